import { options, quickLuck, write, type Game, type Json, type Position, type Seat, type Settings } from '@robodrome/kernel'
import { answerTo } from '@robodrome/table'
import type { Payer } from './fair-queue.ts'

/** A question about a position, as a seat (or an onlooker) puts it. */
export interface Question {
  seat: Seat | null
  kind: string
  args: Json
}

/** Works out what takes long: minds' moves, and answers to people's questions. */
export interface Thinker {
  /** Minds by name, the first the one that fills in. */
  names: readonly string[]
  /** The move of a mind in the notation of the game. It is given an imagined position, so that nothing a seat may not know can reach it. */
  choose(mind: string, game: Game, settings: Settings, imagined: Position, seat: Seat, payer: Payer): Promise<string>
  /** See `answerTo`; the position is the thinker's to keep. */
  answer(game: Game, position: Position, question: Question, payer: Payer): Promise<Json>
  close(): Promise<void>
}

/** Chooses any option, each as likely as the others, and answers at once. */
export const randomThinker = (luck = quickLuck(Date.now())): Thinker => ({
  names: ['random'],
  async choose(_mind, game, _settings, imagined, seat) {
    const legal = options(game, imagined, seat)
    return write(game, imagined, legal[luck.below(legal.length)])
  },
  answer: async (game, position, { seat, kind, args }) => answerTo(game, position, seat, kind, args),
  close: async () => {},
})
