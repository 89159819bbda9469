import type { Game } from '@robodrome/kernel'
import { refereeFor, type Referee } from '@robodrome/leagues'
import type { World } from '../world.ts'

interface KeeperCards {
  ORANGE?: readonly { name: string; kind: string }[]
}

/** Provides what a competition must know about games: whether a game accepts settings, and the cards of a keeper league. */
export async function refereeOf(world: World): Promise<Referee> {
  const ids = Object.keys(world.registry)
  const games = new Map(await Promise.all(ids.map(async (id): Promise<[string, Game]> => [id, await world.registry[id]!.load()])))
  const pbl: KeeperCards = ids.includes('pbl') ? await world.moduleOf('pbl') : {}
  return refereeFor(games, pbl.ORANGE ?? [])
}
