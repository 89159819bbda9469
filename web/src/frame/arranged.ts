import type { Game, Json, Settings } from '@robodrome/kernel'
import { save, type Saved } from '@robodrome/table'

/** A position that was laid out by hand, as a table keeps it. It is loaded when it is wanted: the first page needs nothing that runs rules. */
export const arranged = (game: Game, position: Json, settings: Settings): Saved => save(game, game.arrange(position, settings))
