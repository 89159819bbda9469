import type { Game } from '@robodrome/kernel'
import { CARDS, cardOf, isOrange, isStarter } from './content/index.ts'
import { draw } from './draw.ts'
import { evaluate, features } from './evaluate.ts'
import { leave, leaveCloses } from './leave.ts'
import { migrations } from './migrations.ts'
import { write } from './notation.ts'
import { drill } from './odds/drill.ts'
import { outlook } from './odds/outlook.ts'
import { arrange } from './position.ts'
import { result } from './result.ts'
import { ASKS_ANYWAY } from './rule.ts'
import { rules } from './rules/index.ts'
import { MODES } from './modes.ts'
import { cardsInPlay, readSettings } from './settings.ts'
import { clone, setup } from './setup.ts'
import type { Pbl } from './state.ts'
import type { Terms } from './terms.ts'
import { THINKING } from './thinking.ts'
import { sideOf } from './vocabulary.ts'
import { imagine, scene, view } from './view.ts'

/** PBL Robots: draft a deck, build a robot, and blow the limbs off all others. */
export const game: Game<Pbl, Terms> = {
  id: 'pbl',
  title: 'PBL Robots',
  version: 4,
  migrations,
  modes: MODES,
  rules,
  asksAnyway: ASKS_ANYWAY,
  leaveCloses,
  setup,
  arrange,
  result,
  scores: (g) => Array.from({ length: g.config.seats }, (_, seat) => g.sides[sideOf(g, seat)]!.blowOffs),
  tally: (event) => (event.kind === 'blow-off' && event.credited ? { seat: event.by.seat, what: event.at.slot } : null),
  clone,
  view,
  scene,
  imagine,
  // PBL-MODE-11 Either member of the side behind may answer: the first answer counts.
  orderCounts: (g) => (g.stack.at(-1)?.rule === 'fight' ? 'PBL-MODE-11' : null),
  leave,
  write,
  draw,
  pieces(settings) {
    const config = readSettings(settings)
    const inPlay = [...cardsInPlay(config), ...config.celebrity]
    return CARDS.filter(
      ({ name, kind }) => kind === 'robot' || isStarter(name) || (isOrange(name) && inPlay.includes(cardOf(name).name)),
    ).map(({ name }) => `card ${name}`)
  },
  insight: {
    evaluate,
    thinking: THINKING,
    features,
    study: { brings: (g, seat) => [g.sides[sideOf(g, seat)]!.starter, g.sides[sideOf(g, seat)]!.robot].filter(Boolean), turn: 'turn' },
    drill: (g, _seat, offered) => drill(g, offered),
  },
  answers: { odds: outlook },
}

export * from './content/index.ts'
export { odds, party, type Odds, type Party } from './odds/odds.ts'
export { partiesOf } from './odds/parties.ts'
export { oddsAt, oddsCommand } from './odds/command.ts'
export type { Config } from './settings.ts'
export type { CardName, Combat, Deck, Pbl, Roll, Side, SideId, Slot, Turn } from './state.ts'
