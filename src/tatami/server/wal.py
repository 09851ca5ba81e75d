"""Is SQLite's write-ahead log whole?

After a kill SQLite plays back as much of the log as it can read, and says nothing of the rest. A log that was lost or
damaged would so take back choices that people were shown. What must be there is known from the log's index, the
`-shm` file, which names the last frame that was committed; both files stay behind when a process is killed. After a
power cut the index may be older than the log, for nobody asks the disk to hold it: then it tells nothing. The formats
are those of https://sqlite.org/fileformat2.html#walformat and https://sqlite.org/walformat.html.
"""

import struct
import sys
from pathlib import Path
from typing import Final

LITTLE, BIG = 0x377F0682, 0x377F0683  # the magic numbers of a log, by the order of bytes in its checksums
HEADER, FRAME_HEADER = 32, 24
INDEX_HEADER: Final = 48
MOST_RESTARTS: Final = 1000  # of the log since an index was last held by the disk; each counts its first salt up

Salts = tuple[int, int]


def complaint(database: Path, must_exist: bool) -> str:
    """What is wrong with the log of a database that nobody has open; nothing if all is well. `must_exist`: whoever
    had it open did not close it."""
    log, index = Path(f"{database}-wal"), Path(f"{database}-shm")
    frames, salts = last_commit(index.read_bytes()[:INDEX_HEADER] if index.exists() else b"")
    data = log.read_bytes() if log.exists() else b""
    if len(data) < HEADER:
        return f"{log} is missing" if must_exist or frames else ""
    found = committed_frames(data)
    if found is None:
        return f"{log} is damaged at its beginning"
    committed, log_salts = found
    is_log_newer = 0 < (log_salts[0] - salts[0]) % 2**32 <= MOST_RESTARTS
    readable = committed if log_salts == salts else 0
    if readable < frames and not is_log_newer:
        return f"{log} is damaged: {readable} of {frames} frames can be read"
    return ""


def last_commit(index: bytes) -> tuple[int, Salts]:
    """The number of the last frame that was committed, and the salts of its log; 0 where nothing can be known."""
    if len(index) < INDEX_HEADER or not index[12]:
        return 0, (0, 0)
    words = struct.unpack(f"{'<' if sys.byteorder == 'little' else '>'}12I", index)
    if checksum(index[:40], sys.byteorder == "big", (0, 0)) != (words[10], words[11]):
        return 0, (0, 0)
    return words[4], struct.unpack(">2I", index[32:40])


def committed_frames(log: bytes) -> tuple[int, Salts] | None:
    """How many frames of a log can be read, up to the last commit among them, and its salts; None if it is none."""
    magic, _, size, _, *salts, first, second = struct.unpack(">8I", log[:HEADER])
    if magic not in (LITTLE, BIG):
        return None
    check = checksum(log[:24], magic == BIG, (0, 0))
    if check != (first, second):
        return None
    committed = 0
    starts = range(HEADER, len(log) - FRAME_HEADER - size + 1, FRAME_HEADER + size)
    for number, start in enumerate(starts, start=1):
        _, pages, *frame_salts, first, second = struct.unpack(">6I", log[start : start + FRAME_HEADER])
        check = checksum(log[start : start + 8], magic == BIG, check)
        check = checksum(log[start + FRAME_HEADER : start + FRAME_HEADER + size], magic == BIG, check)
        if frame_salts != salts or check != (first, second):
            break
        if pages:  # the last frame of a commit tells the size of the database after it
            committed = number
    return committed, (salts[0], salts[1])


def checksum(data: bytes, is_big: bool, before: tuple[int, int]) -> tuple[int, int]:
    """SQLite's sum of words of 32 bits, going on from the one before."""
    one, two = before
    words = struct.unpack(f"{'>' if is_big else '<'}{len(data) // 4}I", data)
    for word, next_word in zip(words[::2], words[1::2]):
        one = (one + word + two) & 0xFFFFFFFF
        two = (two + next_word + one) & 0xFFFFFFFF
    return one, two
