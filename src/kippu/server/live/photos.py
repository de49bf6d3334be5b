"""Photos of live events: in a folder, under names that nobody can guess, without anything but the picture (RM-16.7).

A name is made from what the phone calls its photo, with a key of this server: an upload that comes again gets the same
name. A deleted photo leaves an empty file behind, so that it does not come back.
"""

import hashlib
import hmac
import re
import shutil
import warnings
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageOps, UnidentifiedImageError

from kippu.core.errors import KippuError
from kippu.server.folder import secret, write

MAX_BYTES = 8 * 1024 * 1024
MAX_PIXELS = 30_000_000
_LONGEST_SIDE = 2048
_QUALITY = 85
_KINDS = ("JPEG", "PNG", "WEBP")
_NAME = re.compile(r"[0-9a-f]{40}\.jpg")
_MOST = 5_000  # photos of one event


class Photos:
    """The photos in a data folder."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._folder = data / "photos"

    def keep(self, table: str, sender: str, client_id: str, sent: bytes) -> str:
        """Keep a photo and give its name; the same photo sent again has the same name."""
        folder = self._folder / table
        name = f"{self._digest(f'{table} {sender} {client_id}')[:40]}.jpg"
        if (folder / name).exists():
            return name
        picture = only_the_picture(sent)
        folder.mkdir(parents=True, exist_ok=True)
        if sum(1 for _ in folder.iterdir()) >= _MOST:
            raise KippuError("too_many_photos")
        write(folder / name, picture)
        return name

    def find(self, table: str, name: str) -> Path | None:
        """The file of a photo that is still there."""
        file = self._folder / table / name
        return file if _NAME.fullmatch(name) and file.is_file() and file.stat().st_size else None

    def delete(self, table: str, name: str) -> bool:
        """Delete a photo; whether it was there."""
        file = self.find(table, name)
        if file is not None:
            write(file, b"")
        return file is not None

    def tables(self) -> list[str]:
        """Tables that have photos."""
        return [folder.name for folder in self._folder.iterdir()] if self._folder.is_dir() else []

    def delete_all(self, table: str) -> None:
        """Delete everything of a table."""
        shutil.rmtree(self._folder / table, ignore_errors=True)

    def _digest(self, text: str) -> str:
        return hmac.digest(secret(self._data / "photos.key"), text.encode(), hashlib.sha256).hex()


def only_the_picture(sent: bytes) -> bytes:
    """A photo as a JPEG of the usual size: no place, time, camera or thumbnail; not_a_photo if it is none."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            with Image.open(BytesIO(sent), formats=_KINDS) as image:
                if image.width * image.height > MAX_PIXELS:
                    raise KippuError("photo_too_large", max=MAX_PIXELS // 1_000_000)
                image.draft("RGB", (_LONGEST_SIDE, _LONGEST_SIDE))  # decodes a large JPEG at a fraction of its size
                upright = ImageOps.exif_transpose(image).convert("RGB")
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError, Image.DecompressionBombError, Warning) as error:
        raise KippuError("not_a_photo") from error
    upright.thumbnail((_LONGEST_SIDE, _LONGEST_SIDE))
    clean = Image.frombytes("RGB", upright.size, upright.tobytes())  # pixels, and nothing that came with them
    made = BytesIO()
    clean.save(made, "JPEG", quality=_QUALITY, optimize=True)
    return made.getvalue()
