"""Names that mean something to the compiler and nothing to the interpreter. Never compiled itself.

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
