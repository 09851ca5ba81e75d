"""What research needs of the games: bots measured fairly, with intervals, the same every time."""
