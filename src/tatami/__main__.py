"""python -m tatami: the command line, where the command `tatami` is not on the path."""

from tatami.cli import main

main()
