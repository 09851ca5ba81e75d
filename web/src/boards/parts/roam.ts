/** Looking at part of a drawing that is larger than its window: how many pixels a unit has, and where the window's upper left corner lies, in units. */
import type { Place } from './grid'
import type { Box } from './polygons'

export interface Look {
  scale: number
  x: number
  y: number
}

export interface Room {
  wide: number
  high: number
}

/** The whole frame, as large as the room lets it be. */
export function whole(frame: Box, room: Room): Look {
  const scale = Math.min(room.wide / frame.wide, room.high / frame.high)
  return kept({ scale, x: frame.x, y: frame.y }, frame, room)
}

/** Within the frame; what is smaller than the window stands in its middle. */
export function kept({ scale, x, y }: Look, frame: Box, room: Room): Look {
  const along = (at: number, first: number, long: number, seen: number) => (seen >= long ? first + (long - seen) / 2 : Math.min(Math.max(at, first), first + long - seen))
  return { scale, x: along(x, frame.x, frame.wide, room.wide / scale), y: along(y, frame.y, frame.high, room.high / scale) }
}

/** Moved by so many pixels, as a finger moves the sheet. */
export const moved = (look: Look, by: Place, frame: Box, room: Room): Look => kept({ ...look, x: look.x - by.x / look.scale, y: look.y - by.y / look.scale }, frame, room)

/** Another scale, while what lies under one point of the window stays there. */
export function zoomed(look: Look, scale: number, at: Place, frame: Box, room: Room): Look {
  return kept({ scale, x: look.x + at.x / look.scale - at.x / scale, y: look.y + at.y / look.scale - at.y / scale }, frame, room)
}

/** A scale between the smallest, where all is seen, and the largest. */
export const within = (scale: number, least: number, most: number) => Math.min(Math.max(scale, least), Math.max(least, most))

/** Moved just far enough that a box is in the window, in its middle if it was not in sight at all. */
export function showing(look: Look, box: Box, frame: Box, room: Room): Look {
  const [wide, high] = [room.wide / look.scale, room.high / look.scale]
  const along = (at: number, seen: number, first: number, long: number) => {
    if (first >= at && first + long <= at + seen) return at
    if (first + long < at || first > at + seen || long > seen) return first + long / 2 - seen / 2
    return first < at ? first : first + long - seen
  }
  return kept({ scale: look.scale, x: along(look.x, wide, box.x, box.wide), y: along(look.y, high, box.y, box.high) }, frame, room)
}
