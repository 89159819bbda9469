import { copyStack, type Game } from '@robodrome/kernel'
import { advise } from './advise.ts'
import { answers } from './answers.ts'
import { asksAnyway } from './asks-anyway.ts'
import type { Bot } from './content/bots.ts'
import { STANDARD, type Box } from './content/box.ts'
import { unpack } from './content.ts'
import { draw } from './draw.ts'
import { evaluate } from './evaluate.ts'
import { expects } from './expects.ts'
import { windfall } from './windfall.ts'
import { tidy, write } from './notation.ts'
import { pieces } from './pieces.ts'
import { arrange } from './position.ts'
import { ranking } from './rules/11-annihilation.ts'
import { leave, leaveCloses } from './rules/11-leaving.ts'
import { rules } from './rules/index.ts'
import { modesOf, setup } from './settings.ts'
import { clone, type Gekido } from './state.ts'
import type { Terms } from './terms.ts'
import { THINKING } from './thinking.ts'
import { imagine, view } from './view.ts'

/** Gekido played with a box: its Bots, cards, Powers and tiles. */
export function makeGame(box: Box): Game<Gekido, Terms> {
  const content = unpack(box)
  return {
    id: 'gekido',
    title: 'Gekido: Bot Battles',
    version: 1,
    modes: modesOf(content),
    rules,
    asksAnyway,
    leaveCloses,
    setup: (settings) => setup(content, settings),
    arrange: (partial, settings) => arrange(content, partial, settings),
    result: (g) => (g.ended === '' || g.ended === 'GK-OVER-6' ? null : { ranking: ranking(g).map((seat) => [seat]), rule: g.ended }),
    clone: (g) => clone(g, copyStack(g.stack)),
    view,
    imagine,
    leave,
    write,
    answers,
    printer: async () => (await import('./printer.ts')).printer,
    tidy,
    draw,
    pieces: (settings) => pieces(content, settings),
    insight: {
      evaluate,
      thinking: THINKING,
      advise,
      expects,
      windfall,
      isQuiescent: (g) => g.attack === null,
      study: { brings: (g, seat) => named(content.bots[g.bots[seat]?.bot ?? '']), turn: 'turn' },
    },
  }
}

/** No seat has a Bot before the choice. */
const named = (bot: Bot | undefined): string[] => (bot === undefined ? [] : [bot.name])

/** Gekido: Bot Battles and Gekido Duel. */
export const game = makeGame(STANDARD)

export { odds } from './odds/odds.ts'
export { freshRows } from './odds/fresh.ts'
export type { Numbers } from './odds/situation.ts'
export type { Piece } from './content.ts'
export type { Option, Terms } from './terms.ts'
export { STANDARD, type Box } from './content/box.ts'
export { BOX, faultsOf, readBox } from './content/read-box.ts'
export { takesAmount, WINDOWS } from './content/effects.ts'
export { BOTS } from './content/bots.ts'
export { CARDS, DECK } from './content/cards.ts'
export { COMMANDS } from './content/commands.ts'
export { POWERS } from './content/powers.ts'
export { SYMBOLS } from './content/symbols.ts'
export { TILES } from './content/tiles.ts'
export type { Gekido } from './state.ts'
export type { BotView, Odds, Row, Situation, View } from './shapes.ts'
