"""Guests: nobody signs up; a signed cookie says who somebody is, and by which name."""

import os
import random
import secrets
import unicodedata
from dataclasses import dataclass
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "tatami"
KEY_FILE = "secret-key"
YEAR = 365 * 24 * 3600
LONGEST_NAME = 24

# Signs that show nothing although Unicode does not count them among the spaces: fillers of Hangul, Khitan and Khmer,
# the empty cell of Braille, joiners and selectors of variants, a note without a head, blank hieroglyphs.
BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc"
    "\U00013441\U00013442\U00016fe4\U0001d159" + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)

# Animals and plants, by their Japanese names: the same in every language.
NAMES = (
    "Ajisai", "Asagao", "Ayame", "Fukurou", "Hamaguri", "Hatsuyuki", "Hotaru", "Inoshishi", "Kaede", "Kamome",
    "Kawasemi", "Kiku", "Kitsune", "Koi", "Kuma", "Kumo", "Matsu", "Mejiro", "Momo", "Nezumi",
    "Okami", "Risu", "Sakura", "Shika", "Sumire", "Suzume", "Tanuki", "Tombo", "Tsubaki", "Tsubame",
    "Tsuru", "Uguisu", "Ume", "Usagi", "Washi", "Yamaneko", "Yuri",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody. The id never leaves the server but in that guest's own cookie."""

    id: str
    name: str


class Guests:
    """Makes guests, and knows them again."""

    def __init__(self, key: bytes) -> None:
        self.signer = URLSafeSerializer(key, salt="guest")

    def stranger(self) -> Guest:
        """Somebody new, with a name to begin with."""
        return Guest(secrets.token_urlsafe(12), f"{random.choice(NAMES)} {random.randint(2, 99)}")

    def cookie(self, guest: Guest) -> str:
        return str(self.signer.dumps([guest.id, guest.name]))

    def known(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie that this server signed."""
        if not cookie or len(cookie) > 400:
            return None
        try:
            match self.signer.loads(cookie):
                case [str(id), str(name)]:
                    # A name of before there was a rule about it may show nothing.
                    return Guest(id, tidy_name(name) or NAMES[0])
        except BadSignature:
            pass
        return None


def tidy_name(name: str) -> str:
    """A name as it is shown: one line, no invisible signs, no doubled spaces; empty if nothing is left to see."""
    shown = "".join(sign if sign.isprintable() and sign not in BLANK else " " for sign in name)
    tidy = " ".join(shown.split())[:LONGEST_NAME].strip()
    return tidy if any(unicodedata.category(sign)[0] != "M" for sign in tidy) else ""


def secret_key(data_dir: Path) -> bytes:
    """The key that signs cookies: made once, readable by its owner alone."""
    file = data_dir / KEY_FILE
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = file.read_bytes()
        if len(key) >= 32:
            return key
        handle = os.open(file, os.O_WRONLY | os.O_TRUNC, 0o600)  # a crash while it was made
    key = secrets.token_hex(32).encode()
    with os.fdopen(handle, "wb") as out:
        out.write(key)
        out.flush()
        os.fsync(out.fileno())
    return key
