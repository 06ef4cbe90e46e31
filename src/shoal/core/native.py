"""Names for the compiler that do nothing in the interpreter. This file itself is never compiled.

`i64` is a machine word where the code is compiled and an `int` otherwise; nothing third-party is loaded.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_meanings):
        return lambda cls: cls
