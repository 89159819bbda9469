import { quickLuck, type Stream } from '@robodrome/kernel'
import type { Act } from './log.ts'
import type { LeagueQuestion } from './questions.ts'
import type { EntrantId, State } from './state.ts'

/** Returns the value of a card or bonus to an AI entrant: a matter of its own taste, and the same each time. */
const worthOf = (entrant: EntrantId, item: string): number => {
  let seed = entrant + 1
  for (const letter of item) seed = (seed * 31 + letter.codePointAt(0)!) % 1_000_003
  return 5 + quickLuck(seed).below(36)
}

const favourite = <T>(list: readonly T[], worth: (each: T) => number): T =>
  list.reduce((best, each) => (worth(each) > worth(best) ? each : best))

/**
 * Returns an AI entrant's answer to a league question. It picks and pays by taste, keeps a credit for every keeper it lacks, and passes
 * when it has enough.
 */
export function programAnswer(state: State, question: LeagueQuestion, luck: Stream): Act {
  const { entrant } = question
  const { keepers, purse } = state.holdings[entrant]!
  const limit = Math.max(1, purse - Math.max(0, 2 - keepers.length))
  const worth = (item: string): number => Math.min(worthOf(entrant, item), limit)
  switch (question.kind) {
    case 'keeper':
      return { kind: 'picked', entrant, card: favourite(question.cards, worth) }
    case 'exchange': {
      const give = favourite(question.give, (card) => -worthOf(entrant, card))
      const take = favourite(question.take, (card) => worthOf(entrant, card))
      return { kind: 'exchanged', entrant, swap: worthOf(entrant, take) > worthOf(entrant, give) ? { give, take } : null }
    }
    case 'nominate': {
      if (question.mayPass && (keepers.length >= 3 || purse < 5)) return { kind: 'passed', entrant }
      const { item, most } = favourite(question.items, (each) => worth(each.item))
      return { kind: 'nominated', entrant, item, bid: Math.min(most, 1 + luck.below(Math.max(1, Math.floor(worth(item) / 2)))) }
    }
    case 'bid':
      return question.from <= Math.min(worth(question.item), question.most)
        ? { kind: 'raised', entrant, bid: question.from }
        : { kind: 'left the lot', entrant }
    case 'sealed': {
      const wanted = question.items.toSorted((a, b) => worth(b.item) - worth(a.item)).slice(0, Math.max(1, 3 - keepers.length))
      return { kind: 'sealed', entrant, bids: wanted.map(({ item, most }) => ({ item, amount: Math.max(1, Math.min(most, worth(item))) })) }
    }
    case 'fire':
      return {
        kind: 'fired',
        entrant,
        cards: question.cards.length > 2 ? [favourite(question.cards, (card) => -worthOf(entrant, card))] : [],
      }
  }
}
