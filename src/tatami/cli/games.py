"""`tatami games`: what can be played."""

from tatami.cli import arguments


def games(lang: arguments.Lang = None) -> None:
    """List the games, with their players and table options."""
    from tatami.cli.printing import print_line
    from tatami.core.options import option_values
    from tatami.games import MODULES, game_names, seats_and_options
    from tatami.text.plain import PlainBook

    spoken = arguments.language(lang)
    phrases = PlainBook(spoken, "tatami.cli")
    for name in game_names():
        (seats, options), book = seats_and_options(name), PlainBook(spoken, MODULES[name])
        named = {"title", "pitch", "length", *(f"option-{option}" for option in option_values(options))}
        if not named <= book.messages.keys():
            print_line(f"  {phrases.say('texts-to-come')}", bold=name)
            continue
        facts = {"seats": ", ".join(map(str, seats)), "length": book.say("length")}
        print_line(f"  {book.say('title')}  ({phrases.say('players-and-length', facts)})", bold=name)
        print_line(f"    {book.say('pitch')}")
        for option, values in option_values(options).items():
            default = getattr(options(), option)
            spelt = " | ".join(f"{value}".lower() + ("*" if value == default else "") for value in values)
            print_line(f"    --option {option}={spelt}  {book.say(f'option-{option}')}")
    print_line(phrases.say("default-marked"))
