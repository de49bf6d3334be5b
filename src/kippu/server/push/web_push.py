"""Web Push: a message that only one browser can read (RFC 8291), signed by this server (RFC 8292)."""

import base64
import json
import os
import time
from pathlib import Path
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from kippu.server.folder import secret

_CURVE = ec.SECP256R1()
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
_RECORD = 4096
_VALID = 12 * 3600  # seconds
_KEPT = 3600  # seconds for which a push service keeps a message for a phone without signal


def encode(data: bytes) -> str:
    """Bytes as they are written in web pages and headers."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """And back; ValueError if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypted(
    message: bytes,
    browser_key: bytes,
    browser_secret: bytes,
    *,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message for one browser; key and salt are new each time. ValueError if the browser's key is none."""
    key, salt = key or ec.generate_private_key(_CURVE), salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, browser_key)
    shared = key.exchange(ec.ECDH(), theirs)
    secret_ = _derive(shared, browser_secret, b"WebPush: info\0" + browser_key + _point(key), 32)
    content_key = _derive(secret_, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret_, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(_point(key))]) + _point(key)
    return head + AESGCM(content_key).encrypt(nonce, message + b"\x02", None)


def _derive(secret_: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret_)


class Signer:
    """The key by which push services know this server. It is made when the server first starts, and kept."""

    def __init__(self, data: Path, contact: str) -> None:
        number = int.from_bytes(secret(data / "vapid.key"), "big")
        self._key = ec.derive_private_key(number % (_ORDER - 1) + 1, _CURVE)
        self._contact = contact

    @property
    def public_key(self) -> str:
        """What a browser has to know to subscribe."""
        return encode(_point(self._key))

    def headers(self, endpoint: str, *, urgent: bool) -> dict[str, str]:
        """What goes with a message to an endpoint."""
        where = urlsplit(endpoint)
        claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(time.time()) + _VALID, "sub": self._contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(encode(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{signed}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return {
            "authorization": f"vapid t={token}, k={self.public_key}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(_KEPT),
            "urgency": "high" if urgent else "normal",
        }
