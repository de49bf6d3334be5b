"""The paper of an event: everything a day needs without signal, printed from its kit as one PDF.

`book.py` gathers what stands on each sheet, `layout.py` draws the map; `kippu.sheets` sets it with `template/`.
"""

from importlib.resources import files

TEMPLATES = files("kippu.games.momotetsu.sheets") / "template"
