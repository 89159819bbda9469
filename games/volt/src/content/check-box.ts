import { isLeftOut } from '../content.ts'
import { SIDES, type Board } from './boards.ts'
import type { Box } from './box.ts'
import { aboutOf, DIES, settingsOf, type Line } from './effects.ts'
import { DECKS, type Module } from './modules.ts'
import { MOST_ROBOTS, ROBOT_IDS } from './robots.ts'

/** A fault in a box that makes it unplayable. */
export interface Wrong {
  path: (string | number)[]
  found: unknown
  expected: string
}

type Check<T extends unknown[]> = (...of: T) => Omit<Wrong, 'path'> | null | false

/** The first fault that makes the box unplayable; null if there is none. */
export const checkBox = (box: Box): Wrong | null =>
  twice(box) ??
  firstOf(box.modules.map((module, i) => wrongIn([`modules`, i], MODULE_CHECKS, module, box))) ??
  firstOf(box.boards.map((board, i) => wrongIn(['boards', i], BOARD_CHECKS, board, box))) ??
  wrongIn([], BOX_CHECKS, box)

const firstOf = (found: readonly (Wrong | null)[]): Wrong | null => found.find((wrong) => wrong !== null) ?? null

/** The field of the first failed check. */
function wrongIn<T extends unknown[]>(path: (string | number)[], checks: readonly (readonly [string, Check<T>])[], ...of: T): Wrong | null {
  for (const [field, check] of checks) {
    const wrong = check(...of)
    if (wrong) return { path: [...path, field], ...wrong }
  }
  return null
}

function twice(box: Box): Wrong | null {
  for (const field of ['modules', 'boards', 'starts', 'robots'] as const) {
    const ids: string[] = box[field].map(({ id }) => id)
    const found = ids.find((id, i) => ids.indexOf(id) !== i)
    if (found !== undefined) return { path: [field], found, expected: 'each once' }
  }
  return null
}

const colorOf = ({ die }: Module) => die?.[0] ?? 'none'

const MODULE_CHECKS: readonly (readonly [string, Check<[Module, Box]>])[] = [
  ['copies', ({ deck, copies }) => deck === 'champion' && copies !== 1 && { found: copies, expected: '1 of a champion module' }],
  [
    'lines',
    ({ lines }) =>
      lines.some(({ at }, i) => lines.findIndex((other) => other.at === at) !== i) && {
        found: lines.map(({ at }) => at),
        expected: 'each moment once',
      },
  ],
  [
    'lines',
    ({ lines }) =>
      isDeadlock(lines) && { found: lines.map(({ at }) => at), expected: 'no effect of a plain shot or move beside one in its place' },
  ],
  [
    'die',
    (module) => {
      const line = module.lines.find(({ at }) => !DIES[at].includes(colorOf(module)))
      return (
        line !== undefined && {
          found: module.die,
          expected: `${DIES[line.at].map((color) => (color === 'none' ? 'no die' : `a ${color} die`)).join(' or ')} for ${line.at} ${line.do}`,
        }
      )
    },
  ],
  [
    'lines',
    ({ lines }) => {
      const kinds = new Set(lines.map((line) => settingsOf(line).join(', ')).filter((values) => values !== ''))
      return kinds.size > 1 && { found: lines.map((line) => line.do), expected: 'effects that are set in advance in the same way' }
    },
  ],
  ['lines', rivalOf],
  [
    'killbots',
    (module) =>
      module.killbots !== null &&
      (module.deck === 'champion' || (module.deck === 'red') !== (module.killbots === 'veteran')) && {
        found: module.killbots,
        expected: 'veteran for red modules, elite for blue and yellow ones',
      },
  ],
  [
    'killbots',
    ({ killbots, lines }) =>
      killbots !== null &&
      lines.some((line) => !aboutOf(line).killbots) && {
        found: killbots,
        expected: `null: KillBots cannot use ${lines
          .filter((line) => !aboutOf(line).killbots)
          .map((line) => line.do)
          .join(', ')}`,
      },
  ],
]

/** VT-FIRE-4, VT-JET-6 Effects that depend on something another effect of the module replaces: they could never be used. */
const isDeadlock = (lines: readonly Line[]): boolean => {
  const has = (at: Line['at']): boolean => lines.some((line) => line.at === at)
  return (has('insteadOfFiring') && has('shot')) || (has('insteadOfMoving') && has('moving'))
}

/** Two modules that can be equipped together must not both have an effect that a robot can have only once. */
function rivalOf(module: Module, { modules }: Box): ReturnType<Check<[]>> {
  for (const line of module.lines) {
    if (!aboutOf(line).once) continue
    const rival = modules.find(
      (other) => other !== module && canBeBeside(module, other) && other.lines.some((each) => each.at === line.at && each.do === line.do),
    )
    if (rival !== undefined) return { found: line.do, expected: `no effect that ${rival.id}, which fits beside it, has too` }
  }
  return null
}

/** VT-MOD-7 Blue modules go left, red ones right, yellow ones to either slot, champion modules to their own. */
const canBeBeside = (a: Module, b: Module): boolean => a.deck !== b.deck || a.deck === 'yellow'

const spaces = (text: string): string[] => (text === '' ? [] : text.split(' '))
/** VT-SET-3 Three tokens are out, and a fourth space is needed for the next. */
const VP_SPACES = [4, 9] as const
/** Robots, mines and pushed pieces need room. */
const MOST_PITS = 20
/** VT-SET-5 Four robots draw two modules each, possibly all from one deck. */
const LEAST_CARDS = 2 * MOST_ROBOTS

const BOARD_CHECKS: readonly (readonly [string, Check<[Board, Box]>])[] = [
  [
    'champion',
    ({ champion }, { modules }) => {
      const known = modules.filter(({ deck }) => deck === 'champion').map(({ id }) => id)
      return !known.includes(champion) && { found: champion, expected: `a champion module: ${known.join(', ')}` }
    },
  ],
  [
    'vp',
    ({ vp }) => {
      const count = spaces(vp).length
      return (count < VP_SPACES[0] || count > VP_SPACES[1]) && { found: count, expected: `${VP_SPACES[0]} to ${VP_SPACES[1]} VP spaces` }
    },
  ],
  ['pits', ({ pits }) => spaces(pits).length > MOST_PITS && { found: spaces(pits).length, expected: `at most ${MOST_PITS} pits` }],
  [
    'pits',
    ({ pits, vp, workshops }, { starts }) => {
      const others = [...spaces(vp), ...spaces(workshops), ...starts.flatMap((side) => side.spaces)]
      const taken = spaces(pits).find((space) => others.includes(space))
      return taken !== undefined && { found: taken, expected: 'no VP space, workshop or starting space in a pit' }
    },
  ],
  [
    'workshops',
    ({ workshops, vp }) => {
      const both = spaces(workshops).find((space) => spaces(vp).includes(space))
      return both !== undefined && { found: both, expected: 'no workshop on a VP space' }
    },
  ],
]

const BOX_CHECKS: readonly (readonly [string, Check<[Box]>])[] = [
  [
    'starts',
    ({ starts }) => starts.length !== SIDES.length && { found: starts.map(({ id }) => id), expected: `all of ${SIDES.join(', ')}` },
  ],
  [
    'starts',
    ({ starts }) => {
      const all = starts.flatMap((side) => side.spaces)
      const found = all.find((space, i) => all.indexOf(space) !== i)
      return found !== undefined && { found, expected: 'each space once' }
    },
  ],
  [
    'robots',
    ({ robots }) => robots.length !== ROBOT_IDS.length && { found: robots.map(({ id }) => id), expected: `all of ${ROBOT_IDS.join(', ')}` },
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
            expected: `at least ${LEAST_CARDS} cards of two modules in the ${short} deck on board ${board.id}`,
          }
        // VT-KB-18 At most three KillBots draw one of each.
        const rank = (['veteran', 'elite'] as const).find((each) => cards(({ killbots }) => killbots === each) < MOST_ROBOTS - 1)
        if (rank !== undefined)
          return {
            found: cards(({ killbots }) => killbots === rank),
            expected: `at least ${MOST_ROBOTS - 1} cards with killbots: ${rank} on board ${board.id}`,
          }
      }
      return null
    },
  ],
]
