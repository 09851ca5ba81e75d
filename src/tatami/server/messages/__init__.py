"""Everything that goes over the wire, in both directions, a file a subject. docs/protocol.md says it in words.

Lists and Structs only: a tuple of fixed length has no good form in the generated TypeScript.
"""

import msgspec

from tatami.server.messages.errors import Problem
from tatami.server.messages.gestures import Gesture
from tatami.server.messages.looking import Hello, History, Look, Past, Snapshot
from tatami.server.messages.luck import Open
from tatami.server.messages.planning import Plan, Propose
from tatami.server.messages.playing import Choose, Fresh, Update, Why, WhyNotAnswer
from tatami.server.messages.tables import TableChanged
from tatami.server.messages.undoing import Consent, Redo, Undo
from tatami.server.messages.windows import Order, Wait

PROTOCOL = 1
encode = msgspec.json.Encoder().encode

ServerMessage = Snapshot | TableChanged | Update | Fresh | History | WhyNotAnswer | Plan | Problem
# Its `id` comes back as `answers`.
ClientMessage = Hello | Choose | Gesture | Why | Look | Undo | Consent | Redo | Open | Past | Order | Wait | Propose
