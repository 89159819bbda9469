import type { Game, Mode, Settings } from '@robodrome/kernel'
import { BOARD_IDS } from './content/boards.ts'
import { CHAMPION_IDS, isLeftOut, MODULE_IDS } from './content/modules.ts'
import { ROBOTS } from './content/robots.ts'
import { draw } from './draw.ts'
import { drill } from './drill.ts'
import { evaluate } from './evaluate.ts'
import { ghosts } from './ghost.ts'
import { imagine } from './imagine.ts'
import { leave } from './leave.ts'
import { write } from './notation.ts'
import { plans } from './plans.ts'
import { arrange, opening } from './position/arrange.ts'
import { rules } from './rules/index.ts'
import { result } from './rules/11b-end.ts'
import { configOf, OPTIONS } from './settings.ts'
import { clone, type Volt } from './state.ts'
import type { Terms } from './terms.ts'
import { THINKING } from './thinking.ts'
import { scene, view } from './view.ts'

const boards = (first: number): NonNullable<Mode['variants']> =>
  Object.fromEntries(BOARD_IDS.slice(first).map((board) => [`board ${board}`, { board }]))

/** Every board, every level and both alliances of KillBots. */
const squads: NonNullable<Mode['variants']> = {
  training: { game: 'training' },
  'basic, free, board B': { board: 'B', alliance: 'free' },
  'modules, rookie, board A': { game: 'modules', board: 'A' },
  'modules, veteran, board B': { game: 'modules', board: 'B', level: 'veteran' },
  'modules, elite, board C': { game: 'modules', board: 'C', level: 'elite' },
  'modules, elite, free, board D': { game: 'modules', board: 'D', level: 'elite', alliance: 'free' },
}

/** VOLT: secret programs, carried out die by die in a strict order. */
export const game: Game<Volt, Terms> = {
  id: 'volt',
  title: 'VOLT',
  version: 4,
  migrations: {},
  modes: {
    training: { title: 'Training', seats: [2, 3, 4], options: OPTIONS.training },
    basic: { title: 'Basic game', seats: [2, 3, 4], options: OPTIONS.basic, variants: boards(1) },
    modules: { title: 'Game with modules', seats: [2, 3, 4], options: OPTIONS.modules, variants: boards(1) },
    killbots: { title: 'KillBots', seats: [1, 2, 3], options: OPTIONS.killbots, variants: squads },
    championship: { title: 'RFL Championship', seats: [1, 2, 3, 4], options: OPTIONS.championship },
  },
  rules,
  setup: opening,
  arrange,
  result,
  scores: (g) =>
    g.seats.map((robot) => (robot === null ? 0 : g.config.mode === 'championship' ? g.robots[robot].boutsWon : g.robots[robot].vp)),
  clone,
  view,
  scene,
  imagine,
  leave,
  /** Live tables may deal starting numbers by who confirms first. */
  orderCounts: (g) => (g.config.startNumbers === 'submission' && g.phase === 1 ? 'VT-PREP-1' : null),
  write,
  answers: { ghost: (g, seat) => (seat === null ? null : ghosts(g, seat)) },
  draw,
  pieces,
  asksAnyway: {
    placeDice: 'to confirm is a choice of its own: until then a program can be changed',
    chooseLoadOut: 'the last slot closes a load-out: until then it can be changed',
    chooseDeck: 'to be spared the question would tell what the inventory holds',
    workshop: 'to be spared the question would tell what the inventory holds',
    declare: 'a setting was changed, or another operator left, while the question was open',
  },
  insight: {
    evaluate,
    study: { brings: (g, seat) => (g.seats[seat] === null ? [] : [ROBOTS[g.seats[seat]!].name]), turn: 'round' },
    plans,
    thinking: THINKING,
    drill,
  },
}

/** The modules that a table can bring up. */
function pieces(settings: Settings): string[] {
  const { modules, board, mode } = configOf(settings)
  if (!modules) return []
  const ids = mode === 'championship' ? [...MODULE_IDS, ...CHAMPION_IDS] : MODULE_IDS.filter((id) => !isLeftOut(id, board))
  return ids.map((id) => `module ${id}`)
}
