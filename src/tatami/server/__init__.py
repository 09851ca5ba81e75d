"""The table in the browser: the only room with a clock, a socket and a disk."""
