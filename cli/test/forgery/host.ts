import { asked, choose, Match, node, options, quickLuck, start, writeOutcome, type Game, type Settings } from '@robodrome/kernel'
import {
  type Agreement,
  agreedTo,
  commitment,
  fairLuck,
  promiseOf,
  resultLine,
  tookBack,
  writeRecord,
  type Receipt,
} from '@robodrome/table'
import { endedTogether, played, receiptOf, recordOf, SEED, wordsOf } from './honest.ts'

/** A trick: the evidence that it leaves, and what the check must say about that. */
export interface Trick {
  /** The record that the host or a forger shows, and the receipt of the player who was cheated. */
  record: string
  seen: Receipt
  why: RegExp
  /** The check may only withhold the word "proven" and name the line, because an honest host could have had a reason. */
  isDoubt?: true
}

const [MINE, HOSTS] = wordsOf(2) as [string, string]
const OTHER = 'cd'.repeat(32)

/*
 * The host cheats while the match is played. The player's device keeps what it can see according to the argument in docs/fair-dice.md. From
 * before the match, this is the commitment, its own contribution and the list of promises. From the match, it is its own choices and the
 * end, which are those of the manipulated match.
 */
export function hostTricks(game: Game, settings: Settings, other: Settings): Record<string, () => Trick> {
  /** Stages a match with these dice, played by somebody who had been shown something else before. */
  const staged = (words: string[], shown: Partial<Receipt>, why: RegExp, seed = SEED): Trick => {
    const record = played(game, settings, { seed, words })
    const seen = {
      ...receiptOf(record),
      commitment: commitment(SEED),
      contribution: MINE,
      promises: [MINE, HOSTS].map(promiseOf),
      ...shown,
    }
    return { record: writeRecord(record), seen, why }
  }
  /** Searches for the host's best result of many attempts: the one whose first outcome comes last in the alphabet. */
  const searched = (wordsWith: (found: string) => string[]): string[] => {
    const tries = Array.from({ length: 200 }, (_, i) => wordsWith(i.toString(16).padStart(32, 'e')))
    const found = tries.map((words) => ({ words, outcome: firstOutcome(words) }))
    return found.toSorted((a, b) => (a.outcome < b.outcome ? -1 : 1)).at(-1)!.words
  }
  const firstOutcome = (words: string[]): string => {
    const luck = fairLuck(SEED, words)
    const g = start(game, settings)
    for (let at = node(game, g); ; at = node(game, g)) {
      if (at.kind === 'chance') return writeOutcome(at.rule, luck.outcome(at.rule, g, at.notes))
      const [seat] = asked(game, g)
      choose(game, g, seat!, options(game, g, seat!)[0])
    }
  }
  /** Makes a match that ends early because everybody is said to have agreed, and the agreement that the player really gave. */
  const agreedAs = (how: Agreement, agreed: Agreement | null): Trick => {
    const record = endedTogether(game, settings, how)
    return {
      record: writeRecord(record),
      seen: agreedTo(receiptOf(record), agreed),
      why: /but this device did not agree, or the offer had ended/,
    }
  }
  return {
    'adds a further contribution once all are shown, and picks the best of many': () =>
      staged(
        searched((found) => [MINE, HOSTS, found]),
        {},
        /3 contributions to the dice, but 2 seats could add one/,
      ),
    'puts a further place in the list of promises, to fill it later': () =>
      staged(
        searched((found) => [MINE, HOSTS, found]),
        { promises: [promiseOf(MINE), promiseOf(HOSTS), promiseOf('later')] },
        /3 contributions to the dice, but 2 seats could add one/,
      ),
    'picks the seed once all contributions are shown': () => staged([MINE, HOSTS], {}, /the host committed to/, OTHER),
    'changes the contribution of its own seat once the others are shown': () =>
      staged(
        searched((found) => [MINE, found]),
        {},
        /the contribution of seat 1 is not the one it had promised/,
      ),
    'replaces the contribution of the player': () => staged(['9'.repeat(32), HOSTS], {}, /seat 0 added/),
    'leaves the contribution of the player out': () => staged(['', HOSTS], {}, /seat 0 added/),
    'leaves its own contribution out, as if an AI had the seat': () =>
      staged([MINE, ''], {}, /the contribution of seat 1 is not the one it had promised/),
    'lets an AI, whose seat had promised nothing, add something after all': () =>
      staged([MINE, HOSTS], { promises: [promiseOf(MINE), null] }, /the contribution of seat 1 is not the one it had promised/),
    'promises what the player has promised, and shows it after the player': () =>
      staged([MINE, MINE], { promises: [promiseOf(MINE), promiseOf(MINE)] }, /added the same|two seats added the same/),
    'shows a list of promises without its own place': () =>
      staged([MINE, HOSTS], { promises: [promiseOf(MINE)] }, /list of promises (did not have one place for each|had 1 places)/),
    'swaps the contributions': () => staged([HOSTS, MINE], {}, /seat 0 added/),
    'takes a contribution that was shown before the dice began anew': () =>
      staged([MINE, HOSTS], { contribution: '8'.repeat(32), promises: ['8'.repeat(32), HOSTS].map(promiseOf), redrawn: 1 }, /seat 0 added/),
    'begins without waiting for the player': () => staged(['', ''], { promises: null }, /seat 0 added/),
    'starts another mode once it knows the dice': () => {
      const record = played(game, other)
      return { record: writeRecord(record), seen: { ...receiptOf(record), settings }, why: /you sat down to play mode/ }
    },
    'starts with other options once it knows the dice': () => {
      const record = played(game, settings)
      const seen = { ...receiptOf(record), settings: { ...settings, options: { agreed: 'otherwise' } } }
      return { record: writeRecord(record), seen, why: /you sat down to play with options/ }
    },
    'rolls again until it likes the outcome': () => {
      const record = played(game, settings, { luck: fairLuck(SEED, [MINE, HOSTS], 1) })
      return { record: writeRecord(record), seen: receiptOf(record), why: /but the seed gives/ }
    },
    'takes a choice back across a roll, and rolls with the next number': () => {
      const record = afterTakeBack(game, settings)
      return { record: writeRecord(record), seen: receiptOf(record), why: /but the seed gives/ }
    },
    'answers for the player, who was there': () => {
      const record = played(game, settings)
      const seen = receiptOf(record)
      return { record: writeRecord(record), seen: tookBack(seen), why: /not by you/, isDoubt: true }
    },
    'says during the match that the player has left': () => {
      const record = played(game, settings, { leaves: { seat: 0, after: 12 } })
      return { record: writeRecord(record), seen: told(receiptOf(record)), why: /not by you/, isDoubt: true }
    },
    'says that the player agreed on a draw, who had not': () => agreedAs('draw', null),
    'calls a match off without the player': () => agreedAs('called off', null),
    'makes a match that was called off of the offer of a draw': () => agreedAs('called off', 'draw'),
    'writes a choice of the player otherwise': () => {
      const record = played(game, settings)
      const seen = receiptOf(record)
      return {
        record: writeRecord(record),
        seen: { ...seen, choices: ['something else', ...seen.choices.slice(1)] },
        why: /seat 0 chose .something else./,
      }
    },
  }
}

/** The receipt of a device that did not resign, but was told that its seat had left. */
const told = (receipt: Receipt): Receipt => ({ ...receipt, left: 'told', stood: receipt.stood.slice(0, -1) })

/** Makes a match in which a die was taken back together with the choice before it, so that the next die has a different number. */
function afterTakeBack(game: Game, settings: Settings) {
  const luck = fairLuck(SEED, [MINE, HOSTS])
  let match = new Match(game, settings, luck)
  const numbers = quickLuck(7)
  let isTaken = false
  for (let [seat] = match.asked(); seat !== undefined; [seat] = match.asked()) {
    const legal = options(game, match.position, seat)
    const before = { entries: match.entries.length, position: game.clone(match.position), all: [...match.entries] }
    match.take(seat, legal[numbers.below(legal.length)])
    if (isTaken || match.entries.at(-1)!.kind !== 'outcome' || before.entries < 10) continue
    isTaken = true
    match = new Match(game, settings, luck, before.position)
    match.entries.unshift(...before.all)
  }
  return recordOf(game, settings, match.entries, resultLine(game, match.position))
}
