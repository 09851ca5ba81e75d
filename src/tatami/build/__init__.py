"""The compiled engine: which modules it holds, where it lies, and how it is made. Nothing here knows a game."""
