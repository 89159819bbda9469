import { BadInput, start, type Game } from '@robodrome/kernel'
import { leagueSays } from './says.ts'
import type { Referee } from './definition.ts'

/** Makes a referee for these games, and for the cards that can be keepers. */
export function refereeFor(games: ReadonlyMap<string, Game>, cards: readonly { name: string; kind: string }[]): Referee {
  const actions = new Set(cards.filter(({ kind }) => kind === 'action').map(({ name }) => name))
  return {
    keeperCards: cards.map(({ name }) => name).filter((name) => !actions.has(name)),
    isAction: (card) => actions.has(card),
    objection(id, settings) {
      const game = games.get(id)
      if (game === undefined) return leagueSays('noGame', { game: id, games: [...games.keys()].join(', ') })
      try {
        start(game, settings)
        return null
      } catch (error) {
        if (error instanceof BadInput) return error.sentence
        throw error
      }
    },
  }
}
