'use strict';

// What a player may do, read from G alone. The moves and the list of options ask the same questions here.

const { WEAPONS, PERMANENTS, isWeapon } = require('./content');

const SEATS = [0, 1, 2, 3, 4];

const isHarmless = (player) => player.life === 0 || player.hand.length === 0;

const left = (seat) => (seat + 1) % SEATS.length;

/** Steps from one seat to another in one direction, not counting harmless players on the way. */
function steps(G, from, to, direction) {
  let count = 1;
  let seat = (from + direction + SEATS.length) % SEATS.length;
  while (seat !== to) {
    if (!isHarmless(G.players[seat])) count += 1;
    seat = (seat + direction + SEATS.length) % SEATS.length;
  }
  return count;
}

function difficulty(G, from, to) {
  const target = G.players[to];
  const distance = Math.min(steps(G, from, to, 1), steps(G, from, to, -1));
  return distance + target.armour + (target.character === 'benkei' ? 1 : 0);
}

function damage(G, from, to, weapon) {
  const attacker = G.players[from];
  const points = WEAPONS[weapon][1] + attacker.fastDraw + (attacker.character === 'musashi' ? 1 : 0);
  return G.players[to].character === 'ginchiyo' ? Math.max(1, points - 1) : points;
}

const weaponsPerTurn = (player) => 1 + player.focus + (player.character === 'goemon' ? 1 : 0);

/** May this player attack at all this turn? */
const canStrike = (G, seat) => G.weaponsPlayed < weaponsPerTurn(G.players[seat]);

function canReach(G, seat, target, weapon) {
  if (target === seat || isHarmless(G.players[target])) return false;
  return G.players[seat].character === 'kojiro' || WEAPONS[weapon][0] >= difficulty(G, seat, target);
}

/** Nobunaga may give a life point for a card, but never his last one. */
const canSacrifice = (player) => player.character === 'nobunaga' && player.life >= 2;

/** Hanzō parries with weapons too, but never with the only card he holds. */
function canParryWith(player, card) {
  if (card === 'parry') return true;
  return player.character === 'hanzo' && isWeapon(card) && player.hand.length >= 2;
}

/** Is this card an answer to what the player has been asked (a blow, a battle cry or a jujutsu)? */
function canAnswerWith(player, card, kind) {
  return kind === 'jujutsu' ? isWeapon(card) : canParryWith(player, card);
}

const isHitByMassAttack = (player) => !isHarmless(player) && player.character !== 'chiyome';

const kinds = (cards) => [...new Set(cards)];

/** Every move of the player to act: [name, ...arguments]. */
function options(G, ctx) {
  for (const seat of SEATS) {
    const stage = ctx.activePlayers ? ctx.activePlayers[seat] : undefined;
    if (stage !== undefined) return { seat, moves: STAGE_OPTIONS[stage](G, G.players[seat]) };
  }
  const seat = Number(ctx.currentPlayer);
  return { seat, moves: playOptions(G, seat) };
}

const STAGE_OPTIONS = {
  bushido: (G, player) => [['payHonour'], ...kinds(player.hand.filter(isWeapon)).map((card) => ['yieldWeapon', card])],
  draw: () => [['drawFromPile'], ['takeDiscard']],
  answer: (G, player) => [
    ['suffer'],
    ...kinds(player.hand)
      .filter((card) => canAnswerWith(player, card, G.attack.kind))
      .map((card) => ['answer', card]),
  ],
  discard: (G, player) => kinds(player.hand).map((card) => ['discard', card]),
};

function playOptions(G, seat) {
  const player = G.players[seat];
  const moves = [['endTurn']];
  const striking = canStrike(G, seat);
  if (canSacrifice(player)) moves.push(['sacrifice']);
  for (const card of kinds(player.hand)) {
    if (isWeapon(card)) {
      if (!striking) continue;
      for (const target of SEATS) if (canReach(G, seat, target, card)) moves.push(['strike', card, target]);
    } else if (card in PERMANENTS) {
      moves.push(['place', card]);
    } else if (card in CARD_OPTIONS) {
      CARD_OPTIONS[card](G, seat, moves);
    }
  }
  return moves;
}

const CARD_OPTIONS = {
  teaCeremony: (G, seat, moves) => moves.push(['teaCeremony']),
  daimyo: (G, seat, moves) => moves.push(['daimyo']),
  battleCry: (G, seat, moves) => moves.push(['massAttack', 'battleCry']),
  jujutsu: (G, seat, moves) => moves.push(['massAttack', 'jujutsu']),
  breathing: (G, seat, moves) => {
    for (const target of SEATS) if (target !== seat) moves.push(['breathing', target]);
  },
  bushido: (G, seat, moves) => {
    if (G.bushidoAt === null) for (const target of SEATS) moves.push(['bushido', target]);
  },
  diversion: (G, seat, moves) => {
    for (const target of SEATS) if (hasHandToTake(G, seat, target)) moves.push(['diversion', target]);
  },
  geisha: (G, seat, moves) => {
    for (const target of SEATS) {
      if (hasHandToTake(G, seat, target)) moves.push(['geishaHand', target]);
      for (const card in PERMANENTS) if (G.players[target][card] > 0) moves.push(['geishaPermanent', target, card]);
      if (G.bushidoAt === target) moves.push(['geishaPermanent', target, 'bushido']);
    }
  },
};

const hasHandToTake = (G, seat, target) => target !== seat && G.players[target].hand.length > 0;

module.exports = {
  SEATS,
  left,
  isHarmless,
  damage,
  canStrike,
  canReach,
  canSacrifice,
  canAnswerWith,
  isHitByMassAttack,
  hasHandToTake,
  options,
};
