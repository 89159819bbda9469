/** What a board in the page needs: the content, the notation, and the shapes of what the game shows. No rules. */
export * from './content/bots.ts'
export * from './content/cards.ts'
export * from './content/commands.ts'
export * from './content/effects.ts'
export * from './content/powers.ts'
export * from './content/symbols.ts'
export * from './content/tiles.ts'
export type { Provenance, Source } from './content/source.ts'
export {
  attackedOf,
  broughtOf,
  chargeOf,
  commandOf,
  discardOf,
  flippedLockOf,
  keptCardOf,
  keptDiceOf,
  rerollOf,
  unlockOf,
  useOf,
  type Piece,
  type Use,
} from './notation.ts'
export { sourceName } from './say.ts'
export { luckOf, type Luck } from './odds/luck.ts'
export type { Blow, Forecast } from './forecast.ts'
export type { Odds } from './odds/odds.ts'
export type { Row } from './odds/situation.ts'
export type { Attack, Cell, Known, Part } from './state.ts'
export type { BotView, View } from './view.ts'
