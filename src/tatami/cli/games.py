"""`tatami games`: what can be played."""

from tatami.cli import arguments


def games(lang: arguments.Lang = None) -> None:
    """List the games, with their players and table options."""
    from rich.console import Console

    from tatami.cli.phrases import Phrases
    from tatami.core.options import option_values
    from tatami.games import game_names, load
    from tatami.text import open_book

    spoken = arguments.language(lang)
    phrases = Phrases(spoken)
    console = Console(highlight=False, soft_wrap=True)
    for name in game_names():
        game, book = load(name), open_book(spoken, name)
        counts = ", ".join(str(seats) for seats in game.seats)
        facts = phrases.say("players-and-length", seats=counts, length=book.say("length"))
        console.print(f"[bold]{name}[/]  {book.say('title')}  ({facts})")
        console.print(f"    {book.say('pitch')}")
        for option, values in option_values(game.options).items():
            default = getattr(game.options(), option)
            spelt = " | ".join(f"{value}".lower() + ("*" if value == default else "") for value in values)
            console.print(f"    --option {option}=", spelt, f"  {book.say(f'option-{option}')}", sep="", markup=False)
    console.print(phrases.say("default-marked"))
