"""A writer of bytes: librt's where the code is compiled, and one with the same methods otherwise.

This file itself is never compiled. `u8` is a byte where the code is compiled and an `int` otherwise.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.strings import BytesWriter as BytesWriter
    from mypy_extensions import u8 as u8
else:
    u8 = int

    class BytesWriter(bytearray):
        """Bytes that grow; `append`, indices and `len` are those of a bytearray."""

        write = bytearray.extend

        def getvalue(self):
            return bytes(self)
