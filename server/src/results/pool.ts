import type { Game, Settings } from '@robodrome/kernel'
import { poolOf } from '@robodrome/leagues'
import { hostedPool, isHosted } from '@robodrome/outside/hosted'

/** LG-RATE-3 The rating pool of a match; a game from outside defines its own. Null if the match is unrated. */
export const poolFor = (game: Pick<Game, 'id'>, settings: Settings): string | null =>
  isHosted(game) ? hostedPool(game.hosted, settings) : poolOf(game.id, settings)
