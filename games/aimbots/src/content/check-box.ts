import { BadInput } from '@robodrome/kernel'
import type { Box } from './box.ts'
import { ARMORS } from './die.ts'
import { NO_EFFECTS } from './effects.ts'
import type { Program } from './program.ts'

/** Draws for the market, and how far two spaces of the arena can be apart. */
const FEWEST_OF_A_LEVEL = 2
const FARTHEST = 6

/** Refuses a box with which a match could not be played to its end. */
export function checkBox({ programs, lineups }: Box): void {
  const names = new Set(programs.map(({ name }) => name))
  programs.forEach((program, i) => checkProgram(program, ['programs', i]))
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

function checkProgram({ name, armor, reach, effects }: Program, path: readonly (string | number)[]): void {
  if (!/^[A-Z][a-z]+$/.test(name)) throw new BadInput([...path, 'name'], name, 'one word with a capital letter: the notation writes it')
  if (!ARMORS.includes(armor)) throw new BadInput([...path, 'armor'], armor, 'an armor from 1 to 5')
  const [least, most] = reach
  if (!(least >= 1 && least <= most && most <= FARTHEST)) throw new BadInput([...path, 'reach'], reach, `distances from 1 to ${FARTHEST}`)
  const unknown = Object.keys(effects).find((effect) => !(effect in NO_EFFECTS))
  if (unknown !== undefined) throw new BadInput([...path, 'effects', unknown], unknown, 'an effect that the rules know')
}
