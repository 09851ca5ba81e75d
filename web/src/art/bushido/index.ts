/** Everything drawn for Bushido, in one piece that a page fetches when a Bushido table opens. */
export { DISCS, type Disc } from './discs'
export { LANDS, type Land } from './lands'
export { ROLES, SIGNS, type Role, type Sign } from './roles'
export { TILES, type Tile } from './tiles'
