import { BadInput, copy, ready, type Game, type Position } from '@robodrome/kernel'

/** A position on disk, with the version of the game that wrote it. The record is the truth; this is a cache. */
export type Saved = { game: string; box?: string; version: number; position: unknown }
export const save = <G extends Position>(game: Game<G>, g: G): Saved => ({
  game: game.id,
  ...(game.box !== undefined && { box: game.box }),
  version: game.version,
  position: copy(g),
})

/** The position of a save. Throws BadInput for a save of another game, box or version. */
export function load<G extends Position>(game: Game<G>, saved: Saved): G {
  if (saved.game !== game.id) throw new BadInput(['game'], saved.game, `"${game.id}"`)
  if (saved.box !== game.box)
    throw new BadInput(['box'], saved.box, game.box === undefined ? "nothing: the game's own content" : `"${game.box}"`)
  if (saved.version !== game.version) throw new BadInput(['version'], saved.version, `${game.version}, the version of the game`)
  return ready(game, copy(saved.position) as G)
}
