'use strict';

// Katana for five players as a boardgame.io game: G is plain data, moves change it, stages ask other players.

const { INVALID_MOVE } = require('boardgame.io/core');
const { CHARACTERS, PERMANENTS, deck, isWeapon } = require('./content');
const { ROLES, TEAM, MULTIPLIER, HONOUR, HANDS_FROM_SHOGUN, HAND_LIMIT } = require('./content');
const rules = require('./rules');

const { SEATS, left } = rules;

function setup({ random }) {
  const roles = random.Shuffle(ROLES);
  const characters = random.Shuffle(Object.keys(CHARACTERS));
  const shogun = roles.indexOf('shogun');
  const G = {
    shogun,
    players: SEATS.map((seat) => ({
      role: roles[seat],
      character: characters[seat],
      life: CHARACTERS[characters[seat]],
      honour: HONOUR[roles[seat]],
      hand: [],
      armour: 0,
      fastDraw: 0,
      focus: 0,
    })),
    pile: random.Shuffle(deck()),
    discards: [],
    bushidoAt: null,
    weaponsPlayed: 0,
    attack: null,
    result: null,
  };
  HANDS_FROM_SHOGUN.forEach((count, i) => {
    const player = G.players[(shogun + i) % SEATS.length];
    for (let n = 0; n < count; n++) player.hand.push(G.pile.pop());
  });
  return G;
}

// ---- verbs: the few things that move cards and tokens ----

function take(cards, card) {
  cards.splice(cards.indexOf(card), 1);
}

function takeRandom(cards, random) {
  return cards.splice(random.Die(cards.length) - 1, 1)[0];
}

function discard(G, seat, card) {
  take(G.players[seat].hand, card);
  G.discards.push(card);
}

/** The pile is renewed only when a card is needed; everybody pays one honour point for that. */
function top(G, random) {
  if (G.pile.length === 0 && G.discards.length > 0) {
    G.pile = random.Shuffle(G.discards);
    G.discards = [];
    for (const player of G.players) player.honour -= 1;
    if (G.players.some((player) => player.honour <= 0)) score(G, null);
  }
  return G.result || G.pile.length === 0 ? null : G.pile.pop();
}

function draw(G, seat, count, random) {
  for (let n = 0; n < count; n++) {
    const card = top(G, random);
    if (card === null) return;
    G.players[seat].hand.push(card);
  }
}

/** Returns the life points really lost; a defeat is settled on the spot. */
function wound(G, by, seat, points) {
  const victim = G.players[seat];
  const lost = Math.min(points, victim.life);
  victim.life -= lost;
  if (victim.life === 0) defeat(G, by, seat);
  return lost;
}

function defeat(G, by, seat) {
  const victor = G.players[by];
  const victim = G.players[seat];
  victim.honour -= 1;
  victor.honour += 1;
  const team = TEAM[victor.role];
  const betrayed = TEAM[victim.role] === team;
  const survivors = G.players.filter((player) => player.life > 0).length;
  if (survivors === 1 && !betrayed) G.result = { winner: team, by: 'sword' };
  else if (survivors === 1 || victim.honour === 0) score(G, betrayed ? team : null);
}

/** Count the points; a team that ended the game by defeating one of its own loses three. */
function score(G, betrayers) {
  const points = { ninja: 0, shogun: 0, ronin: 0 };
  for (const { role, honour, hand } of G.players) {
    points[TEAM[role]] += honour * MULTIPLIER[role];
    if (role !== 'ronin') points[TEAM[role]] += hand.filter((card) => card === 'daimyo').length;
  }
  if (betrayers) points[betrayers] -= 3;
  // The order of the keys is the order in which ties are won.
  const winner = Object.keys(points).reduce((best, team) => (points[team] > points[best] ? team : best));
  G.result = { winner, by: 'honour', points };
}

// ---- the turn ----

const ask = (events, seat, stage) => events.setActivePlayers({ value: { [seat]: stage }, maxMoves: 1 });

function beginTurn({ G, ctx, events, random }) {
  const seat = Number(ctx.currentPlayer);
  const player = G.players[seat];
  if (player.life === 0) player.life = CHARACTERS[player.character];
  G.weaponsPlayed = 0;
  if (G.bushidoAt === seat) {
    const card = top(G, random);
    if (G.result) return;
    if (card !== null) {
      G.discards.push(card);
      if (isWeapon(card)) {
        ask(events, seat, 'bushido');
        return;
      }
      G.bushidoAt = left(seat);
    }
  }
  beginDraw(G, seat, events, random);
}

function beginDraw(G, seat, events, random) {
  const player = G.players[seat];
  if (player.character === 'ieyasu' && G.discards.length > 0) ask(events, seat, 'draw');
  else draw(G, seat, player.character === 'hideyoshi' ? 3 : 2, random);
}

const bushidoMoves = {
  payHonour: ({ G, playerID, events, random }) => {
    const seat = Number(playerID);
    G.discards.push('bushido');
    G.bushidoAt = null;
    G.players[seat].honour -= 1;
    if (G.players[seat].honour === 0) score(G, null);
    else beginDraw(G, seat, events, random);
  },
  yieldWeapon: ({ G, playerID, events, random }, card) => {
    const seat = Number(playerID);
    if (!isWeapon(card) || !G.players[seat].hand.includes(card)) return INVALID_MOVE;
    discard(G, seat, card);
    G.bushidoAt = left(seat);
    beginDraw(G, seat, events, random);
  },
};

const drawMoves = {
  drawFromPile: ({ G, playerID, random }) => draw(G, Number(playerID), 2, random),
  takeDiscard: ({ G, playerID, random }) => {
    G.players[playerID].hand.push(G.discards.pop());
    draw(G, Number(playerID), 1, random);
  },
};

// ---- weapons and mass attacks ----

function strike({ G, playerID, events }, card, target) {
  const seat = Number(playerID);
  if (!isWeapon(card) || !G.players[seat].hand.includes(card)) return INVALID_MOVE;
  if (!rules.canStrike(G, seat) || !rules.canReach(G, seat, target, card)) return INVALID_MOVE;
  take(G.players[seat].hand, card);
  G.weaponsPlayed += 1;
  G.attack = { kind: 'blow', card, seat, target };
  ask(events, target, 'answer');
}

function massAttack({ G, playerID, events }, card) {
  const seat = Number(playerID);
  if (card !== 'battleCry' && card !== 'jujutsu') return INVALID_MOVE;
  if (!G.players[seat].hand.includes(card)) return INVALID_MOVE;
  take(G.players[seat].hand, card);
  G.attack = { kind: card, card, seat, target: seat };
  askNextVictim(G, events);
}

function askNextVictim(G, events) {
  const { attack } = G;
  for (let seat = left(attack.target); seat !== attack.seat; seat = left(seat)) {
    if (rules.isHitByMassAttack(G.players[seat])) {
      attack.target = seat;
      ask(events, seat, 'answer');
      return;
    }
  }
  finishAttack(G);
}

function finishAttack(G) {
  G.discards.push(G.attack.card);
  G.attack = null;
}

const answerMoves = {
  suffer: ({ G, events, random }) => {
    const { kind, card, seat, target } = G.attack;
    const points = kind === 'blow' ? rules.damage(G, seat, target, card) : 1;
    const lost = wound(G, seat, target, points);
    if (G.result) return;
    if (kind !== 'blow') {
      askNextVictim(G, events);
      return;
    }
    if (G.players[target].character === 'ushiwaka') draw(G, target, lost, random);
    if (G.players[seat].character === 'tomoe' && !G.result) draw(G, seat, 1, random);
    finishAttack(G);
  },
  answer: ({ G, playerID, events }, card) => {
    const player = G.players[playerID];
    if (!player.hand.includes(card) || !rules.canAnswerWith(player, card, G.attack.kind)) return INVALID_MOVE;
    discard(G, Number(playerID), card);
    if (G.attack.kind === 'blow') finishAttack(G);
    else askNextVictim(G, events);
  },
};

// ---- the other cards ----

/** A card leaves the hand, does its work, and only then lies on the discards. */
const action = (card, isLegal, effect) => (context, ...args) => {
  const seat = Number(context.playerID);
  const { hand } = context.G.players[seat];
  if (!hand.includes(card) || !isLegal(context.G, seat, ...args)) return INVALID_MOVE;
  take(hand, card);
  effect(context, seat, ...args);
  context.G.discards.push(card);
};

const always = () => true;

const actionMoves = {
  teaCeremony: action('teaCeremony', always, ({ G, random }, seat) => {
    draw(G, seat, 3, random);
    for (let other = left(seat); other !== seat && !G.result; other = left(other)) draw(G, other, 1, random);
  }),
  daimyo: action('daimyo', always, ({ G, random }, seat) => draw(G, seat, 2, random)),
  breathing: action(
    'breathing',
    (G, seat, target) => SEATS.includes(target) && target !== seat,
    ({ G, random }, seat, target) => {
      G.players[seat].life = CHARACTERS[G.players[seat].character];
      draw(G, target, 1, random);
    }
  ),
  diversion: action('diversion', rules.hasHandToTake, ({ G, random }, seat, target) => {
    G.players[seat].hand.push(takeRandom(G.players[target].hand, random));
  }),
  geishaHand: action('geisha', rules.hasHandToTake, ({ G, random }, seat, target) => {
    G.discards.push(takeRandom(G.players[target].hand, random));
  }),
  geishaPermanent: action(
    'geisha',
    (G, seat, target, card) =>
      card === 'bushido' ? G.bushidoAt === target : card in PERMANENTS && G.players[target][card] > 0,
    ({ G }, seat, target, card) => {
      if (card === 'bushido') G.bushidoAt = null;
      else G.players[target][card] -= 1;
      G.discards.push(card);
    }
  ),
};

function place({ G, playerID }, card) {
  const player = G.players[playerID];
  if (!(card in PERMANENTS) || !player.hand.includes(card)) return INVALID_MOVE;
  take(player.hand, card);
  player[card] += 1;
}

function bushido({ G, playerID }, target) {
  const { hand } = G.players[playerID];
  if (G.bushidoAt !== null || !hand.includes('bushido') || !SEATS.includes(target)) return INVALID_MOVE;
  take(hand, 'bushido');
  G.bushidoAt = target;
}

function sacrifice({ G, playerID, random }) {
  const player = G.players[playerID];
  if (!rules.canSacrifice(player)) return INVALID_MOVE;
  player.life -= 1;
  draw(G, Number(playerID), 1, random);
}

// ---- the end of the turn ----

function endTurn({ G, playerID, events }) {
  if (G.players[playerID].hand.length > HAND_LIMIT) ask(events, playerID, 'discard');
  else events.endTurn();
}

function discardSurplus({ G, playerID, events }, card) {
  if (!G.players[playerID].hand.includes(card)) return INVALID_MOVE;
  discard(G, Number(playerID), card);
  endTurn({ G, playerID, events });
}

const Katana = {
  name: 'katana',
  minPlayers: 5,
  maxPlayers: 5,
  // The undo history would only cost time here.
  disableUndo: true,
  setup,
  turn: {
    order: {
      first: ({ G }) => G.shogun,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    onBegin: beginTurn,
    stages: {
      bushido: { moves: bushidoMoves },
      draw: { moves: drawMoves },
      answer: { moves: answerMoves },
      discard: { moves: { discard: discardSurplus } },
    },
  },
  moves: { strike, massAttack, ...actionMoves, place, bushido, sacrifice, endTurn },
  endIf: ({ G }) => G.result || undefined,
};

module.exports = { Katana };
