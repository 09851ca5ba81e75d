"""Sentences for people, in their language: events, questions, choices, refusals and rules.

The engine speaks in ids, facts and codes. Here they become text, from the same `.ftl` files that the page uses.
"""

from tatami.text.book import LANGUAGES, Book, bind, open_book
from tatami.text.clauses import Clause, clauses
from tatami.text.reader import REFEREE, Observer, Reader

__all__ = ["LANGUAGES", "REFEREE", "Book", "Clause", "Observer", "Reader", "bind", "clauses", "open_book"]
