import type { Game, Settings } from '@robodrome/kernel'
import { unpack, type Content } from './content.ts'
import { STANDARD, type Box } from './content/box.ts'
import { ROBOTS } from './content/robots.ts'
import { draw } from './draw.ts'
import { drill } from './drill.ts'
import { evaluate } from './evaluate.ts'
import { ghosts } from './forecast/ghost.ts'
import { imagine } from './imagine.ts'
import { leave } from './leave.ts'
import { write } from './notation.ts'
import { plans } from './plans.ts'
import { arrange, opening } from './position/arrange.ts'
import { rules } from './rules/index.ts'
import { result } from './rules/11b-end.ts'
import { configOf, modesOf } from './settings.ts'
import { clone, type Volt } from './state.ts'
import type { Terms } from './terms.ts'
import { THINKING } from './thinking.ts'
import { scene, view } from './view.ts'

/** VOLT played with a box: secret programs, carried out die by die in a strict order. */
export function makeGame(box: Box): Game<Volt, Terms> {
  const content = unpack(box)
  return {
    id: 'volt',
    title: 'VOLT',
    version: 1,
    modes: modesOf(content),
    rules,
    setup: (settings) => opening(content, settings),
    arrange: (partial, settings) => arrange(content, partial, settings),
    result,
    scores: (g) =>
      g.seats.map((robot) => (robot === null ? 0 : g.config.mode === 'championship' ? g.robots[robot].boutsWon : g.robots[robot].vp)),
    clone,
    view,
    scene,
    imagine,
    leave,
    /** In live tables, starting numbers may follow the order of confirmation. */
    orderCounts: (g) => (g.config.startNumbers === 'submission' && g.phase === 1 ? 'VT-PREP-1' : null),
    write,
    printer: async () => (await import('./printer.ts')).printer,
    answers: { ghost: (g, seat) => (seat === null ? null : ghosts(g, seat)) },
    draw,
    pieces: (settings) => pieces(content, settings),
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
}

/** VOLT with our own modules and boards. */
export const game = makeGame(STANDARD)

/** The modules that can come up at a table. */
function pieces(content: Content, settings: Settings): string[] {
  const { modules, board, mode } = configOf(content, settings)
  if (!modules) return []
  const found = mode === 'championship' ? content.box.modules : content.inPlay[board]!
  return found.map(({ id }) => `module ${id}`)
}
