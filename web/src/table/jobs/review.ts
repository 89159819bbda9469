import { loadWords } from '@robodrome/games'
import { review, sayClaim, titleOfChoice, titlesIn, type Review } from '@robodrome/review'
import { readRecord, Refused } from '@robodrome/table'
import type { Doing, ReviewTold, SaidReview } from '../worker-messages.ts'
import type { GameOf } from './game-of.ts'
import { SAYS } from './review-words.ts'
import { pageSays } from '../says.ts'

/**
 * Jobs that review a match step by step. The worker thinks only when told to continue, so the page stops it by sending no further request.
 */
export function reviewJobs(gameOf: GameOf): Doing<'review' | 'reviewOn' | 'reviewSaid'> {
  let steps: Generator<Review, Review> | null = null
  return {
    async review({ record, box, seat, from, portion, begun }) {
      const read = readRecord(record)
      steps = review(await gameOf(read.game, box), { ...read, seat, from, portion, begun })
      return null
    },
    reviewOn(): ReviewTold {
      if (steps === null) throw new Refused('wrong-time', pageSays('noTable'))
      const { value, done } = steps.next()
      return { review: value, isDone: done === true }
    },
    async reviewSaid({ record, box, seat, from, language, review: { findings, wellFound } }): Promise<SaidReview> {
      const { game: id, players: names, settings, entries } = readRecord(record)
      const [game, said, says] = [await gameOf(id, box), (await loadWords(id, language, box?.name))!, await SAYS[language]()]
      const reviewed = { settings, entries, seat, from }
      const titles = titlesIn(game, said, reviewed, findings, names)
      const about = { names, seat, words: said }
      const inWords = findings.map((finding, i) => ({
        ...finding,
        title: says.grades[finding.grade],
        chose: titles[i]![0],
        instead: titles[i]![1],
        why: finding.reasons.map(({ claim, share }) => ({ text: sayClaim(says, claim, about), share: Math.min(1, share) })),
        pro: finding.inFavour.map(({ claim }) => sayClaim(says, claim, about)),
      }))
      const found = wellFound.map((at) => ({ entries: at, chose: titleOfChoice(game, said, reviewed, at, names) }))
      return { findings: inWords, wellFound: found }
    },
  }
}
