/** What the board makes of the view. */

/** A territory as the map shows it. */
export interface Standing {
  territory: string
  province: string
  terrain: 'plain' | 'mountain'
  town: 'town' | 'great-town' | null
  owner: number | null
  samurai: number
  castle: boolean
  burnt: boolean
}
