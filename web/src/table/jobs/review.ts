import { loadWords } from '@robodrome/games'
import { review, sayClaim, titlesIn, type Review, type ReviewWords } from '@robodrome/review'
import { readRecord, Refused } from '@robodrome/table'
import { words } from '../../words/index.ts'
import type { Doing, ReviewTold, SaidFinding, Takes } from '../worker-messages.ts'
import type { GameOf } from './game-of.ts'

const SAYS: Readonly<Record<Takes<'reviewSaid'>['language'], () => Promise<ReviewWords>>> = {
  en: async () => (await import('@robodrome/review/words/en')).en,
  de: async () => (await import('@robodrome/review/words/de')).de,
}

/** Reviews a match step by step: it thinks only when it is asked to go on, so stopping is not to ask. */
export function reviewJobs(gameOf: GameOf): Doing<'review' | 'reviewOn' | 'reviewSaid'> {
  let steps: Generator<Review, Review> | null = null
  return {
    async review({ record, box, seat, from }) {
      const read = readRecord(record)
      steps = review(await gameOf(read.game, box), { ...read, seat, from })
      return null
    },
    reviewOn(): ReviewTold {
      if (steps === null) throw new Refused('wrong-time', words.faults.noTable)
      const { value, done } = steps.next()
      return { review: value, isDone: done === true }
    },
    async reviewSaid({ record, box, seat, from, language, review: { findings } }): Promise<SaidFinding[]> {
      const { game: id, players: names, settings, entries } = readRecord(record)
      const [game, said, says] = [await gameOf(id, box), (await loadWords(id, language, box?.name))!, await SAYS[language]()]
      const titles = titlesIn(game, said, { settings, entries, seat, from }, findings, names)
      const about = { names, seat, words: said }
      return findings.map((finding, i) => ({
        ...finding,
        title: says.grades[finding.grade],
        chose: titles[i]![0],
        instead: titles[i]![1],
        why: finding.reasons.map(({ claim, share }) => ({ text: sayClaim(says, claim, about), share: Math.min(1, share) })),
        pro: finding.inFavour.map(({ claim }) => sayClaim(says, claim, about)),
      }))
    },
  }
}
