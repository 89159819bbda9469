import { isOnTop, type Game } from '@robodrome/kernel'
import { STANDARD, unpack, type Box } from './content/index.ts'
import { draw } from './draw.ts'
import { evaluate, features } from './evaluate.ts'
import { learnable } from './learned/index.ts'
import { leave, leaveCloses } from './leave.ts'
import { write } from './notation.ts'
import { drill } from './odds/drill.ts'
import { outlook } from './odds/outlook.ts'
import { arrange } from './position.ts'
import { result } from './result.ts'
import { ASKS_ANYWAY } from './rule.ts'
import { fight } from './rules/5-fight.ts'
import { rules } from './rules/index.ts'
import { modesOf } from './modes.ts'
import { cardsInPlay, readSettings } from './settings.ts'
import { clone, setup } from './setup.ts'
import type { Pbl } from './state.ts'
import type { Terms } from './terms.ts'
import { THINKING } from './thinking.ts'
import { sideOf } from './vocabulary.ts'
import { imagine, scene, view } from './view.ts'

/** Makes PBL Robots with a box: its robots, pilots and cards. */
export function makeGame(box: Box): Game<Pbl, Terms> {
  const content = unpack(box)
  return {
    id: 'pbl',
    title: 'PBL Robots',
    version: 1,
    modes: modesOf(content),
    rules,
    asksAnyway: ASKS_ANYWAY,
    leaveCloses,
    setup: (settings) => setup(content, settings),
    arrange: (partial, settings) => arrange(content, partial, settings),
    result,
    scores: (g) => Array.from({ length: g.config.seats }, (_, seat) => g.sides[sideOf(g, seat)]!.blowOffs),
    tally: (event) => (event.kind === 'blow-off' && event.credited ? { seat: event.by.seat, what: event.at.slot } : null),
    clone,
    view,
    scene,
    imagine,
    // PBL-MODE-11 Either member of the side that is behind may answer, and the first answer counts.
    orderCounts: (g) => (isOnTop(g, fight) ? 'PBL-MODE-11' : null),
    leave,
    write,
    draw,
    pieces(settings) {
      const config = readSettings(content, settings)
      const cards = new Set([...cardsInPlay(content, config), ...config.celebrity])
      return content.cards.flatMap(({ kind, name }) => (kind === 'robot' || kind === 'starter' || cards.has(name) ? [`card ${name}`] : []))
    },
    insight: {
      evaluate,
      thinking: THINKING,
      features,
      learnable: learnable(box === STANDARD),
      study: { brings: (g, seat) => [g.sides[sideOf(g, seat)]!.starter, g.sides[sideOf(g, seat)]!.robot].filter(Boolean), turn: 'turn' },
      drill: (g, _seat, offered) => drill(g, offered),
    },
    printer: async () => (await import('./printer.ts')).printer,
    answers: { odds: outlook },
  }
}

/** PBL Robots: draft a deck, build a robot, and blow off the other robots' limbs. */
export const game = makeGame(STANDARD)

export * from './content/index.ts'
export { checkBox } from './content/check-box.ts'
export { faultsOf, readBox } from './content/read-box.ts'
export { BOX } from './content/schemas.ts'
export { odds, party, type Odds, type Party } from './odds/odds.ts'
export { partiesOf } from './odds/parties.ts'
export type { Config } from './settings.ts'
export type { CardName, Combat, Deck, Pbl, Roll, Side, SideId, Slot, Turn } from './state.ts'
