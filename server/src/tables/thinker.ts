import { options, quickLuck, write, type Game, type Position, type Seat, type Settings } from '@robodrome/kernel'

/** Plays seats. It is given an imagined position, so that nothing a seat may not know can reach it. */
export interface Thinker {
  /** Minds by name, the first the one that fills in. */
  names: readonly string[]
  /** The move of a mind in the notation of the game. */
  choose(mind: string, game: Game, settings: Settings, imagined: Position, seat: Seat): Promise<string>
  close(): Promise<void>
}

/** Chooses any option, each as likely as the others. */
export const randomThinker = (luck = quickLuck(Date.now())): Thinker => ({
  names: ['random'],
  async choose(_mind, game, _settings, imagined, seat) {
    const legal = options(game, imagined, seat)
    return write(game, imagined, legal[luck.below(legal.length)])
  },
  close: async () => {},
})
