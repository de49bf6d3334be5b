"""The paper of an event: everything a day needs without signal, printed from its kit as one PDF.

`book.py` gathers what stands on each sheet, `layout.py` draws the map, `press.py` sets it all with the templates.
"""
