'use strict';

// What is in the Katana box: the same figures as src/tatami/games/katana/content.toml.

/** name: [precision, damage, copies] */
const WEAPONS = {
  bo: [2, 1, 5],
  bokken: [1, 1, 6],
  daikyu: [5, 2, 1],
  kanabo: [3, 2, 1],
  katana: [2, 3, 1],
  kiseru: [1, 2, 5],
  kusarigama: [2, 2, 4],
  nagayari: [4, 2, 1],
  naginata: [4, 1, 2],
  nodachi: [3, 3, 1],
  shuriken: [3, 1, 3],
  tanegashima: [5, 1, 1],
  wakizashi: [1, 3, 1],
};

/** Permanents that lie in front of their owner; Bushido is apart, since it lies in front of anybody. */
const PERMANENTS = { armour: 4, fastDraw: 3, focus: 6 };

const OTHERS = {
  bushido: 2,
  parry: 15,
  teaCeremony: 4,
  battleCry: 4,
  daimyo: 3,
  diversion: 5,
  geisha: 6,
  breathing: 3,
  jujutsu: 3,
};

/** name: full life */
const CHARACTERS = {
  benkei: 5,
  chiyome: 4,
  ginchiyo: 4,
  goemon: 5,
  hanzo: 4,
  hideyoshi: 4,
  ieyasu: 5,
  kojiro: 5,
  musashi: 5,
  nobunaga: 5,
  tomoe: 5,
  ushiwaka: 4,
};

// Five players, the size that the benchmark plays.
const ROLES = ['shogun', 'samurai', 'ronin', 'ninja', 'ninja'];
const TEAM = { shogun: 'shogun', samurai: 'shogun', ronin: 'ronin', ninja: 'ninja' };
const MULTIPLIER = { shogun: 1, samurai: 1, ronin: 2, ninja: 1 };
const HONOUR = { shogun: 5, samurai: 3, ronin: 3, ninja: 3 };
const HANDS_FROM_SHOGUN = [4, 5, 5, 6, 6];
const HAND_LIMIT = 7;

function deck() {
  const cards = [];
  const add = (name, copies) => {
    for (let i = 0; i < copies; i++) cards.push(name);
  };
  for (const [name, [, , copies]] of Object.entries(WEAPONS)) add(name, copies);
  for (const [name, copies] of Object.entries(PERMANENTS)) add(name, copies);
  for (const [name, copies] of Object.entries(OTHERS)) add(name, copies);
  return cards;
}

const isWeapon = (card) => card in WEAPONS;

module.exports = {
  WEAPONS,
  PERMANENTS,
  CHARACTERS,
  ROLES,
  TEAM,
  MULTIPLIER,
  HONOUR,
  HANDS_FROM_SHOGUN,
  HAND_LIMIT,
  deck,
  isWeapon,
};
