import { find, type Game, type Position, type Seat } from '@robodrome/kernel'

/** Whether a choice in an older record is one that the rules have since learnt to make by themselves, and have just made. */
export const isPassedOver = (game: Game, g: Position, seat: Seat, text: string): boolean =>
  game.isDone?.(g, seat, text) === true && find(game, g, seat, text).rule !== undefined
