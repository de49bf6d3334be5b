"""Logs as one JSON object per line: when, what, and its parameters. Never a seed, a token or a name."""

import logging
from datetime import UTC, datetime

import msgspec

log = logging.getLogger("kippu.server")


def note(what: str, **params: str | int | None) -> None:
    """Log that something happened."""
    log.info(what, extra={"params": params})


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "params", {}),
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry).decode()


def _ours(record: logging.LogRecord) -> bool:
    """Text that is none ends its sender's socket; nobody else has to read about it."""
    return record.msg != "Invalid UTF-8 sequence received from client."


def log_to_stderr(level: str = "INFO") -> None:
    """Send everything that is logged to the standard error, as JSON."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Json())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("uvicorn").setLevel("WARNING")
    logging.getLogger("uvicorn.error").addFilter(_ours)
    logging.getLogger("asyncio").setLevel("WARNING")
