"""Hostile requests, byte by byte, at every address that the server has."""

from pathlib import Path
from typing import Any

import msgspec
from starlette.routing import Route, WebSocketRoute

from kippu.core import record
from kippu.core.versions import read_record
from kippu.server.app import Server
from kippu.server.store import store_for
from tests.fuzz.hostile import Hostile, encoded

_, _RECORD = read_record((Path(__file__).parents[1] / "golden/metrox/rules1/solo-tokyo.jsonl").read_bytes().strip())
_METHODS = (b"GET", b"POST", b"HEAD", b"PUT", b"DELETE", b"OPTIONS", b"PATCH", b"TRACE", b"CONNECT", b"G\xffT", b"")
_PATHS = (
    b"/%00",
    b"/..%2f..%2f..%2fetc/passwd",
    b"/assets/../../pyproject.toml",
    b"/assets/%00",
    b"/assets/",
    b"/assets",
    b"/%ff%fe",
    b"/%",
    b"//",
    b"/a\xff",
    b"*",
    b"http://elsewhere.example/",
    b"/api/tables/" + b"x" * 5_000,
    b"/" + b"a" * 300,
    b"/" + b"a/" * 2_000,
)
# What belongs into the braces of a path.
_PARTS = {
    "{game}": "metrox",
    "{lang}": "ja",
    "{what:str}": "maps",
    "{id:str}": "osaka",
    "{path:path}": "",
    "{seat}": "1",
    "{name}": "0" * 40 + ".jpg",
}
_MAP = {"id": "m", "name": {"en": "M", "ja": "M"}, "routes": [], "stations": [{"id": "a", "x": 1, "y": 1e300}]}
_ACCOUNT = {"login": "mallory", "password": "correct horse battery"}
_BODIES: dict[str, tuple[Any, ...]] = {
    "/api/tables": (
        {"game": "metrox", "name": "Mallory", "bots": ["random"], "start": True},
        {
            "game": "metrox",
            "name": "Mallory",
            "open": True,
            "max_seats": 3,
            "clock": 5_000,
            "options": {"map": "osaka"},
        },
        {"game": "metrox", "name": "Mallory", "open": True, "options": {"map": _MAP}},
    ),
    "/api/tables/{id}/join": ({"name": "Mallory"}, {"name": "Mallory\x00"}),
    "/api/games/{game}/daily": ({"name": "Mallory"}, {"name": "Mallory", "options": {"map": _MAP}}),
    "/api/tables/{id}/preview": (
        {"type": "void", "entry": 1},
        {"type": "act_for", "seat": 0, "command": {"type": "roll"}},
    ),
    "/api/kits/check": ({"files": {"kit.json": "{}", "map.json": "[]"}},),
    "/api/me/account": (_ACCOUNT,),
    "/api/me/login": (_ACCOUNT,),
}
_SLOW = ("/api/me/account", "/api/me/login")  # a password costs time on purpose
_HANDSHAKE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


class Requests:
    """Makes requests. `tables` are some to aim at, `token` is a secret that is known to the server."""

    def __init__(self, hostile: Hostile) -> None:
        self._hostile, self._rng = hostile, hostile.rng
        self._addresses = [
            (method.encode(), route.path)
            for route in Server(store_for("unused.db"), Path("unused.data")).routes()
            if isinstance(route, Route | WebSocketRoute)
            for method in sorted(getattr(route, "methods", None) or {"GET"})
        ]
        self.tables = ["nowhere"]
        self.token = ""

    def request(self) -> bytes:
        """One request, usually whole."""
        rng = self._rng
        method, address = rng.choice(self._addresses)
        if address in _SLOW and rng.random() < 0.9:
            method, address = b"POST", "/api/tables"
        if rng.random() < 0.1:
            method = rng.choice(_METHODS)
        body = self._body(address) if method == b"POST" or rng.random() < 0.05 else b""
        version = rng.choice((b"1.0", b"2.0", b"x")) if rng.random() < 0.1 else b"1.1"
        head = b"%b %b HTTP/%b\r\n" % (method, self._path(address), version)
        request = head + b"".join(self._headers(len(body))) + b"\r\n" + body
        return self._hostile.garbled(request) if rng.random() < 0.05 else request

    def _path(self, address: str) -> bytes:
        rng = self._rng
        if rng.random() < 0.1:
            return rng.choice(_PATHS)
        for part, meant in {"{id}": rng.choice(self.tables), **_PARTS}.items():
            address = address.replace(part, meant)
        path = address.encode()
        if rng.random() < 0.2:
            path += b"?lang=" + _quoted(self._hostile.junk(20))
        if rng.random() < 0.2:
            at = rng.randrange(1, len(path) + 1)
            odd = rng.choice((b"%00", _quoted(self._hostile.junk(4)), self._hostile.junk(3)))
            path = path[:at] + odd + path[at + rng.randrange(3) :]
        return path

    def _body(self, address: str) -> bytes:
        what = self._rng.random()
        if what < 0.05:
            return self._hostile.junk()
        if what < 0.06:
            return encoded({"name": "x" * 20_000})
        if address.startswith("/api/records/"):
            return self._record()
        bodies = _BODIES.get(address, _BODIES["/api/tables"])
        return self._hostile.wrong(self._rng.choice(bodies))

    def _record(self) -> bytes:
        """A record that is well made and wrong, or not even well made."""
        rng = self._rng
        log = list(_RECORD.log)
        at, other = rng.randrange(len(log)), rng.choice(log)
        log[at] = msgspec.structs.replace(
            log[at],
            **rng.choice(
                (
                    {"n": rng.choice((-1, 2**70))},
                    {"at": -(2**63)},
                    {"actor": rng.choice((None, "gm", "clock", -1, 1, 2**70))},
                    {"command": other.command},
                    {"chance": rng.choice(((), (-1,), (0, 0), (2**70,), other.chance))},
                    {"events": other.events},
                )
            ),
        )
        odd: dict[str, Any] = {
            "log": rng.choice((tuple(log), ())),
            "seats": rng.choice(((), _RECORD.seats * 100)),
            "seed": rng.choice((None, self._hostile.text())),
            "commitment": "",
            "outcome": None,
            "rules": 2,
            "options": rng.choice(({"map": _MAP, "deck": "standard20"}, {"map": self._hostile.text(), "deck": ""})),
        }
        field = rng.choice(("log", *odd))
        line = record.encode(msgspec.structs.replace(_RECORD, **{field: odd[field]}))
        return self._hostile.garbled(line) if rng.random() < 0.2 else line

    def _headers(self, length: int) -> list[bytes]:
        rng = self._rng
        host = b"127.0.0.1" if rng.random() < 0.9 else rng.choice((b"[", b"a b", b"\xff", b"x" * 300, b"a:b:c", b"@"))
        headers = [b"Host: %b\r\n" % host, _HANDSHAKE if rng.random() < 0.1 else b"Connection: close\r\n"]
        if length:
            wrong = (length + 5, length - 1, -1, 10**30)
            headers.append(b"Content-Length: %d\r\n" % (length if rng.random() < 0.95 else rng.choice(wrong)))
        if rng.random() < 0.3:
            headers.append(b"Cookie: kippu_player=%b\r\n" % self.token.encode())
        return headers + [self._odd_header() for _ in range(rng.randrange(3))]

    def _odd_header(self) -> bytes:
        rng = self._rng
        cookie = b"kippu_player=" + rng.choice((b"", b"x" * 43, b"\xff\xfe", b'"\\377\\000"', b"x" * 9_000, b"=;=;,"))
        return rng.choice(
            (
                b"Cookie: %b\r\n" % cookie,
                b"Origin: %b\r\n" % rng.choice((b"null", b"http://evil.example", b"http://127.0.0.1", b"\xff", b"://")),
                b"Transfer-Encoding: chunked\r\n",
                b"Accept-Encoding: gzip, br;q=x\r\n",
                b"Sec-WebSocket-Key: %b\r\nSec-WebSocket-Protocol: \xff,,\r\n" % self._line(),
                b"Upgrade: %b\r\n" % rng.choice((b"websocket", b"h2c", b"\xff")),
                b"Expect: 100-continue\r\n",
                b"Range: bytes=%d-%d\r\n" % (rng.randrange(9), rng.randrange(9)),
                b"If-None-Match: \xff\r\nIf-Modified-Since: never\r\n",
                b"X-Forwarded-For: %b\r\nX-Forwarded-Proto: %b\r\n" % (self._line(), self._line()),
                b"X: %b\r\n" % (b"y" * rng.choice((10, 9_000, 70_000))),
                b"%b: %b\r\n" % (self._line(), self._line()),
            )
        )

    def _line(self) -> bytes:
        return self._hostile.junk(12).replace(b"\n", b"").replace(b"\r", b"")


def _quoted(text: bytes) -> bytes:
    return b"".join(b"%%%02x" % byte for byte in text)
