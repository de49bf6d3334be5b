"""Which addresses elsewhere this server calls: anybody may name one."""

import pytest

from kippu.core.errors import KippuError
from kippu.server.push.outgoing import check_address

_HOSTS = ("discord.com", "push.example.org")


@pytest.mark.parametrize(
    "url", ["https://discord.com/api/webhooks/1/x", "https://ptb.discord.com/x", "https://DISCORD.com", "https://push.example.org:443/a"]
)  # fmt: skip
def test_known_services_are_called(url: str) -> None:
    check_address(url, _HOSTS)


@pytest.mark.parametrize(
    "url",
    [
        "http://discord.com/x",  # everybody on the way could read it
        "https://evildiscord.com/x",
        "https://discord.com.evil.example/x",
        "https://evil.example/discord.com",
        "https://discord.com@evil.example/x",
        "https://127.0.0.1/x",
        "https://[::1",
        "https:///x",
        "ftp://discord.com/x",
    ],
)
def test_others_are_not(url: str) -> None:
    with pytest.raises(KippuError, match=r"^bad_address"):
        check_address(url, _HOSTS)


def test_hosts_that_the_environment_names_are_called_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KIPPU_OUTGOING", "127.0.0.1,chat.example")
    for url in ("http://127.0.0.1:99/x", "https://chat.example/x"):
        check_address(url, _HOSTS)
    for url in ("ftp://chat.example/x", "https://sub.chat.example/x", "https:///x"):
        with pytest.raises(KippuError, match=r"^bad_address"):
            check_address(url, _HOSTS)
