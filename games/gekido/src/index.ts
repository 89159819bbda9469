import { copy, type Game } from '@robodrome/kernel'
import { answer } from './answer.ts'
import { asksAnyway } from './asks-anyway.ts'
import { arrange } from './position.ts'
import { isDone } from './done.ts'
import { draw } from './draw.ts'
import { advise, evaluate } from './evaluate.ts'
import { tidy } from './notation.ts'
import { pieces } from './pieces.ts'
import { ranking } from './rules/11-annihilation.ts'
import { leave } from './rules/11-leaving.ts'
import { rules } from './rules/index.ts'
import { say } from './say.ts'
import { modes, setup } from './settings.ts'
import { clone, type Gekido } from './state.ts'
import { imagine, view } from './view.ts'

/** Gekido: Bot Battles and Gekido Duel. */
export const game: Game<Gekido> & { answer: typeof answer } = {
  id: 'gekido',
  title: 'Gekido: Bot Battles',
  version: 1,
  migrations: {},
  modes,
  rules,
  asksAnyway,
  setup,
  arrange,
  result: (g) => (g.ended === '' || g.ended === 'GK-OVER-6' ? null : { ranking: ranking(g).map((seat) => [seat]), rule: g.ended }),
  clone: (g) => clone(g, copy(g.stack)),
  view,
  imagine,
  leave,
  say,
  tidy,
  isDone,
  draw,
  pieces,
  evaluate,
  advise,
  answer,
}

export { odds, type Odds } from './odds/odds.ts'
export { oddsAt } from './odds/at-table.ts'
export { oddsCommand } from './odds/command.ts'
export type { Numbers, Row, Situation } from './odds/situation.ts'
export { useOf, type Piece, type Use } from './notation.ts'
export { BOTS } from './content/bots.ts'
export { CARDS, DECK } from './content/cards.ts'
export { COMMANDS } from './content/commands.ts'
export { POWERS } from './content/powers.ts'
export { SYMBOLS } from './content/symbols.ts'
export { TILES } from './content/tiles.ts'
export type { Gekido } from './state.ts'
export type { BotView, View } from './view.ts'
