import { BadInput, copy, ready, type Game, type Position } from '@robodrome/kernel'
import { tableSays } from './says.ts'

/** A position on disk, with the version of the game that wrote it. The record is authoritative; this is only a cache. */
export type Saved = { game: string; box?: string; code?: string; version: number; position: unknown }
export const save = <G extends Position>(game: Game<G>, g: G): Saved => ({
  game: game.id,
  ...(game.box !== undefined && { box: game.box }),
  ...(game.code !== undefined && { code: game.code }),
  version: game.version,
  position: copy(g),
})

/** Returns the position of a save. Throws BadInput for a save of another game, box, package or version. */
export function load<G extends Position>(game: Game<G>, saved: Saved): G {
  if (saved.game !== game.id) throw new BadInput(['game'], saved.game, { message: `"${game.id}"` })
  if (saved.box !== game.box)
    throw new BadInput(['box'], saved.box, game.box === undefined ? tableSays('ownContent') : { message: `"${game.box}"` })
  if (saved.code !== game.code)
    throw new BadInput(
      ['code'],
      saved.code,
      game.code === undefined ? tableSays('builtInSave') : tableSays('digest', { digest: game.code }),
    )
  if (saved.version !== game.version) throw new BadInput(['version'], saved.version, tableSays('gameVersion', { version: game.version }))
  return ready(game, copy(saved.position) as G)
}
