"""`kippu replay`: rebuild every state of every record and compare with what is stored."""

from kippu.terminal.output import AsJson, RecordFile
from kippu.terminal.words import Lang


def replay(file: RecordFile, lang: Lang, *, json: AsJson = False) -> None:
    """Play records again: rebuild every state, compare the events and outcomes stored.

    Exit code 1 at the first difference, with the line and the log entry where it is.
    """
    from kippu.cli.checking import check_records
    from kippu.core.replay import replay as replay_record

    check_records("replay", file, replay_record, lang=lang, json=json)
