'use strict';

// Random play of Katana through boardgame.io's own reducer (no client, no network): one JSON line.
// Usage: node play.js katana [--seconds S] [--seed N] [--games N]
// NODE_PATH names the folder where boardgame.io is installed. --games plays that many games and tells instead how each
// ended (bench/same_game.py compares that with Tatami).

const { parseArgs } = require('node:util');
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
const { version } = require('boardgame.io/package.json');
const { Katana } = require('./katana');
const { options, SEATS } = require('./rules');

const WARM_UP_SECONDS = 1;

const game = ProcessGameConfig(Katana);
const reduce = CreateGameReducer({ game });

/** Mulberry32: a small seeded generator, as cheap as Math.random. */
function generator(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function playGame(seed, random) {
  let state = InitializeGame({ game: { ...game, seed }, numPlayers: SEATS.length });
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const { seat, moves } = options(state.G, state.ctx);
    const [type, ...args] = moves[Math.floor(random() * moves.length)];
    state = reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: String(seat) } });
    if (state.transients) throw new Error(`${type} ${args}: ${JSON.stringify(state.transients.error)}`);
    decisions += 1;
  }
  return { decisions, result: state.ctx.gameover };
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Whole games until the time is over. */
function playFor(seconds, firstSeed, random) {
  const wallStart = performance.now();
  const start = cpuSeconds();
  let games = 0;
  let decisions = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    decisions += playGame(`${firstSeed}-${games}`, random).decisions;
    games += 1;
    elapsed = cpuSeconds() - start;
  }
  return { games, decisions, seconds: elapsed, wallSeconds: (performance.now() - wallStart) / 1000 };
}

function played(count, seed, random) {
  return Array.from({ length: count }, (_, n) => {
    const { decisions, result } = playGame(`${seed}-${n}`, random);
    return { decisions, winner: result.winner, by: result.by };
  });
}

function main() {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      games: { type: 'string' },
    },
  });
  const seed = Number(values.seed);
  const random = generator(seed);
  if (values.games !== undefined) {
    console.log(JSON.stringify(played(Number(values.games), seed, random)));
    return;
  }
  playFor(WARM_UP_SECONDS, `warm-up-${seed}`, random);
  const run = playFor(Number(values.seconds), seed, random);
  console.log(
    JSON.stringify({
      name: 'boardgame.io katana',
      version,
      seats: SEATS.length,
      decisions_per_second: run.decisions / run.seconds,
      steps_per_second: run.decisions / run.seconds,
      clone_us: null,
      games: run.games,
      decisions: run.decisions,
      seconds: run.seconds,
      wall_seconds: run.wallSeconds,
    })
  );
}

main();
