"""`kippu verify`: draw all chance of every record again from its published seed."""

from kippu.terminal.output import AsJson, RecordFile
from kippu.terminal.words import Lang


def verify(file: RecordFile, lang: Lang, *, json: AsJson = False) -> None:
    """Check the chance of records: the seed against its commitment, every outcome against the seed.

    Exit code 1 at the first difference, with the line and the log entry where it is.
    """
    from kippu.cli.checking import check_records
    from kippu.core.replay import verify as verify_record

    check_records("verify", file, verify_record, lang=lang, json=json)
