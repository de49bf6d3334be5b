"""The data folder: what is kept outside the database. A file is there whole, or not at all."""

import os
import secrets
import tempfile
from pathlib import Path


def secret(file: Path) -> bytes:
    """The secret in a file, made when it is first asked for; processes that ask at once get the same."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        made = _temporary(file, secrets.token_bytes(32))
        try:
            os.link(made, file)  # only the first succeeds
        except FileExistsError:
            pass
        finally:
            made.unlink()
    return file.read_bytes()


def write(file: Path, content: bytes) -> None:
    """Put a file there, or another in its place."""
    _temporary(file, content).replace(file)


def _temporary(file: Path, content: bytes) -> Path:
    """A file beside another, complete and on disk."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=".")
    with os.fdopen(handle, "wb") as open_file:
        open_file.write(content)
        open_file.flush()
        os.fsync(open_file.fileno())
    return Path(name)
