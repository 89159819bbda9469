import { BadInput, copy, ready, type Any, type Game, type Position } from '@robodrome/kernel'

/** A position on disk. The record is the truth; this is a cache that any later version of the game can still read. */
export type Saved = { game: string; box?: string; version: number; position: unknown }
export const save = <G extends Position>(game: Game<G>, g: G): Saved => ({
  game: game.id,
  ...(game.box !== undefined && { box: game.box }),
  version: game.version,
  position: copy(g),
})

/** Brings a saved position up to the game's version, one named step after another. */
export function load<G extends Position>(game: Game<G>, saved: Saved): G {
  if (saved.game !== game.id) throw new BadInput(['game'], saved.game, `"${game.id}"`)
  if (saved.box !== game.box)
    throw new BadInput(['box'], saved.box, game.box === undefined ? "nothing: the game's own content" : `"${game.box}"`)
  if (saved.version > game.version) throw new BadInput(['version'], saved.version, `at most ${game.version}, older than this position`)
  const position = copy(saved.position) as Any
  for (let version = saved.version; version < game.version; version++) game.migrations[version]?.(position)
  return ready(game, position as G)
}
