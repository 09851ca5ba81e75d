/** Words and numbers to fill the gallery's cards with; a real table gets them from the rules. */
import type { CardKind } from '../art/katana'
import type { Corner } from '../look/frames'

export interface Sample {
  kind: CardKind
  corner: Corner
  en: [name: string, text: string]
  fr: [name: string, text: string]
  precision?: number
  damage?: number
}

const weapon = (kind: CardKind, name: string, precision: number, damage: number): Sample => ({
  kind,
  corner: 'weapon',
  precision,
  damage,
  en: [name, `Hits up to difficulty ${precision} and takes ${damage}.`],
  fr: [name, `Porte jusqu’à la difficulté ${precision} et ôte ${damage}.`],
})
const card = (corner: Corner, kind: CardKind, en: [string, string], fr: [string, string]): Sample => ({ kind, corner, en, fr })

export const SAMPLES: Sample[] = [
  weapon('bo', 'Bō', 2, 1),
  weapon('bokken', 'Bokken', 1, 1),
  weapon('daikyu', 'Daikyū', 5, 2),
  weapon('kanabo', 'Kanabō', 3, 2),
  weapon('katana', 'Katana', 2, 3),
  weapon('kiseru', 'Kiseru', 1, 2),
  weapon('kusarigama', 'Kusarigama', 2, 2),
  weapon('nagayari', 'Nagayari', 4, 2),
  weapon('naginata', 'Naginata', 4, 1),
  weapon('nodachi', 'Nodachi', 3, 3),
  weapon('shuriken', 'Shuriken', 3, 1),
  weapon('tanegashima', 'Tanegashima', 5, 1),
  weapon('wakizashi', 'Wakizashi', 1, 3),
  card('permanent', 'armour', ['Armour', 'You are harder to hit by 1.'], ['Armure', 'Vous êtes plus difficile à toucher de 1.']),
  card('permanent', 'fast-draw', ['Fast Draw', 'Your weapons take one life more.'], ['Attaque rapide', 'Vos armes ôtent une vie de plus.']),
  card('permanent', 'bushido', ['Bushido', 'Turn a card: if it is a weapon, give up one of yours or one honour.'], ['Code du bushido', 'Retournez une carte : si c’est une arme, donnez la vôtre ou un honneur.']),
  card('permanent', 'focus', ['Focus', 'Play one weapon more each turn.'], ['Concentration', 'Jouez une arme de plus par tour.']),
  card('action', 'parry', ['Parry', 'Stop a weapon aimed at you.'], ['Parade', 'Arrêtez une arme qui vous vise.']),
  card('action', 'tea-ceremony', ['Tea Ceremony', 'Draw 3 cards, then all the others draw 1.'], ['Cérémonie du thé', 'Piochez 3 cartes, puis tous les autres en piochent 1.']),
  card('action', 'battle-cry', ['Battle Cry', 'The others give up a parry or lose a life.'], ['Cri de guerre', 'Les autres donnent une parade ou perdent une vie.']),
  card('action', 'daimyo', ['Daimyo', 'Draw 2. Kept to the end: 1 point.'], ['Daimyo', 'Piochez 2. Gardé jusqu’à la fin : 1 point.']),
  card('action', 'diversion', ['Diversion', 'Take a card from a hand, unseen.'], ['Diversion', 'Prenez une carte d’une main, sans la voir.']),
  card('action', 'geisha', ['Geisha', 'Discard a permanent, or a card from a hand unseen.'], ['Geisha', 'Défaussez un permanent, ou une carte d’une main sans la voir.']),
  card('action', 'breathing', ['Breathing', 'Regain all lives; another player draws 1.'], ['Méditation', 'Retrouvez toutes vos vies ; un autre pioche 1.']),
  card('action', 'jujutsu', ['Jujutsu', 'The others give up a weapon or lose a life.'], ['Ju Jitsu', 'Les autres donnent une arme ou perdent une vie.']),
]

export const CHARACTERS = {
  benkei: 'Benkei',
  chiyome: 'Chiyome',
  ginchiyo: 'Ginchiyo',
  goemon: 'Goemon',
  hanzo: 'Hanzō',
  hideyoshi: 'Hideyoshi',
  ieyasu: 'Ieyasu',
  kojiro: 'Kojirō',
  musashi: 'Musashi',
  nobunaga: 'Nobunaga',
  tomoe: 'Tomoe',
  ushiwaka: 'Ushiwaka',
} as const
