"""Another server that ours sends messages to, on this machine; and a browser that reads its push messages."""

import json
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from kippu.server.push.web_push import encode

_CURVE = ec.SECP256R1()


class Got(NamedTuple):
    """What was posted."""

    path: str
    headers: dict[str, str]
    content: bytes


class Elsewhere:
    """Keeps what is posted; answers with the statuses that are set for a path, then 201."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.got: queue.Queue[Got] = queue.Queue()
        self.statuses: dict[str, list[int]] = {}

    def next(self) -> Got:
        return self.got.get(timeout=20)


@contextmanager
def elsewhere() -> Iterator[Elsewhere]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            content = self.rfile.read(int(self.headers["content-length"]))
            place.got.put(Got(self.path, {name.lower(): value for name, value in self.headers.items()}, content))
            self.send_response((place.statuses.get(self.path) or [201]).pop(0))
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            del format, args

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    place = Elsewhere(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield place
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Subscriber:
    """Has keys of its own, and reads what was encrypted for them, as RFC 8291 says."""

    def __init__(self, endpoint: str, lang: str = "en") -> None:
        self._key = ec.generate_private_key(_CURVE)
        self._auth = b"sixteen  bytes!!"
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": encode(self._point), "auth": encode(self._auth)}
        self.subscription = {"endpoint": endpoint, "keys": keys, "lang": lang}

    def read(self, content: bytes) -> dict[str, Any]:
        salt, length = content[:16], content[20]
        server, cipher = content[21 : 21 + length], content[21 + length :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, server))
        secret = HKDF(hashes.SHA256(), 32, self._auth, b"WebPush: info\0" + self._point + server).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        message = AESGCM(key).decrypt(nonce, cipher, None)
        assert message.endswith(b"\x02")
        read: dict[str, Any] = json.loads(message[:-1])
        return read
