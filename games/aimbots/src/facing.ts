import type { BotId } from './state.ts'
import type { BotView, Turn, View } from './shapes.ts'
import type { Zone } from './content/arena.ts'

/** The number of clockwise quarter turns. */
export const QUARTERS: Readonly<Record<Turn, number>> = { clockwise: 1, 'half turn': 2, counterclockwise: 3 }

/** Returns the printed sides of a bot, N E S W, at another rotation. */
export const turned = ({ printed, rot }: Pick<BotView, 'printed' | 'rot'>, to: number): number[] =>
  printed.map((_, i) => printed[(i + rot - to + 8) % 4]!)

/** The direction from a zone across the arena, as an index into N E S W. */
const AHEAD: Readonly<Record<Zone, number>> = { South: 0, West: 1, North: 2, East: 3 }

/** A side's value and direction, and whether a plate reduces its value to 1 (AB-DIE-8). */
export interface Side {
  side: number
  dir: number
  plated: boolean
}

/**
 * Returns the sides of a bot at another rotation, with their directions as indices into N E S W: first the side facing across the arena,
 * then the others clockwise.
 */
export function lookout({ bots, players }: View, id: BotId, to: number): Side[] {
  const bot = bots[id]!
  const sides = turned(bot, to)
  const first = AHEAD[players[bot.owner]!.zone]
  return sides
    .map((_, i) => (first + i) % 4)
    .map((dir) => {
      const plated = bot.plates.includes(sides[dir]!)
      return { side: plated ? 1 : sides[dir]!, dir, plated }
    })
}
