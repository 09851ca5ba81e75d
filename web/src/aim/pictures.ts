/**
 * The aim of each game in a few pictures: which part of the board each shows, by the first of its selectors that is on this board. What is
 * said to them stands in `text/`, as `<game>-1` and so on.
 */
type Picture = string[]

export const PICTURES: Record<string, Picture[]> = {
  katana: [['.own'], ['.hand'], ['.others .seat, .place .seat'], ['[data-anchor="seat-4"]'], ['[data-anchor="pile"], [data-anchor="discards"]']],
  bushido: [['.track'], ['.strip', '.turn'], ['.roles'], ['.map', '.ground'], ['.clan']],
  'dicium.crazy_cup': [['.track'], ['.dice .tray', '.dice'], ['.square.rough, .square.garage'], ['.market'], ['.plate']],
  'dicium.shogun': [['.aims'], ['.dice .tray', '.dice'], ['.palace'], ['.pawn'], ['.night', '.aims']],
  'dicium.donjon': [['.goal.win', '.goals', '.top, .chip'], ['.dice .tray', '.dice'], ['.dungeon', '.map'], ['.goal.goblins', '.chip'], ['.goal.king', '.chip']],
  'dicium.civilisation': [['.stack'], ['.dice .tray', '.dice'], ['.archipelago'], ['.shared .card', '.shared'], ['.plate']],
  ninjato: [['.others .plate'], ['.dojo, .sensei, .palace, .pavilion', '.tab'], ['.houses'], ['.loot', '.court'], ['.palace, .pavilion', '.tab.palace, .tab.pavilion']],
  samourai_katana: [['.stair'], ['.time', '.clock'], ['.japan', '.sea'], ['.hand .card', '.hand'], ['.others .plate']],
}

export const picturesOf = (game: string): Picture[] => PICTURES[game] ?? []
/** The message that goes with a picture, counted from 0. */
export const wordsOf = (game: string, picture: number): string => `${game.split('.').at(-1)!.replaceAll('_', '-')}-${picture + 1}`
