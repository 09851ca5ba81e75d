// Generated from the messages of the server by `npm run types`; docs/protocol.md tells what they mean.

export type Fact = boolean | number | string | (number | string)[] | null
export type ClientMessage =
  Hello | Choose | Gesture | Why | Look | Undo | Consent | Redo | Open | Past | Order | Wait | Propose
export type View =
  | KatanaView
  | BushidoView
  | DiciumCrazyCupView
  | DiciumShogunView
  | DiciumDonjonView
  | DiciumCivilisationView
  | NinjatoView
  | SamouraiKatanaView
export type ServerMessage = Snapshot | TableChanged | Update | Fresh | History | WhyNotAnswer | Plan | Problem

/**
 * Somebody is asked something; everybody may know that, and these facts.
 */
export interface AskedInfo {
  facts: {
    [k: string]: Fact
  }
  prompt: string
  seat: number
}
/**
 * What the seats could think after `step` choices: `chances[seat][other]` has a number for each of the names.
 */
export interface BeliefInfo {
  chances: number[][][]
  step: number
}
/**
 * What each seat of a finished game could know of the others. `names` are nouns of `kind`; `truth` says which of
 * them each seat was. Only steps that changed something are in the `course`; it is empty where nobody hides
 * who he is. `holdings` are the things in the hands of the others that it could guess at.
 */
export interface BeliefsInfo {
  course: BeliefInfo[]
  holdings: HoldingInfo[]
  kind: string
  names: string[]
  truth: number[]
}
/**
 * A thing that hands may hide, a noun `name` of `kind`. `judged[seat][other]` is how likely a seat could think
 * that another held one, where that changed; it is empty for the seat itself. `held[seat]` is when the seat really
 * did, as stretches of two steps, from and until. Only what is certain has a chance of 0 or 1; all others are
 * rounded to two places.
 */
export interface HoldingInfo {
  held: number[][][]
  judged: ChancesInfo[][]
  kind: string
  name: string
}
/**
 * A chance over the game: after each of the `steps` it was the one of the `chances` at the same place.
 */
export interface ChancesInfo {
  chances: number[]
  steps: number[]
}
/**
 * Somebody is asked something; everybody may know that.
 */
export interface BushidoAsked {
  prompt: string
  seat: number
}
/**
 * A combat under way, or the last one of this turn.
 */
export interface BushidoCombat {
  bonus: number
  elite: number
  is_conquered: boolean
  is_revolt: boolean
  is_samurai_defeated: boolean
  province: string
  sides: BushidoSide[]
  source: string | null
  stage: string
  troops: number
}
/**
 * One side of a combat: its stack and disc, as far as they are to be seen. When all is turned up: its `swords`
 * count so many `times`, `added` troops make the `total`, and `has_won` tells whose it is.
 */
export interface BushidoSide {
  added: number | null
  answered: number
  disc: string | null
  has_won: boolean | null
  is_ready: boolean
  seat: number
  size: number | null
  stack: {
    [k: string]: number
  } | null
  swords: number | null
  times: number | null
  top: string | null
  total: number | null
}
/**
 * Together with so many `elite` tokens, `least` to `most` troops go, but no number that is `barred`: it would
 * bring back an earlier arrangement. (R10.13)
 */
export interface BushidoLoad {
  barred: number[]
  elite: number
  least: number
  most: number
}
/**
 * Who won and why.
 *
 * `winners` are seats; `scores` has one number a seat; `ranking` groups the seats from best to last, equals
 * together; `sheet` says where the points of each seat came from, in the order they are added up.
 */
export interface BushidoOutcome {
  facts?: {
    [k: string]: Fact
  }
  is_cooperative?: boolean
  rank?: string
  ranking: number[][]
  reason: string
  scores: number[]
  sheet?: {
    [k: string]: number
  }[]
  teams: BushidoTeam[]
  winners: number[]
}
/**
 * Seats that win or lose together.
 */
export interface BushidoTeam {
  name: string
  rows?: {
    [k: string]: number
  }
  score: number
  seats: number[]
}
/**
 * How many answers a seat has given in secret, and which, in words, for those who may know.
 */
export interface BushidoPicked {
  answers: number
  seat: number
  words: string[] | null
}
/**
 * One hex of the map; `land` and its values only where the tile has been turned up.
 */
export interface BushidoProvince {
  elite: number
  honour: number | null
  katana: number | null
  koku: number | null
  land: string | null
  owner: number | null
  part: string
  province: string
  q: number
  r: number
  ronin: number
  troops: number
}
/**
 * The table options and the values in play: everybody knows them. `sources` tells where the values come
 * from: `rulebook`, `source` (the publisher's pages), `reconstruction` or the `owner` of a box; of each land its
 * honour, koku and katana (`city koku`), and of the numbers of tiles and discs (`tile-ronin`, `disc-duel`).
 */
export interface BushidoRulesView {
  bag: {
    [k: string]: number
  }
  campaign: boolean
  deals_provinces: boolean
  discs: {
    [k: string]: number
  }
  elite: boolean
  honour: number[]
  katana: number[]
  koku: number[]
  lands: {
    [k: string]: number
  }
  loses_troops: boolean
  sources: {
    [k: string]: string
  }
  stall_guard: boolean
}
/**
 * One clan as the observer knows it. `tiles` and `discs` are all of them where the observer may know that;
 * `known_tiles` and `known_discs` are what a Shinobi has seen and is certainly still there; also the Kotau that an
 * exchange gave away.
 */
export interface BushidoSeat {
  bonus_tokens: number[]
  daimyo: number
  disc_count: number
  discs: {
    [k: string]: number
  } | null
  fortress: string | null
  has_campaign_token: boolean
  income: number
  known_discs: {
    [k: string]: number
  }
  known_tiles: {
    [k: string]: number
  }
  koku: number
  lost: number
  reserve: number
  roles: string[]
  samurai: number
  seat: number
  tile_count: number
  tiles: {
    [k: string]: number
  } | null
  troops: number
}
/**
 * A table as one seat sees it; `seat` is None for a spectator. So many discs as `spent` are put away, face down;
 * which ones, `spent_discs`, is shown at the end. `ways` is where the troops of this seat may go now, if it moves
 * them.
 */
export interface BushidoView {
  asked: BushidoAsked[]
  bag: number
  campaign: string
  combat: BushidoCombat | null
  first: number
  game: 'bushido'
  month: number
  outcome: BushidoOutcome | null
  phase: string | null
  picked: BushidoPicked[]
  piles: number
  provinces: BushidoProvince[]
  revealed: number
  rules: BushidoRulesView
  seat: number | null
  seats: BushidoSeat[]
  spent: number
  spent_discs: {
    [k: string]: number
  } | null
  stalled: number
  steps: number
  turn: number
  ways: BushidoWay[]
}
/**
 * From one province to another: a move among the own ones, or an attack. `is_defended`: it leads to a combat.
 */
export interface BushidoWay {
  is_attack: boolean
  is_defended: boolean
  loads: BushidoLoad[]
  province: string
  source: string
}
/**
 * Answer a decision.
 */
export interface Choose {
  id?: number | null
  seat: number
  step: number
  type: 'choose'
  words: string
}
/**
 * The first message. Answered by a snapshot; gives back the seats that bots kept.
 */
export interface Hello {
  id?: number | null
  look?: number | null
  protocol: number
  type: 'hello'
}
/**
 * Answer a decision and those that follow it, in order: all are made, or none, and they are taken back together.
 * Between two of them nobody else may come into play, chance is not asked and nothing hidden comes out.
 */
export interface Gesture {
  /**
   * @minItems 1
   * @maxItems 64
   */
  answers: string[]
  id?: number | null
  seat: number
  step: number
  type: 'gesture'
}
/**
 * Why can this piece (or several, parted by spaces) not be chosen?
 */
export interface Why {
  id?: number | null
  piece: string
  seat: number
  type: 'why'
}
/**
 * Look through the eyes of another seat of mine, or a spectator's (None).
 */
export interface Look {
  id?: number | null
  seat: number | null
  type: 'look'
}
/**
 * Take this seat's last choice back, and whatever came after it.
 */
export interface Undo {
  id?: number | null
  seat: number
  step: number
  type: 'undo'
}
/**
 * Answer a request to undo.
 */
export interface Consent {
  agree: boolean
  id?: number | null
  step: number
  type: 'consent'
}
/**
 * Make the choice again that was taken back.
 */
export interface Redo {
  id?: number | null
  seat: number
  step: number
  type: 'redo'
}
/**
 * Open the share of the luck that this seat pledged, once the list of pledges is closed.
 */
export interface Open {
  id?: number | null
  seat: number
  share: string
  type: 'open'
}
/**
 * Earlier entries of the log: those before this step.
 */
export interface Past {
  before: number
  id?: number | null
  type: 'past'
}
/**
 * Which response windows a seat wants to be asked about: always, only if concerned, never. Nobody else hears.
 */
export interface Order {
  id?: number | null
  seat: number
  type: 'order'
  wish: 'always' | 'concerned' | 'never'
}
/**
 * Hold the response window open for longer.
 */
export interface Wait {
  id?: number | null
  seat: number
  step: number
  type: 'wait'
}
/**
 * Show everybody a piece of the game, such as a square, with a short phrase. Nothing of it is kept.
 */
export interface Propose {
  id?: number | null
  phrase: 'careful' | 'fight' | 'go' | 'no' | 'open' | 'wait' | 'yes'
  piece: string
  seat: number
  type: 'propose'
}
/**
 * The question to the seat whose eyes this socket has. An answer carries this `step`. `is_forced`: there is
 * nothing to choose, and the server answers by itself after a pause. `clause` is the rule that the
 * question rests on; it may be empty.
 */
export interface DecisionInfo {
  clause: string
  facts: {
    [k: string]: Fact
  }
  is_forced: boolean
  options: OptionInfo[]
  prompt: string
  seat: number
  step: number
}
/**
 * One legal answer: send its `words`; `kind` and `facts` make its sentence; `pieces` are touched, in order.
 */
export interface OptionInfo {
  facts: {
    [k: string]: Fact
  }
  kind: string
  pieces: string[]
  words: string
}
/**
 * Somebody is asked something; everybody may know that.
 */
export interface DiciumCivilisationAsked {
  prompt: string
  seat: number
}
/**
 * What a combination of values does at this table, and how far (0 where nothing is counted).
 */
export interface DiciumCivilisationDeed {
  count: number
  deed: string
  piece: string
}
/**
 * A fight or test under way: who throws now, for what (`attack`, `defence`, `test`), against whom or which
 * monster, what has to be reached at least (None for an attack on a player), and what is engaged so far. `thrown`
 * is the strength once the die has fallen.
 */
export interface DiciumCivilisationFight {
  effect: string | null
  engaged: number
  monster: string | null
  needed: number | null
  other: number | null
  seat: number
  throw: string
  thrown: number | null
  zeno: boolean
}
/**
 * A combination that the unspent dice form: the piece that is touched for it, the dice that it can take, what it
 * does, and how far or of which level (0 where nothing is counted).
 */
export interface DiciumCivilisationForm {
  count: number
  deed: string
  faces: string[]
  piece: string
}
/**
 * A monster on the board; `square` is where it lies in wait.
 */
export interface DiciumCivilisationLair {
  defence: number
  monster: string
  square: string
}
/**
 * So many of something that is counted.
 */
export interface DiciumCivilisationNeed {
  count: number
  measure: string
}
/**
 * A bonus of a mat.
 */
export interface DiciumCivilisationNotch {
  bonus: string
  level: number
  taken: boolean
}
/**
 * A common objective of this game: `state` is open, taken (by `owner`) or given-up.
 */
export interface DiciumCivilisationObjective {
  objective: string
  owner: number | null
  state: string
}
/**
 * What an objective asks for and brings.
 */
export interface DiciumCivilisationObjectiveRow {
  needs: DiciumCivilisationNeed[]
  points: number
}
/**
 * Who won and why.
 *
 * `winners` are seats; `scores` has one number a seat; `ranking` groups the seats from best to last, equals
 * together; `sheet` says where the points of each seat came from, in the order they are added up.
 */
export interface DiciumCivilisationOutcome {
  facts?: {
    [k: string]: Fact
  }
  is_cooperative?: boolean
  rank?: string
  ranking: number[][]
  reason: string
  scores: number[]
  sheet?: {
    [k: string]: number
  }[]
  teams: DiciumCivilisationTeam[]
  winners: number[]
}
/**
 * Seats that win or lose together.
 */
export interface DiciumCivilisationTeam {
  name: string
  rows?: {
    [k: string]: number
  }
  score: number
  seats: number[]
}
/**
 * How many answers a seat has given in secret, and which, in words, for those who may know.
 */
export interface DiciumCivilisationPicked {
  answers: number
  seat: number
  words: string[] | null
}
/**
 * A square that the pawn whose turn it is can come to: the combination that leads there with the fewest dice of
 * its kind, how many faces it has, how many dice it takes.
 */
export interface DiciumCivilisationReach {
  dice: number
  faces: number
  piece: string
  square: string
}
/**
 * The table options and the values in play: everybody knows them. `sources` tells where the values come from:
 * `rulebook`, `inferred`, `reconstruction` or the `owner` of a box; of the `archipelago`, of each combination
 * (`pair`), mat (`mat-blue`), monster (`monster-hydra`), hero (`hero-blue`), philosopher (`card-plato`) and
 * objective (`objective-builder`, `secret-sage`).
 */
export interface DiciumCivilisationRulesView {
  common: DiciumCivilisationObjectiveRow[]
  compensates: boolean
  compensation: number[]
  dealt_mats: boolean
  deeds: DiciumCivilisationDeed[]
  defences: number[]
  drawing: string[]
  hero_colours: string[]
  hero_faces: number[]
  lairs: string[]
  mats: string[][]
  numbers: number[]
  philosophers: string[]
  secrets: DiciumCivilisationObjectiveRow[]
  sources: {
    [k: string]: string
  }
  squares: DiciumCivilisationSquare[]
}
/**
 * A square of the archipelago as it is printed.
 */
export interface DiciumCivilisationSquare {
  is_capital: boolean
  is_quarry: boolean
  region: string
  square: string
  terrain: string
  x: number
  y: number
}
/**
 * One player as the others see them. `hand` and `secret` only where they may be known; `known` are the
 * philosophers of a hidden hand that were seen on their way there, `dealt` the two secret objectives of the
 * beginning.
 */
export interface DiciumCivilisationSeat {
  active_hand: number
  attacks_won: number
  capital: string
  cards: number
  cities: number
  dealt: string[] | null
  fives: number
  hand: string[] | null
  hand_size: number
  has_secret: boolean
  heroes: string[]
  known: string[]
  mat: string | null
  measures: {
    [k: string]: number
  }
  monsters: string[]
  notches: DiciumCivilisationNotch[]
  noted: number
  objectives: string[]
  points: number
  powers: string[]
  reserve: string[]
  seat: number
  secret: string | null
  sheet: {
    [k: string]: number
  }
  shown: string[]
  square: string
  temples: number
  wonder: boolean
}
/**
 * A tile on the board; `owner` is a seat.
 */
export interface DiciumCivilisationTile {
  owner: number
  square: string
  tile: string
}
/**
 * A table as one seat sees it; `seat` is None for a spectator.
 */
export interface DiciumCivilisationView {
  actions: number
  asked: DiciumCivilisationAsked[]
  attack_die: number
  boosts: string[]
  combat: number
  deck: number
  dice: string[]
  fight: DiciumCivilisationFight | null
  finishing: boolean
  first: number
  five_tiles: number
  forms: DiciumCivilisationForm[]
  game: 'dicium.civilisation'
  has_acted: boolean
  has_redeployed: boolean
  monsters: DiciumCivilisationLair[]
  objectives: DiciumCivilisationObjective[]
  open: string[]
  outcome: DiciumCivilisationOutcome | null
  phase: string | null
  picked: DiciumCivilisationPicked[]
  picked_dice: string[]
  pile: number
  reaches: DiciumCivilisationReach[]
  removed: string[]
  revealed: number
  round: number
  rules: DiciumCivilisationRulesView
  seat: number | null
  seats: DiciumCivilisationSeat[]
  spare: number
  steps: number
  thrown: number
  throws: number
  tiles: DiciumCivilisationTile[]
  turn: number
}
/**
 * What a combination of values does at this table, and how far (0 where nothing is counted).
 */
export interface DiciumCrazyCupDeed {
  count: number
  deed: string
  piece: string
}
/**
 * A combination that the unspent dice form: the piece that is touched for it, the dice that it can take, what it
 * does, and how far or of which level (0 where nothing is counted).
 */
export interface DiciumCrazyCupForm {
  count: number
  deed: string
  faces: string[]
  piece: string
}
/**
 * A movement under way.
 */
export interface DiciumCrazyCupMovement {
  airship: boolean
  can_bump: boolean
  hooks: number[]
  left: number
  path: string[]
  route: number[]
}
/**
 * A bonus of a mat.
 */
export interface DiciumCrazyCupNotch {
  bonus: string
  level: number
  taken: boolean
}
/**
 * Who won and why.
 *
 * `winners` are seats; `scores` has one number a seat; `ranking` groups the seats from best to last, equals
 * together; `sheet` says where the points of each seat came from, in the order they are added up.
 */
export interface DiciumCrazyCupOutcome {
  facts?: {
    [k: string]: Fact
  }
  is_cooperative?: boolean
  rank?: string
  ranking: number[][]
  reason: string
  scores: number[]
  sheet?: {
    [k: string]: number
  }[]
  teams: DiciumCrazyCupTeam[]
  winners: number[]
}
/**
 * Seats that win or lose together.
 */
export interface DiciumCrazyCupTeam {
  name: string
  rows?: {
    [k: string]: number
  }
  score: number
  seats: number[]
}
/**
 * A pawn on the track; `seat` is None for the drone. `squares` counts the road from Start; `has_left`: did it
 * ever leave Start?
 */
export interface DiciumCrazyCupPawn {
  direction: string | null
  has_finished: boolean
  has_left: boolean
  place: number
  seat: number | null
  square: string
  squares: number
}
/**
 * The table options and the values in play: everybody knows them. `deeds` says what each combination of values
 * does; `sources` tells where the values come from: `rulebook`, `inferred`, `reconstruction` or the `owner` of a
 * box; of the `track`, of each combination (`pair`), of each mat (`mat-blue`) and each cheat card (`card-hook`).
 */
export interface DiciumCrazyCupRulesView {
  copies: number[]
  deeds: DiciumCrazyCupDeed[]
  mats: string[][]
  reach: number[]
  sources: {
    [k: string]: string
  }
  squares: number[]
  teams: boolean
  track: DiciumCrazyCupSquare[]
  young: boolean
}
/**
 * A square of the track: what it is, where it lies, what it is joined with.
 */
export interface DiciumCrazyCupSquare {
  column: number
  kind: string
  links: string[]
  row: number
  square: string
}
/**
 * One player as the others see them; `hand` only where it may be known, otherwise `known`: the cards in it that
 * were seen on their way there.
 */
export interface DiciumCrazyCupSeat {
  active_hand: number
  hand: string[] | null
  hand_size: number
  known: string[]
  mat: DiciumCrazyCupNotch[]
  reserve: string[]
  seat: number
  tiles: string[]
}
/**
 * A table as one seat sees it; `seat` is None for a spectator.
 */
export interface DiciumCrazyCupView {
  actions: number
  combat: number
  deck: number
  dice: string[]
  discards: string[]
  finishing: boolean
  first: number
  forms: DiciumCrazyCupForm[]
  game: 'dicium.crazy_cup'
  movement: DiciumCrazyCupMovement
  open: string[]
  outcome: DiciumCrazyCupOutcome | null
  pawns: DiciumCrazyCupPawn[]
  phase: string | null
  picked_dice: string[]
  revealed: number
  rules: DiciumCrazyCupRulesView
  seat: number | null
  seats: DiciumCrazyCupSeat[]
  steps: number
  storm: number | null
  supply: string[]
  thrown: number
  throws: number
  tornado: string | null
  tornado_by: number | null
  turn: number
}
/**
 * A bonus of a mat, acquired or not.
 */
export interface DiciumDonjonBonus {
  bonus: string
  is_acquired: boolean
  level: number
}
/**
 * One chest: a `treasure` or a `relic` chest; `holds` is None as long as nobody has seen it; `is_shown` if it was
 * seen and put back; `opener` is the seat that opened it.
 */
export interface DiciumDonjonChest {
  holds: string | null
  is_shown: boolean
  kind: string
  opener: number | null
  square: string
}
/**
 * What a combination of values does at this table, and how far (0 where nothing is counted).
 */
export interface DiciumDonjonDeed {
  count: number
  deed: string
  piece: string
}
/**
 * A combination that the unspent dice form: the piece that is touched for it, the dice that it can take, what it
 * does, and how far or of which level (0 where nothing is counted).
 */
export interface DiciumDonjonForm {
  count: number
  deed: string
  faces: string[]
  piece: string
}
/**
 * What is to be done to win, and how much of it is: chests opened, chests needed, and the crown.
 */
export interface DiciumDonjonGoal {
  has_crown: boolean
  needed: number
  opened: number
}
/**
 * One monster: where it lies, or who has killed it.
 */
export interface DiciumDonjonMonster {
  defence: number
  monster: string
  slayer: number | null
  square: string | null
}
/**
 * Who won and why.
 *
 * `winners` are seats; `scores` has one number a seat; `ranking` groups the seats from best to last, equals
 * together; `sheet` says where the points of each seat came from, in the order they are added up.
 */
export interface DiciumDonjonOutcome {
  facts?: {
    [k: string]: Fact
  }
  is_cooperative?: boolean
  rank?: string
  ranking: number[][]
  reason: string
  scores: number[]
  sheet?: {
    [k: string]: number
  }[]
  teams: DiciumDonjonTeam[]
  winners: number[]
}
/**
 * Seats that win or lose together.
 */
export interface DiciumDonjonTeam {
  name: string
  rows?: {
    [k: string]: number
  }
  score: number
  seats: number[]
}
/**
 * A square that the pawn whose turn it is can come to, and how many steps it is away. `piece` is the combination
 * that leads there and `dice` how many it takes; None and 0 once the combination is chosen.
 */
export interface DiciumDonjonReach {
  away: number
  dice: number
  piece: string | null
  square: string
}
/**
 * The table options and the values in play: everybody knows them. `mats` has the bonuses of each hero's mat,
 * `deeds` what each combination of values does, `defence` that of each monster, `piles` the cards of each pile at
 * the start, `way` the squares of the royal way from the entrance to the throne; `sources` tells where the values
 * come from: `rulebook`, `inferred`, `reconstruction` or the `owner` of a box.
 */
export interface DiciumDonjonRulesView {
  copies: {
    [k: string]: number
  }
  deeds: DiciumDonjonDeed[]
  defence: {
    [k: string]: number
  }
  dungeon: DiciumDonjonSquare[]
  goblin_defence: number
  goblins: number
  heroic: boolean
  mats: {
    [k: string]: string[]
  }
  piles: {
    [k: string]: number
  }
  sources: {
    [k: string]: string
  }
  trophies: number
  way: string[]
  young: boolean
}
/**
 * One square of the dungeon as it is printed: what it is, and what stands between it and the squares to its right
 * and below (a wall at the edge of the board).
 */
export interface DiciumDonjonSquare {
  below: string
  kind: string
  right: string
  square: string
}
/**
 * One player: hero, pawn, mat, and what lies before it. `pile` counts the cards of the adventure pile by kind;
 * `has_king` says that the king's card lies below it. `trophies` are the monsters killed, `goblins` how many.
 */
export interface DiciumDonjonSeat {
  bonuses: DiciumDonjonBonus[]
  chests: number
  goblins: number
  hand: number
  has_king: boolean
  hero: string | null
  items: string[]
  pile: {
    [k: string]: number
  }
  reserve: string[]
  scrolls: string[]
  seat: number
  square: string | null
  trophies: string[]
}
/**
 * A table as one seat sees it; `seat` is None for a spectator. All see the same.
 *
 * `card` is the adventure card in force this turn; `king` how many steps the king is from his throne, None before he
 * comes; `combat` how the combat die fell last, and `attack_die` in the last attack, which the king's die may have
 * followed at once; `goblins` the squares of goblins and `goblins_left` the reserve; `sight` the squares that can be
 * seen while somebody aims a fireball; `trail` the squares of a slaughter so far; `to_turn` the face that fate will
 * turn. `attack` is what bonuses and engaged dice add to the combat die of whoever plays, `face_bonuses` what they
 * add to each colour, `reaches` where the dice lead.
 */
export interface DiciumDonjonView {
  actions: number
  attack: number
  attack_die: number
  card: string | null
  chests: DiciumDonjonChest[]
  combat: number
  dice: string[]
  discards: string[]
  face_bonuses: {
    [k: string]: number
  }
  first: number
  forms: DiciumDonjonForm[]
  game: 'dicium.donjon'
  goal: DiciumDonjonGoal
  goblins: string[]
  goblins_left: number
  king: number | null
  king_square: string | null
  may_step: boolean
  monsters: DiciumDonjonMonster[]
  outcome: DiciumDonjonOutcome | null
  phase: string | null
  picked_dice: string[]
  portal: string | null
  reaches: DiciumDonjonReach[]
  revealed: number
  round: number
  rules: DiciumDonjonRulesView
  seat: number | null
  seats: DiciumDonjonSeat[]
  sight: string[]
  steps: number
  thrown: number
  throws: number
  to_turn: string | null
  trail: string[]
  turn: number
}
/**
 * A bonus of a mat, acquired or not.
 */
export interface DiciumShogunBonus {
  bonus: string
  is_acquired: boolean
  level: number
}
/**
 * What a combination of values does at this table, and how far (0 where nothing is counted).
 */
export interface DiciumShogunDeed {
  count: number
  deed: string
  piece: string
}
/**
 * A combination that the unspent dice form: the piece that is touched for it, the dice that it can take, what it
 * does, and how far or of which level (0 where nothing is counted).
 */
export interface DiciumShogunForm {
  count: number
  deed: string
  faces: string[]
  piece: string
}
/**
 * Who won and why.
 *
 * `winners` are seats; `scores` has one number a seat; `ranking` groups the seats from best to last, equals
 * together; `sheet` says where the points of each seat came from, in the order they are added up.
 */
export interface DiciumShogunOutcome {
  facts?: {
    [k: string]: Fact
  }
  is_cooperative?: boolean
  rank?: string
  ranking: number[][]
  reason: string
  scores: number[]
  sheet?: {
    [k: string]: number
  }[]
  teams: DiciumShogunTeam[]
  winners: number[]
}
/**
 * Seats that win or lose together.
 */
export interface DiciumShogunTeam {
  name: string
  rows?: {
    [k: string]: number
  }
  score: number
  seats: number[]
}
/**
 * One pawn; `square` is None in the reserve. The Shogun has no seat.
 */
export interface DiciumShogunPawn {
  has_shogun: boolean
  pawn: string
  seat: number | null
  side: string
  square: string | null
}
/**
 * The table options and the values in play: everybody knows them. `mats` has the bonuses of each mat, `deeds` for
 * each side what each combination of values does; `sources` tells where the values come from: `rulebook`,
 * `inferred`, `reconstruction` or the `owner` of a box; of the `palace`, of the numbers of pieces (`alerts`), of
 * each side's combinations (`ninja pair`) and of each mat (`mat-blue`). `night` is 0 without a limit.
 */
export interface DiciumShogunRulesView {
  alerts: number
  braziers: number
  deeds: {
    [k: string]: DiciumShogunDeed[]
  }
  garrisons: number
  mats: {
    [k: string]: string[]
  }
  must_arrive: boolean
  night: number
  palace: DiciumShogunSquare[]
  sources: {
    [k: string]: string
  }
  torii: number
}
/**
 * One square of the palace as it is printed: what it is, where it lies, and what stands between it and
 * the squares to its right and below (a wall at the edge of the board).
 */
export interface DiciumShogunSquare {
  below: string
  kind: string
  right: string
  square: string
  zone: string
}
/**
 * One player: the mat and what lies on it. `stock` counts tiles that were not placed yet.
 */
export interface DiciumShogunSeat {
  bonuses: DiciumShogunBonus[]
  hand: number
  mat: string | null
  pawns_left: number
  reserve: string[]
  seat: number
  side: string
  stock: number
}
/**
 * A tile on the board.
 */
export interface DiciumShogunTile {
  square: string
  tile: string
}
/**
 * A table as one seat sees it; `seat` is None for a spectator.
 */
export interface DiciumShogunView {
  actions: number
  alerts: number
  braziers: number
  captor: string | null
  dice: string[]
  first: number
  forms: DiciumShogunForm[]
  game: 'dicium.shogun'
  outcome: DiciumShogunOutcome | null
  pawns: DiciumShogunPawn[]
  phase: string | null
  picked_dice: string[]
  revealed: number
  round: number
  rules: DiciumShogunRulesView
  seat: number | null
  seats: DiciumShogunSeat[]
  steps: number
  thrown: number
  throws: number
  tiles: DiciumShogunTile[]
  turn: number
}
/**
 * One thing that happened, with the facts that this seat may know.
 *
 * `has_secrets`: some of the facts are hidden from others, so the sentence is `event-<kind>-known`.
 */
export interface EventInfo {
  facts: {
    [k: string]: Fact
  }
  has_secrets: boolean
  kind: string
}
/**
 * The same step once more: after a stale message, or because who must agree to an undo has changed.
 */
export interface Fresh {
  position: Position
  type: 'position'
}
/**
 * The table as one seat sees it (`seat` None: as a spectator sees it).
 *
 * `hand_over` is another seat at this screen that is asked: show a hand-over screen, then `look`.
 * `undo` says what `undo` would do: take back at once, or ask the others first.
 * `window` is the response window that is open, `order` which windows the seat wants to be asked about; None in a
 * game that has none.
 * `initiative` is what the seat may do although it is not asked; `request` are the words of what it wants to do so
 * when what goes on is over.
 */
export interface Position {
  asked: AskedInfo[]
  can_redo: boolean
  decision: DecisionInfo | null
  hand_over: number | null
  initiative?: OptionInfo[]
  order: ('always' | 'concerned' | 'never') | null
  outcome: Outcome | null
  request?: string | null
  seat: number | null
  step: number
  undo: ('consent' | 'right') | null
  view: View
  window: WindowInfo | null
}
/**
 * Who won and why.
 *
 * `winners` are seats; `scores` has one number a seat; `ranking` groups the seats from best to last, equals
 * together; `sheet` says where the points of each seat came from, in the order they are added up.
 */
export interface Outcome {
  facts?: {
    [k: string]: Fact
  }
  is_cooperative?: boolean
  rank?: string
  ranking: number[][]
  reason: string
  scores: number[]
  sheet?: {
    [k: string]: number
  }[]
  teams: Team[]
  winners: number[]
}
/**
 * Seats that win or lose together.
 */
export interface Team {
  name: string
  rows?: {
    [k: string]: number
  }
  score: number
  seats: number[]
}
/**
 * A table as one seat sees it; `seat` is None for a spectator.
 */
export interface KatanaView {
  asked: KatanaAsked[]
  discards: string[]
  ended_by: number | null
  game: 'katana'
  memory: KatanaMemoryView
  outcome: KatanaOutcome | null
  pile: number
  resolving: string | null
  revealed: number
  rules: KatanaRulesView
  seat: number | null
  seats: KatanaSeat[]
  steps: number
  turn: number
  victim: number | null
  weapon_limit: number
  weapons_played: number
}
/**
 * Somebody is asked something; everybody may know that.
 */
export interface KatanaAsked {
  prompt: string
  seat: number
}
/**
 * What all have seen and may remember: see `Memory`. Of `kept` and `bare`, the cards that may still be held.
 */
export interface KatanaMemoryView {
  bare: number[]
  deeds: number[][]
  kept: number[]
  spared: number[][]
}
/**
 * Who won and why.
 *
 * `winners` are seats; `scores` has one number a seat; `ranking` groups the seats from best to last, equals
 * together; `sheet` says where the points of each seat came from, in the order they are added up.
 */
export interface KatanaOutcome {
  facts?: {
    [k: string]: Fact
  }
  is_cooperative?: boolean
  rank?: string
  ranking: number[][]
  reason: string
  scores: number[]
  sheet?: {
    [k: string]: number
  }[]
  teams: KatanaTeam[]
  winners: number[]
}
/**
 * Seats that win or lose together.
 */
export interface KatanaTeam {
  name: string
  rows?: {
    [k: string]: number
  }
  score: number
  seats: number[]
}
/**
 * The table options and the values in play: everybody knows them, and all views of a table share them. `weapons`
 * stand in the engine's order of cards; the numbers go by that of cards and of characters.
 */
export interface KatanaRulesView {
  copies: number[]
  exhaustion: string
  geisha: string
  life: number[]
  negative_totals: boolean
  sword_first: boolean
  weapons: KatanaWeapon[]
}
/**
 * The figures on a weapon at this table.
 */
export interface KatanaWeapon {
  card: string
  damage: number
  precision: number
}
/**
 * One player as the others see them; `role` and `hand` only where they may be known.
 */
export interface KatanaSeat {
  armours: number
  character: string
  difficulty: number | null
  fast_draws: number
  focuses: number
  full_life: number
  hand: string[] | null
  hand_size: number
  has_bushido: boolean
  honour: number
  is_harmless: boolean
  life: number
  role: string | null
  seat: number
}
/**
 * A table as one seat sees it; `seat` is None for a spectator.
 */
export interface NinjatoView {
  asked: NinjatoAsked[]
  bag: {
    [k: string]: number
  }
  clans: NinjatoProspect[]
  discards: {
    [k: string]: number
  }
  elite_discards: {
    [k: string]: number
  }
  elites: number
  free_tokens: NinjatoToken[]
  game: 'ninjato'
  guard_discards: {
    [k: string]: number
  }
  guards: number
  houses: NinjatoHouse[]
  is_elite_known: boolean
  is_guard_known: boolean
  next_elite: string | null
  next_guard: string | null
  next_order: number[]
  order: number[]
  outcome: NinjatoOutcome | null
  palace: string[]
  pavilion: string[]
  pile: number
  placed: NinjatoShuriken[]
  raid: NinjatoRaid | null
  revealed: number
  round: number
  row: string[]
  rules: NinjatoRulesView
  scorings: NinjatoScoring[]
  seat: number | null
  seats: NinjatoSeat[]
  seer: number | null
  sensei: string[]
  spent: {
    [k: string]: number
  }
  stage: number
  steps: number
  to_come: string[]
}
/**
 * Somebody is asked something; everybody may know that.
 */
export interface NinjatoAsked {
  prompt: string
  seat: number
}
/**
 * What a clan would bring if it were scored now, in the order of the next scoring.
 */
export interface NinjatoProspect {
  clan: string
  contenders: NinjatoContender[]
  first: number | null
  second: number | null
  worth: number
}
/**
 * Somebody with envoys of a clan.
 */
export interface NinjatoContender {
  age: number
  number: number
  seat: number
}
/**
 * A clan token beside the board.
 */
export interface NinjatoToken {
  clan: string
  token: number
}
/**
 * A house with its token; without treasures it is closed and has no sentry.
 */
export interface NinjatoHouse {
  clan: string
  clear: {
    [k: string]: number
  }
  house: string
  red: {
    [k: string]: number
  }
  sentry: string | null
  token: number
}
/**
 * Who won and why.
 *
 * `winners` are seats; `scores` has one number a seat; `ranking` groups the seats from best to last, equals
 * together; `sheet` says where the points of each seat came from, in the order they are added up.
 */
export interface NinjatoOutcome {
  facts?: {
    [k: string]: Fact
  }
  is_cooperative?: boolean
  rank?: string
  ranking: number[][]
  reason: string
  scores: number[]
  sheet?: {
    [k: string]: number
  }[]
  teams: NinjatoTeam[]
  winners: number[]
}
/**
 * Seats that win or lose together.
 */
export interface NinjatoTeam {
  name: string
  rows?: {
    [k: string]: number
  }
  score: number
  seats: number[]
}
/**
 * A shuriken where it lies, in the order they were placed.
 */
export interface NinjatoShuriken {
  by: number
  house: string | null
  place: string
  side: string | null
}
/**
 * The raid that goes on; the loot belongs to nobody yet.
 */
export interface NinjatoRaid {
  ahead: NinjatoFoe[]
  foe: string | null
  house: string
  is_sentry: boolean
  looks: string
  loot: string[]
  played: string[]
  prize: NinjatoPrize | null
  raider: number
  sets: NinjatoSet[] | null
  side: string
  value: number | null
}
/**
 * Somebody who may guard the next treasure.
 */
export interface NinjatoFoe {
  guard: string
  is_beatable: boolean | null
  left: number
  value: number
}
/**
 * The treasure that the present fight is about, or the next one. (R4.9, R4.15)
 */
export interface NinjatoPrize {
  is_red: boolean
  treasure: string
}
/**
 * A set that beats the guard.
 */
export interface NinjatoSet {
  beats: number
  cards: string[]
  skills: string[]
  total: number
}
/**
 * The table options and the values in play: everybody knows them. Lists are as the engine has them.
 */
export interface NinjatoRulesView {
  card_copies: number[]
  clan_order: number[]
  defeat: string
  elite_copies: number[]
  elite_honour: number[]
  elite_values: number[]
  envoy_ages: number[]
  envoy_clans: number[]
  envoy_costs: number[]
  guard_copies: number[]
  hand_limit: number
  house_treasures: number
  later_cards: number
  open_cards: number
  palace: number
  pavilion: number
  rumour_costs: number[]
  set_honour: number
  skill_amounts: number[]
  skill_costs: number[]
  skill_ways: number[]
  sources: {
    [k: string]: string
  }
  start_hand: number
  start_tokens: number[]
  times: number[]
  token_values: number[]
  treasure_copies: number[]
  treasure_values: number[]
  unused_treasure: number
  visit_cards: number[]
}
/**
 * After which round clans are scored, and in which order. (R9.1)
 */
export interface NinjatoScoring {
  after: number
  clans: string[]
}
/**
 * One player as the others see them; `hand` only for the one who holds it.
 */
export interface NinjatoSeat {
  bonuses: NinjatoBonus[]
  elites: {
    [k: string]: number
  }
  envoys: string[]
  forecast: number
  hand: string[] | null
  hand_size: number
  honour: number
  rumours: string[]
  seat: number
  sheet: {
    [k: string]: number
  }
  shuriken: number
  skills: string[]
  treasures: {
    [k: string]: number
  }
  used: string[]
  won: number[]
}
/**
 * What the rumours of one kind would bring if the game ended now. (R10.1, R10.2)
 */
export interface NinjatoBonus {
  bonus: number
  cards: number
  counted: number
  kind: string
}
/**
 * All that a seat, or a spectator (None), may know.
 */
export interface SamouraiKatanaView {
  announced: SamouraiKatanaAnnounced[]
  asked: SamouraiKatanaAsked[]
  barred: SamouraiKatanaBarred[]
  battle: SamouraiKatanaBattle | null
  crossings: SamouraiKatanaCrossing[]
  deck: number
  discards: {
    [k: string]: number
  }
  emperor: number
  fought: SamouraiKatanaFought | null
  game: 'samourai_katana'
  looked: SamouraiKatanaLooked | null
  memory: number[]
  offer: SamouraiKatanaOffer | null
  order: number[]
  outcome: SamouraiKatanaOutcome | null
  phase: string
  picked: SamouraiKatanaPicked[]
  provinces: SamouraiKatanaProvinceShares[]
  revealed: number
  round: number
  rules: SamouraiKatanaRulesView
  seat: number | null
  seats: SamouraiKatanaSeat[]
  shogun: number | null
  steps: number
  territories: SamouraiKatanaTerritory[]
  to_place: number
  turn: number | null
  used: string[]
}
/**
 * Something that was announced and may be answered, the last one first. `action` is move, attack or card.
 */
export interface SamouraiKatanaAnnounced {
  action: string
  by: number
  card: string | null
  count: number
  origin: string | null
  paid: number
  target: number | null
  territory: string | null
}
/**
 * Somebody is asked something; everybody may know that.
 */
export interface SamouraiKatanaAsked {
  prompt: string
  seat: number
}
/**
 * What a Justice has closed until the activation ends: a card against a player, or an attack on a territory.
 */
export interface SamouraiKatanaBarred {
  by: number
  card: string | null
  target: number | null
  territory: string | null
}
/**
 * The battle under way.
 */
export interface SamouraiKatanaBattle {
  origin: string
  sides: SamouraiKatanaBattleSide[]
  survivors: number
  territory: string
}
/**
 * One side of the battle under way. `parts` are what adds up so far, as far as the observer may know.
 */
export interface SamouraiKatanaBattleSide {
  cards: string[] | null
  is_supported: boolean
  laid: number
  lent: string[]
  parts: {
    [k: string]: number
  }
  samurai: number
  seat: number
  side: string
  special: string | null
}
/**
 * A way that the group about to move may take, and what is known of the battle if it is an attack.
 */
export interface SamouraiKatanaCrossing {
  castle: boolean
  defence: number
  is_attack: boolean
  origin: string
  price: number
  territory: string
  way: string
}
/**
 * The last battle, for all to see.
 */
export interface SamouraiKatanaFought {
  origin: string
  sides: SamouraiKatanaFoughtSide[]
  territory: string
  winner: number | null
}
/**
 * One side of the last battle: its cards, its sum part by part, and what it lost.
 */
export interface SamouraiKatanaFoughtSide {
  cards: string[]
  losses: number
  parts: {
    [k: string]: number
  }
  sabres: number
  samurai: number
  seat: number
  side: string
  special: string | null
  total: number
}
/**
 * The hand that a Ninja looks at; only who sent it sees the cards.
 */
export interface SamouraiKatanaLooked {
  by: number
  cards: string[] | null
  target: number
}
/**
 * A negotiation under way; the cards are shown to the two partners alone.
 */
export interface SamouraiKatanaOffer {
  back: string | null
  by: number
  card: string | null
  target: number
}
/**
 * Who won and why.
 *
 * `winners` are seats; `scores` has one number a seat; `ranking` groups the seats from best to last, equals
 * together; `sheet` says where the points of each seat came from, in the order they are added up.
 */
export interface SamouraiKatanaOutcome {
  facts?: {
    [k: string]: Fact
  }
  is_cooperative?: boolean
  rank?: string
  ranking: number[][]
  reason: string
  scores: number[]
  sheet?: {
    [k: string]: number
  }[]
  teams: SamouraiKatanaTeam[]
  winners: number[]
}
/**
 * Seats that win or lose together.
 */
export interface SamouraiKatanaTeam {
  name: string
  rows?: {
    [k: string]: number
  }
  score: number
  seats: number[]
}
/**
 * How many answers a seat has given in secret, and which, in words, for those who may know.
 */
export interface SamouraiKatanaPicked {
  answers: number
  seat: number
  words: string[] | null
}
/**
 * A province, what it is worth, and who holds how much of it, the most first.
 */
export interface SamouraiKatanaProvinceShares {
  honour: number
  owner: number | null
  province: string
  shares: SamouraiKatanaShare[]
  size: number
}
/**
 * How much of a province a player holds, and which territories are missing.
 */
export interface SamouraiKatanaShare {
  count: number
  lacks: string[]
  seat: number
}
/**
 * Options and values in play, and where the values come from.
 */
export interface SamouraiKatanaRulesView {
  bar: number
  battle: number
  breach: number
  cards: SamouraiKatanaCardRow[]
  castle_price: number
  castles: number
  clan_points: number[]
  clan_treasure: boolean
  counted: number
  counted_together: number
  emperor: number
  emperor_sale: boolean
  emperor_support: boolean
  exchange: boolean
  hand: number
  imperial_kyoto: boolean
  is_mountain: number[]
  justice_for_others: boolean
  koku: number
  koku_land: boolean
  kyoto: number
  kyoto_price: number
  latched: boolean
  least_hand: number
  limited_emperor: boolean
  losses: number
  mark: number
  minor_towns: number
  mountain_defence: number
  move_price: number
  negotiation: boolean
  new_cards: number
  new_cards_defender: number
  new_ninja: boolean
  province_honour: number[]
  rank_breach: boolean
  return_koku: number
  return_samurai: number
  sale: number
  samurai: number
  samurai_price: number
  score_at_round_end: boolean
  seppuku: boolean
  seppuku_samurai: number
  shogun: number
  shogun_power: boolean
  sources: {
    [k: string]: string
  }
  support: number
  tax: number[]
  town_cards: number[]
  treasure: number
}
/**
 * What is printed on a card.
 */
export interface SamouraiKatanaCardRow {
  amount: number
  card: string
  combat: number
  copies: number
  cost: number
  kind: string
  limit: number
  sabres: number
}
/**
 * One player as the others see them; what is hidden is None. `wealth` is what everybody can reckon: koku, those
 * put aside too.
 */
export interface SamouraiKatanaSeat {
  aside: number | null
  castles: number
  castles_left: number
  clan: string
  clan_points: number
  forecast: number
  had_turn: boolean
  hand: string[] | null
  hand_size: number
  honour: number
  is_out: boolean
  koku: number | null
  reserve: number
  samurai: number
  seat: number
  tax: number
  territories: number
  town_cards: number
  towns: number
  wealth: number
  won: number[]
}
/**
 * A territory with what stands there. `x` and `y` say where its name stands on the map.
 */
export interface SamouraiKatanaTerritory {
  castle: boolean
  is_burnt: boolean
  owner: number | null
  province: string
  rank: string
  samurai: number
  terrain: string
  territory: string
  town: string | null
  x: number
  y: number
}
/**
 * An open response window, as one seat sees it.
 *
 * `closes_in`: so many seconds later it closes, whoever has answered; null where nobody is hurried. The rest is the
 * seat's own: `asks`, does its order want the question to be put; `answer`, what it has answered, in words, which
 * nobody hears of before the window closes; `can_wait`, may it hold the window open longer.
 */
export interface WindowInfo {
  answer: string | null
  asks: boolean
  can_wait: boolean
  closes_in: number | null
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  bots: string[]
  difficulty: 'deep' | 'easy' | 'middle'
  has_content: boolean
  is_cooperative: boolean
  learned: number[]
  name: string
  options: OptionForm[]
  presets: PresetForm[]
  seats: number[]
  version: number
}
/**
 * A table option, all its values, and the one that is meant when it is not given; `limits` has the values, as
 * words, that only some numbers of players can choose, and these numbers. `group` is what it is about, in games
 * with many options; otherwise it is empty.
 */
export interface OptionForm {
  default: boolean | number | string
  group: string
  limits: {
    [k: string]: number[]
  }
  name: string
  values: (boolean | number | string)[]
}
/**
 * A table that can be laid with one touch: for so many, with the options that are not as usual.
 */
export interface PresetForm {
  name: string
  options: {
    [k: string]: boolean | number | string
  }
  seats: number
}
export interface Games {
  games: GameInfo[]
}
/**
 * Earlier entries of the log.
 */
export interface History {
  answers: number | null
  log: LogEntry[]
  type: 'history'
}
/**
 * One line of the game: a choice of `seat` and what came of it, or an undo (`takes_back` choices).
 *
 * Entry 0 is the deal; it has no seat. `undone` choices stay in the log.
 */
export interface LogEntry {
  events: EventInfo[]
  seat: number | null
  step: number
  takes_back: number
  undone: boolean
}
/**
 * Sit down at an open seat; None takes the first. `pledge` is what that seat pledges of the table's luck.
 */
export interface Join {
  pledge?: string | null
  seat?: number | null
}
/**
 * Stand up. While the game is running a bot plays on until the player comes back.
 */
export interface Leave {}
/**
 * `mine`: where I sit, the ones that wait for me first. `open`: public tables with a free seat. `running`:
 * public games to look at.
 */
export interface Lobby {
  mine: TableInfo[]
  open: TableInfo[]
  running: TableInfo[]
}
/**
 * A table: its game, its seats, how far it is. `asked` are the seats the game waits for. `text_facts` are what
 * texts name of the values in play, by message, once the game has begun. `host` is the name of whoever laid it, if
 * the host sits there.
 */
export interface TableInfo {
  asked: number[]
  can_plan: boolean
  changed: number
  created: number
  game: string
  game_version: number
  has_content_pack: boolean
  host: string | null
  id: string
  is_host: boolean
  is_my_turn: boolean
  is_public: boolean
  luck: LuckInfo
  options: {
    [k: string]: Fact
  }
  rematch?: RematchInfo | null
  seats: SeatInfo[]
  spectators: number
  status: 'closed' | 'finished' | 'frozen' | 'gathering' | 'opening' | 'outdated' | 'playing'
  step: number
  text_facts: {
    [k: string]: {
      [k: string]: Fact
    }
  }
  undo_request: UndoRequest | null
}
/**
 * Where the table's luck comes from: docs/decisions/chance.md has the hashes.
 *
 * Quick luck is that of tables that were begun before there was sealed luck; it promises nothing. `promise` is shown
 * from the beginning on. `pledges` is empty until the list is closed, then it has each seat's pledge, or None; from
 * then on `setting` is the hash of what is played (game, version, seats, options, content), the table, the promise
 * and the pledges.
 * `opened` are the seats whose share is open; `withheld`, once the game is dealt, those that pledged one and did not
 * open it.
 */
export interface LuckInfo {
  kind: 'quick' | 'sealed'
  opened: number[]
  pledges: (string | null)[]
  promise: string | null
  setting: string | null
  withheld: number[]
}
/**
 * Who of the table has proposed a rematch, by the seat held here, and the table that is laid for it.
 */
export interface RematchInfo {
  seat: number
  table: string
}
/**
 * Who sits at a seat.
 *
 * `bot` is the kind of bot, also while one plays for an absent player (`is_away`). Seats of one guest that share a
 * screen (hot-seat) have `shares_screen`. An open seat may be kept for somebody, until a while after a rematch was
 * proposed: `kept_for` is the name, and `is_kept_for_me` says that it is me.
 */
export interface SeatInfo {
  bot: string | null
  holder: 'bot' | 'human' | 'open'
  is_away: boolean
  is_connected: boolean
  is_kept_for_me?: boolean
  is_mine: boolean
  kept_for?: string | null
  name: string | null
  seat: number
  shares_screen: boolean
}
/**
 * A player asks the others to let a choice be taken back; `waiting` are the seats that have not answered.
 *
 * `asked_chance`: dice, cards or the like came out since. The same choices will bring the same again.
 */
export interface UndoRequest {
  asked_chance: boolean
  seat: number
  step: number
  takes_back: number
  waiting: number[]
}
/**
 * A guest.
 */
export interface Me {
  name: string
}
/**
 * A table to be laid. `pledge` is what my own seat pledges of its luck.
 */
export interface NewTable {
  content?: {
    [k: string]: unknown
  } | null
  game: string
  is_public?: boolean
  options?: {
    [k: string]: boolean | number | string
  }
  pledge?: string | null
  /**
   * @minItems 1
   * @maxItems 16
   */
  seats: SeatPlan[]
}
/**
 * Who is to sit at a seat: me (once), somebody else at this screen, a bot, or whoever comes.
 */
export interface SeatPlan {
  bot?: string | null
  holder: 'bot' | 'hot-seat' | 'me' | 'open'
  name?: string | null
}
/**
 * A content pack that the game can be played with, as a new table takes it, and what differs.
 */
export interface Pack {
  changes: PackChange[]
  content: {
    [k: string]: unknown
  }
}
/**
 * An entry of a content pack that differs from the values of the box; `usual` is None if the box has none.
 */
export interface PackChange {
  entry: string
  given: string
  usual: string | null
}
/**
 * A content pack as its file has it, to be read.
 */
export interface PackText {
  text: string
}
/**
 * What a seat proposes, to everybody at the table.
 */
export interface Plan {
  phrase: 'careful' | 'fight' | 'go' | 'no' | 'open' | 'wait' | 'yes'
  piece: string
  seat: number
  type: 'plan'
}
/**
 * Pledge a share of the luck, from a seat that has not done so when it was taken.
 */
export interface Pledge {
  pledge: string
}
/**
 * A message was refused, and why: a code for programs, an English sentence for people. The table is unharmed.
 */
export interface Problem {
  answers: number | null
  code: string
  sentence: string
  type: 'error'
}
/**
 * `address` is what links for others begin with, None if only this machine can be reached. `is_on_network`: other
 * machines of the network are let in. `can_switch`: this browser may change that.
 */
export interface Reach {
  address: string | null
  can_switch: boolean
  is_on_network: boolean
}
/**
 * What every HTTP error says.
 */
export interface Refusal {
  code: string
  sentence: string
}
/**
 * Lay the same table again: game, options, seats and bots. `pledge` is what my own seat pledges of its luck.
 */
export interface Rematch {
  pledge?: string | null
}
export interface Rename {
  name: string
}
/**
 * A finished game after `step` of its `steps` choices, as `seat` saw it; `entry` is the choice that led there.
 */
export interface ReplayInfo {
  asked: AskedInfo[]
  entry: LogEntry
  outcome: Outcome | null
  seat: number | null
  step: number
  steps: number
  table: TableInfo
  view: View
}
/**
 * Everything, after `hello` and `look`. Before the game begins `position` is None.
 */
export interface Snapshot {
  log: LogEntry[]
  position: Position | null
  protocol: number
  table: TableInfo
  type: 'snapshot'
}
/**
 * Somebody sat down, left, came back, asked for an undo; or the table's status changed.
 */
export interface TableChanged {
  table: TableInfo
  type: 'table'
}
/**
 * One more line was played. `undone` are the steps of the entries that it took back; `earlier` are the entries
 * before it that belong to the same gesture.
 */
export interface Update {
  earlier?: LogEntry[]
  entry: LogEntry
  position: Position
  type: 'update'
  undone: number[]
}
/**
 * Why a piece cannot be chosen now. Without a `clause` it can.
 */
export interface WhyNotAnswer {
  answers: number | null
  clause: string | null
  code: string | null
  facts: {
    [k: string]: Fact
  }
  piece: string
  seat: number
  type: 'why-not'
}
/**
 * Begin now: this kind of bot takes the seats that are still open.
 */
export interface Start {
  bot: string
}
/**
 * Let other machines of the network in, or no longer.
 */
export interface SwitchNetwork {
  is_on_network: boolean
}
