import type { Fault } from '@robodrome/reading'
import { isLeftOut } from '../content.ts'
import { SIDES, type Board } from './boards.ts'
import type { Box } from './box.ts'
import { aboutOf, DIES, settingsOf, type Line } from './effects.ts'
import { DECKS, type Module } from './modules.ts'
import { MOST_ROBOTS, ROBOT_IDS } from './robots.ts'
import { common, type Sentence } from '@robodrome/kernel'
import { voltSays } from '../says.ts'

type Check<T extends unknown[]> = (...of: T) => Omit<Fault, 'path'> | null | false

/** Finds what makes a box unplayable. */
export function* checkBox(box: Box): Generator<Fault> {
  yield* twice(box)
  for (const [i, module] of box.modules.entries()) yield* faultsIn(['modules', i], MODULE_CHECKS, module, box)
  for (const [i, board] of box.boards.entries()) yield* faultsIn(['boards', i], BOARD_CHECKS, board, box)
  yield* faultsIn([], BOX_CHECKS, box)
}

/** Yields a fault for each failed check, with the path of its field. */
function* faultsIn<T extends unknown[]>(
  path: (string | number)[],
  checks: readonly (readonly [string, Check<T>])[],
  ...of: T
): Generator<Fault> {
  for (const [field, check] of checks) {
    const wrong = check(...of)
    if (wrong) yield { path: [...path, field], ...wrong }
  }
}

function* twice(box: Box): Generator<Fault> {
  for (const field of ['modules', 'boards', 'starts', 'robots'] as const) {
    const ids: string[] = box[field].map(({ id }) => id)
    const found = ids.find((id, i) => ids.indexOf(id) !== i)
    if (found !== undefined) yield { path: [field], found, expected: common('eachOnce') }
  }
}

const colorOf = ({ die }: Module) => die?.[0] ?? 'none'

const DICE = { none: voltSays('noDie'), blue: voltSays('blueDie'), red: voltSays('redDie') } as const

const dieOf = (at: Line['at']): Sentence => DIES[at].map((color) => DICE[color]).reduce((one, other) => common('either', { one, other }))

const MODULE_CHECKS: readonly (readonly [string, Check<[Module, Box]>])[] = [
  ['copies', ({ deck, copies }) => deck === 'champion' && copies !== 1 && { found: copies, expected: voltSays('oneOfChampion') }],
  [
    'lines',
    ({ lines }) =>
      lines.some(({ at }, i) => lines.findIndex((other) => other.at === at) !== i) && {
        found: lines.map(({ at }) => at),
        expected: voltSays('eachMomentOnce'),
      },
  ],
  ['lines', ({ lines }) => isDeadlock(lines) && { found: lines.map(({ at }) => at), expected: voltSays('noPlainBeside') }],
  [
    'die',
    (module) => {
      const line = module.lines.find(({ at }) => !DIES[at].includes(colorOf(module)))
      return (
        line !== undefined && {
          found: module.die,
          expected: voltSays('dieFor', { dice: dieOf(line.at), moment: line.at, effect: line.do }),
        }
      )
    },
  ],
  [
    'lines',
    ({ lines }) => {
      const kinds = new Set(lines.map((line) => settingsOf(line).join(', ')).filter((values) => values !== ''))
      return kinds.size > 1 && { found: lines.map((line) => line.do), expected: voltSays('setAlike') }
    },
  ],
  ['lines', rivalOf],
  [
    'killbots',
    (module) =>
      module.killbots !== null &&
      (module.deck === 'champion' || (module.deck === 'red') !== (module.killbots === 'veteran')) && {
        found: module.killbots,
        expected: voltSays('killbotRank'),
      },
  ],
  [
    'killbots',
    ({ killbots, lines }) =>
      killbots !== null &&
      lines.some((line) => !aboutOf(line).killbots) && {
        found: killbots,
        expected: voltSays('killbotsCannot', {
          effects: lines
            .filter((line) => !aboutOf(line).killbots)
            .map((line) => line.do)
            .join(', '),
        }),
      },
  ],
]

/**
 * VT-FIRE-4, VT-JET-6 Whether some effects of the module depend on something that another of its effects replaces, so that they could never
 * be used.
 */
const isDeadlock = (lines: readonly Line[]): boolean => {
  const has = (at: Line['at']): boolean => lines.some((line) => line.at === at)
  return (has('insteadOfFiring') && has('shot')) || (has('insteadOfMoving') && has('moving'))
}

/** Two modules that can be equipped together must not both have an effect that a robot may have only once. */
function rivalOf(module: Module, { modules }: Box): ReturnType<Check<[]>> {
  for (const line of module.lines) {
    if (!aboutOf(line).once) continue
    const rival = modules.find(
      (other) => other !== module && canBeBeside(module, other) && other.lines.some((each) => each.at === line.at && each.do === line.do),
    )
    if (rival !== undefined) return { found: line.do, expected: voltSays('rivalEffect', { module: rival.id }) }
  }
  return null
}

/** VT-MOD-7 Blue modules go in the left slot, red ones in the right, yellow ones in either, champion modules in their own. */
const canBeBeside = (a: Module, b: Module): boolean => a.deck !== b.deck || a.deck === 'yellow'

const spaces = (text: string): string[] => (text === '' ? [] : text.split(' '))
/** VT-SET-3 Three tokens are on the board, so the next one needs a fourth space. */
const VP_SPACES = [4, 9] as const
/** The board must leave room for robots, mines and pushed pieces. */
const MOST_PITS = 20
/** VT-SET-5 Four robots draw two modules each, possibly all from one deck. */
const LEAST_CARDS = 2 * MOST_ROBOTS

const BOARD_CHECKS: readonly (readonly [string, Check<[Board, Box]>])[] = [
  [
    'champion',
    ({ champion }, { modules }) => {
      const known = modules.filter(({ deck }) => deck === 'champion').map(({ id }) => id)
      return !known.includes(champion) && { found: champion, expected: voltSays('championOf', { modules: known.join(', ') }) }
    },
  ],
  [
    'vp',
    ({ vp }) => {
      const count = spaces(vp).length
      return (
        (count < VP_SPACES[0] || count > VP_SPACES[1]) && {
          found: count,
          expected: voltSays('vpSpaces', { least: VP_SPACES[0], most: VP_SPACES[1] }),
        }
      )
    },
  ],
  [
    'pits',
    ({ pits }) => spaces(pits).length > MOST_PITS && { found: spaces(pits).length, expected: voltSays('atMostPits', { most: MOST_PITS }) },
  ],
  [
    'pits',
    ({ pits, vp, workshops }, { starts }) => {
      const others = [...spaces(vp), ...spaces(workshops), ...starts.flatMap((side) => side.spaces)]
      const taken = spaces(pits).find((space) => others.includes(space))
      return taken !== undefined && { found: taken, expected: voltSays('freePits') }
    },
  ],
  [
    'workshops',
    ({ workshops, vp }) => {
      const both = spaces(workshops).find((space) => spaces(vp).includes(space))
      return both !== undefined && { found: both, expected: voltSays('freeWorkshops') }
    },
  ],
]

const BOX_CHECKS: readonly (readonly [string, Check<[Box]>])[] = [
  [
    'starts',
    ({ starts }) =>
      starts.length !== SIDES.length && { found: starts.map(({ id }) => id), expected: common('allOf', { names: SIDES.join(', ') }) },
  ],
  [
    'starts',
    ({ starts }) => {
      const all = starts.flatMap((side) => side.spaces)
      const found = all.find((space, i) => all.indexOf(space) !== i)
      return found !== undefined && { found, expected: voltSays('eachSpaceOnce') }
    },
  ],
  [
    'robots',
    ({ robots }) =>
      robots.length !== ROBOT_IDS.length && {
        found: robots.map(({ id }) => id),
        expected: common('allOf', { names: ROBOT_IDS.join(', ') }),
      },
  ],
  [
    'modules',
    ({ modules, boards }) => {
      for (const board of boards) {
        const inPlay = modules.filter((module) => module.deck !== 'champion' && !isLeftOut(module, board))
        const cards = (of: (module: Module) => boolean): number => inPlay.filter(of).reduce((sum, { copies }) => sum + copies, 0)
        const short = DECKS.find(
          (deck) => cards((module) => module.deck === deck) < LEAST_CARDS || inPlay.filter((module) => module.deck === deck).length < 2,
        )
        if (short !== undefined)
          return {
            found: cards((module) => module.deck === short),
            expected: voltSays('cardsInDeck', { least: LEAST_CARDS, deck: short, board: board.id }),
          }
        // VT-KB-18 Up to three KillBots draw one module each.
        const rank = (['veteran', 'elite'] as const).find((each) => cards(({ killbots }) => killbots === each) < MOST_ROBOTS - 1)
        if (rank !== undefined)
          return {
            found: cards(({ killbots }) => killbots === rank),
            expected: voltSays('cardsForKillbots', { least: MOST_ROBOTS - 1, rank, board: board.id }),
          }
      }
      return null
    },
  ],
]
