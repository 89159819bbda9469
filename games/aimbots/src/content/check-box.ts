import { BadInput } from '@robodrome/kernel'
import type { Box } from './box.ts'
import { ARMORS } from './die.ts'
import { BOOSTER, COSTS, type Effects } from './effects.ts'
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
  checkEffects(effects, [...path, 'effects'])
}

type Moments = Omit<Effects, 'cost' | 'booster'>

/** The effects that the rules know, by the moment at which they look for one. */
const KNOWN: { readonly [M in keyof Moments]: readonly NonNullable<Moments[M]>['kind'][] } = {
  standing: ['hold', 'magnet', 'lead', 'cover'],
  pivot: ['halfTurn'],
  action: ['repair'],
  travel: ['fly', 'bulldoze', 'drift', 'tow'],
  afterBoost: ['tow', 'shuttle', 'crawl', 'crash', 'rush', 'charge'],
  enemyBoost: ['fire'],
  afterPivot: ['aim', 'reach', 'scan', 'whirl', 'dance', 'conduct', 'hack', 'rearm'],
  attack: ['always', 'far', 'prey', 'bestSide'],
  defense: ['fog'],
  declared: ['decoy'],
  dice: ['rerollAny', 'rerollBoth', 'rerollShowing', 'echo', 'mirror'],
  damage: ['double', 'crush', 'juggle', 'rise'],
  afterHit: ['ram'],
  afterMiss: ['spike', 'sidestep', 'shove', 'pawn'],
}

function checkEffects({ cost, booster, ...moments }: Effects, path: readonly (string | number)[]): void {
  for (const [moment, effect] of Object.entries(moments)) {
    const kinds: readonly string[] | undefined = Object.entries(KNOWN).find(([known]) => known === moment)?.[1]
    if (kinds === undefined) throw new BadInput([...path, moment], moment, `a moment: ${Object.keys(KNOWN).join(', ')}`)
    if (effect === null) continue
    const { kind, ...numbers } = effect
    if (!kinds.includes(kind)) throw new BadInput([...path, moment], kind, `one of ${kinds.join(', ')}`)
    checkNumbers(numbers, [...path, moment])
  }
  const { underPlate: _flag, ...values } = booster
  for (const [title, known, found] of [
    ['cost', COSTS, cost],
    ['booster', BOOSTER, booster],
  ] as const) {
    const missing = Object.keys(known).find((field) => !(field in found))
    if (missing !== undefined) throw new BadInput([...path, title, missing], undefined, 'a value')
  }
  checkNumbers({ ...cost, ...values }, path)
}

function checkNumbers(numbers: Readonly<Record<string, unknown>>, path: readonly (string | number)[]): void {
  for (const [field, value] of Object.entries(numbers))
    if (!Number.isInteger(value)) throw new BadInput([...path, field], value, 'a whole number')
}
