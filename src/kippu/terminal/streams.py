"""Terminals that know fewer characters: what they cannot show is shown by a plain sign, never by a traceback."""

import codecs
import io
import sys

_PLAIN = str.maketrans(
    "□♛◆✓↻★○●─│╱╲═║¦▒•◦÷►◄▲▼·…×–✎①②③④⑤⑥⑦⑧⑨",
    "_^+vRSO*~|/\\=H:#.o%><AV..x-wabcdefghi",
)


def _plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    plain = error.object[error.start : error.end].translate(_PLAIN)
    return plain.encode("ascii", "replace").decode(), error.end


codecs.register_error("kippu.plainly", _plainly)


def forgive() -> None:
    """Let standard output and input take any character."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="kippu.plainly")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
