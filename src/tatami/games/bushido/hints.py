def rate(view, decision):
    return [0.0 for _ in decision.options]
