"""What Bushido asks, phase by phase, in the order of the rulebook.

`preparation` (the set-up, and mustering troops), `court` (phases 1 to 4), `intrigue` (5 and 6), `regrouping` and
`mobilisation` (7), `combat` (8), `results` (9), `judgement` (10 to 12).
"""
