import { BadInput } from '@robodrome/kernel'
import type { Box } from './box.ts'
import { ARMORS } from './die.ts'

/** Draws for the market. */
const FEWEST_OF_A_LEVEL = 2

/** Refuses a box with which a match could not be played to the end. */
export function checkBox({ programs, lineups }: Box): void {
  const names = new Set(programs.map(({ name }) => name))
  if (names.size < programs.length) throw new BadInput(['programs'], programs.length, 'a name of its own for each program')
  for (const armor of ARMORS) {
    const ofLevel = programs.filter((program) => program.armor === armor)
    for (const [title, cards] of Object.entries({ all: ofLevel, novices: ofLevel.filter(({ complexity }) => complexity === 1) })) {
      if (cards.length < FEWEST_OF_A_LEVEL)
        throw new BadInput(['programs'], cards.length, `at least ${FEWEST_OF_A_LEVEL} programs of armor ${armor} for ${title}`)
    }
  }
  if (lineups.length !== 2 || lineups.some((lineup) => lineup.length !== 5 || lineup.some((name) => !names.has(name))))
    throw new BadInput(['lineups'], lineups, 'five programs of the box for each of two players')
}
