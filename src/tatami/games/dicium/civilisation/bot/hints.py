from tatami.core.state import Decision


def hints(view: object, decision: Decision) -> list[float]:
    return [0.0] * len(decision.options)
