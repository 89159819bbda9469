import type { Fault } from '@robodrome/reading'
import type { Box } from './box.ts'
import { ARMORS } from './die.ts'
import { aimbotsSays } from '../says.ts'

/** The market draws this many programs of each level. */
const FEWEST_OF_A_LEVEL = 2

/** Yields the faults that would prevent a match with this box from being played to the end. */
export function* checkBox({ programs, lineups }: Box): Generator<Fault> {
  const names = new Set(programs.map(({ name }) => name))
  if (names.size < programs.length) yield { path: ['programs'], found: programs.length, expected: aimbotsSays('ownNames') }
  for (const armor of ARMORS) {
    const ofLevel = programs.filter((program) => program.armor === armor)
    for (const [title, cards] of Object.entries({ all: ofLevel, novices: ofLevel.filter(({ complexity }) => complexity === 1) })) {
      if (cards.length < FEWEST_OF_A_LEVEL)
        yield {
          path: ['programs'],
          found: cards.length,
          expected: aimbotsSays('leastPrograms', { least: FEWEST_OF_A_LEVEL, armor, title }),
        }
    }
  }
  if (lineups.length !== 2 || lineups.some((lineup) => lineup.length !== 5 || lineup.some((name) => !names.has(name))))
    yield { path: ['lineups'], found: lineups, expected: aimbotsSays('fivePrograms') }
}
