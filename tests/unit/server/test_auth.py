"""Who is there, and from which page a request comes."""

import pytest
from starlette.requests import HTTPConnection
from starlette.responses import Response

from kippu.server.accounts.auth import COOKIE, give, same_origin


def from_page(origin: str | None, host: str | None = "kippu.example:8000") -> HTTPConnection:
    headers = {b"origin": origin, b"host": host}
    given = [(name, value.encode()) for name, value in headers.items() if value is not None]
    return HTTPConnection({"type": "http", "headers": given})


@pytest.mark.parametrize("origin", ["http://kippu.example:8000", "https://kippu.example:8000", None])
def test_a_page_of_ours_may_ask_and_so_may_a_program(origin: str | None) -> None:
    assert same_origin(from_page(origin))


@pytest.mark.parametrize(
    "origin",
    [
        "http://kippu.example:8000.evil.example",  # begins like ours
        "http://kippu.example:80001",
        "http://kippu.example",
        "http://evil.kippu.example:8000",
        "http://evil.example/kippu.example:8000",
        "http://evil.example://kippu.example:8000",
        "https://evil.example",
        "http://",
        "null",
        "",
    ],
)
def test_a_page_of_another_site_may_not(origin: str) -> None:
    assert not same_origin(from_page(origin))


def test_a_page_may_not_ask_a_server_that_has_no_name() -> None:
    assert not same_origin(from_page("http://kippu.example", host=None))


@pytest.mark.parametrize("secure", [False, True])
def test_the_token_is_given_in_a_cookie_that_scripts_and_other_sites_cannot_read(secure: bool) -> None:
    parts = give(Response(), "secret", secure=secure).headers["set-cookie"].lower().split("; ")
    assert parts[0] == f"{COOKIE}=secret"
    assert {"httponly", "samesite=lax", "path=/", "max-age=31536000"} <= set(parts)
    assert ("secure" in parts) is secure


def test_the_cookie_keeps_its_name() -> None:
    """Or everybody would be somebody new."""
    assert COOKIE == "kippu_player"


def test_whoever_has_a_token_keeps_it() -> None:
    assert "set-cookie" not in give(Response(), None, secure=True).headers
