"""Learning by playing: trajectories of bots, a trainer that imitates them and then improves by self-play."""
