/** Everything drawn for Ninjato, in one piece that a page fetches when a Ninjato table opens. */
export { CARDS } from './cards'
export { ENVOYS, PEOPLE, type Person } from './people'
export { HOUSE, HILLS, PINE, ROOFS, LAMP, SHOJI, GATE, type Roof } from './scene'
export { CLANS, SHURIKEN, SIGNS, WAYS, type Clan, type Sign, type Way } from './signs'
export { TREASURES, type Treasure } from './treasures'
