import { BadInput, start, type Game } from '@robodrome/kernel'
import type { Referee } from '@robodrome/leagues'
import type { World } from '../world.ts'

interface KeeperCards {
  ORANGE?: readonly { name: string; kind: string }[]
}

/** What a competition must know of the games here: whether they take some settings, and the cards of a keeper league. */
export async function refereeOf(world: World): Promise<Referee> {
  const ids = Object.keys(world.registry)
  const games = new Map(await Promise.all(ids.map(async (id): Promise<[string, Game]> => [id, await world.registry[id]!.load()])))
  const pbl: KeeperCards = ids.includes('pbl') ? await world.moduleOf('pbl') : {}
  const { ORANGE = [] } = pbl
  const actions = new Set(ORANGE.filter(({ kind }) => kind === 'action').map(({ name }) => name))
  return {
    keeperCards: ORANGE.map(({ name }) => name).filter((name) => !actions.has(name)),
    isAction: (card) => actions.has(card),
    objection(id, settings) {
      const game = games.get(id)
      if (game === undefined) return `there is no game "${id}"; games: ${ids.join(', ')}`
      try {
        start(game, settings)
        return null
      } catch (error) {
        if (error instanceof BadInput) return error.message
        throw error
      }
    },
  }
}
