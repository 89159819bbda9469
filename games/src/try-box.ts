import { asked, BadInput, choose, options, quickLuck, settle, start, type Game } from '@robodrome/kernel'
import { boxSays } from './says.ts'

/** The number of random games per mode in which a box is tried out. */
const TRIALS = 5
/** The maximum number of choices in a game; a standard game needs a tenth of that. */
const MOST_CHOICES = 20_000

/** A random game that tries out a box. */
export interface Trial {
  mode: string
  seats: number
  seed: number
}

/** The random games that try out a box: a few in every mode. */
export const trialsOf = (game: Game): Trial[] =>
  Object.entries(game.modes).flatMap(([mode, { seats }]) =>
    Array.from({ length: TRIALS }, (_, i) => ({ mode, seats: seats[(i + 1) % seats.length]!, seed: i + 1 })),
  )

/** Plays random games to find faults that checking the data cannot find, and returns their number. Throws BadInput if one does not end. */
export function tryOut(game: Game): number {
  const trials = trialsOf(game)
  for (const trial of trials) playTrial(game, trial)
  return trials.length
}

/** Plays a random game to its end. Throws BadInput if it does not end. */
export function playTrial(game: Game, { mode, seats, seed }: Trial): void {
  const luck = quickLuck(seed)
  const g = start(game, { mode, seats, options: {} })
  let choices = 0
  for (settle(game, g, luck); asked(game, g).length > 0; settle(game, g, luck)) {
    if (++choices > MOST_CHOICES)
      throw new BadInput(['box'], `a random game in mode ${mode} after ${MOST_CHOICES} choices`, boxSays('itsEnd'))
    const seat = asked(game, g)[0]!
    const legal = options(game, g, seat)
    choose(game, g, seat, legal[luck.below(legal.length)])
  }
}
