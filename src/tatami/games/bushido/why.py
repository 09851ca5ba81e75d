from tatami.core.outcome import WhyNot
def why_not(state, seat, piece):
    return WhyNot("R5.1", "not-now")
