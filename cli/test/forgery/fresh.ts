import type { Game, Settings } from '@robodrome/kernel'
import { promiseOf, readRecord, writeRecord, type Receipt, type UnreadRecord } from '@robodrome/table'
import { played, receiptOf, wordsOf } from './honest.ts'
import type { Trick } from './host.ts'
import { endOf, leavingAt, swapped } from './mover.ts'

/** A game for three players, whose records the tricks rearrange, and one with simultaneous choices. */
export interface Others {
  three: [Game, Settings][]
  secret: [Game, Settings][]
}

/*
 * Tricks of an attacker who had read docs/fair-dice.md and the tricks in the other files here. The host writes its record while the match
 * is played, so that the player sees the end that matches it.
 */
export function freshTricks(game: Game, settings: Settings, { three, secret }: Others): Record<string, () => Trick> {
  const shownEnd = (shown: UnreadRecord, written: UnreadRecord, why: RegExp, change: Partial<Receipt> = {}): Trick => ({
    record: writeRecord(written),
    seen: { ...receiptOf(shown), end: endOf(written), ...change },
    why,
  })
  const elsewhere = /at another point of the match|does not fit what the host showed/
  const trio: Settings = { ...settings, mode: 'standard', seats: 3 }
  const duel = played(game, settings)
  return {
    ...Object.fromEntries(
      three.map(([other, at]) => [
        `moves the resignation of the player in ${other.title}`,
        () => {
          const [before, after] = leavingAt(other, at)
          return shownEnd(before, after, elsewhere)
        },
      ]),
    ),
    ...Object.fromEntries(
      secret.map(([other, at]) => [
        `writes a choice that several make at once in another order in ${other.title}`,
        () => {
          const shown = played(other, at)
          return shownEnd(shown, swapped(other, shown), elsewhere)
        },
      ]),
    ),
    'exchanges the contributions of two opponents at a table for three': () => {
      const [mine, one, two] = wordsOf(3) as [string, string, string]
      const record = played(game, trio, { words: [mine, two, one] })
      return shownEnd(record, record, /the contribution of seat [12] is not the one it had promised/, {
        promises: [mine, one, two].map(promiseOf),
      })
    },
    'says that an opponent with a contribution took the seat over from an AI': () =>
      shownEnd(duel, { ...duel, taken: '1 from level-5 after 3' }, /seat 1 added to the dice, so nobody took it over/),
    'shows one course until the last choice, and writes the one in which the opponent chose better': () => {
      const other = played(game, settings, { temper: 8 })
      const shown = receiptOf(duel)
      return {
        record: writeRecord(other),
        seen: { ...shown, choices: receiptOf(other).choices, stood: paired(duel, other), end: endOf(other) },
        why: elsewhere,
      }
    },
    'shows a point of another match': () => {
      const stood = receiptOf(duel).stood.map((each, i) => (i === 3 ? { ...each, after: 'ab'.repeat(32) } : each))
      return shownEnd(duel, duel, /does not fit what the host showed before line 3/, { stood })
    },
    'shows the player no points at all': () => ({
      ...shownEnd(duel, duel, /where each of your choices stood|unseen: places/, {
        stood: receiptOf(duel).stood.map(({ step }) => ({ after: null, step, before: null })),
      }),
      isDoubt: true,
    }),
    'plays with other content under the name that was agreed': () =>
      shownEnd(duel, { ...duel, box: `scrapyard ${'5c'.repeat(32)}` }, /box/, { box: `scrapyard ${'46'.repeat(32)}` }),
  }
}

/** Takes as many windows of the match shown as the written match has; the last one is repeated if there are too few. */
function paired(shown: UnreadRecord, written: UnreadRecord): Receipt['stood'] {
  const [mine, theirs] = [receiptOf(shown).stood, receiptOf(written).stood]
  return theirs.map((_, i) => mine[Math.min(i, mine.length - 1)]!)
}

/** The seals of a record with a named box and of the same record without the name, which are equal. */
export const forgotten = (record: UnreadRecord): [string | undefined, string | undefined] => {
  const named = readRecord(writeRecord({ ...record, box: `scrapyard ${'5c'.repeat(32)}` }))
  return [named.seal, readRecord(writeRecord({ ...record, box: `box ${'5c'.repeat(32)}` })).seal]
}
