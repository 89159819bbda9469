import type { Game, Json, Settings } from '@robodrome/kernel'
import { save, type Saved } from '@robodrome/table'

/** A position that was set up by hand. Loaded on demand, so that the first page does not need the rules. */
export const arranged = (game: Game, position: Json, settings: Settings): Saved => save(game, game.arrange(position, settings))
