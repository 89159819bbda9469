import { loadWords } from '@robodrome/games'
import { quickLuck } from '@robodrome/kernel'
import { answerIn, comparison, positionOf, sayClaim } from '@robodrome/review'
import { readRecord } from '@robodrome/table'
import type { Doing } from '../worker-messages.ts'
import type { GameOf } from './game-of.ts'
import { SAYS } from './review-words.ts'

const CASES = 60
const SEED = 1

/** Jobs for studies: the first answers of two lines are compared on the reader's device, and reasons are checked again. */
export const studyJobs = (gameOf: GameOf): Doing<'studyWhy'> => ({
  async studyWhy({ position: { record, from, seat, deal = SEED }, lines, language }) {
    const { game: id, players: names, settings, entries } = readRecord(record)
    const game = await gameOf(id)
    const g = positionOf(game, { settings, from, entries })
    const position: unknown = game.imagine(g, seat, quickLuck(deal))
    const [one, other] = [answerIn(game, position, seat, lines[0]), answerIn(game, position, seat, lines[1])]
    if (one === null || other === null || one.join() === other.join()) return null
    const tries = [
      { better: 1 as const, pair: { position, seat, chosen: one, better: other } },
      { better: 0 as const, pair: { position, seat, chosen: other, better: one } },
    ]
    for (const { better, pair } of tries) {
      const { reasons } = comparison(game, settings, pair, { seed: SEED, cases: CASES })
      if (reasons.length === 0) continue
      const [words, says] = [(await loadWords(id, language))!, await SAYS[language]()]
      return { better, why: reasons.map(({ claim }) => sayClaim(says, claim, { names, seat, words })) }
    }
    return null
  },
})
