import { start, type Entry, type Game, type Settings } from '@robodrome/kernel'
import { readRecord, replay, resultLine, writeRecord, type Receipt, type UnreadRecord } from '@robodrome/table'
import { played, receiptOf, type Staging } from './honest.ts'
import type { Trick } from './host.ts'

/*
 * A host who, while the match is played, writes a record that differs from the one it shows. It contains everything the player did, and
 * everything in it is legal. But some of it is in another place, or the record says something different about the seat. The player sees the
 * end of that record, with its seal.
 */
export function moverTricks(game: Game, settings: Settings, secret: { game: Game; settings: Settings }): Record<string, () => Trick> {
  const staged = (shown: UnreadRecord, written: UnreadRecord, why: RegExp, change: Partial<Receipt> = {}): Trick => ({
    record: writeRecord(written),
    seen: { ...receiptOf(shown), end: endOf(written), ...change },
    why,
  })
  const duel = played(game, settings)
  const three = { ...settings, mode: 'standard', seats: 3 }
  const elsewhere = /at another point of the match|does not fit what the host showed/
  return {
    'writes the resignation of the player later than it came': () => {
      const [before, after] = leavingAt(game, three)
      return staged(before, after, elsewhere)
    },
    'writes the resignation of the player earlier than it came': () => {
      const [before, after] = leavingAt(game, three)
      return staged(after, before, elsewhere)
    },
    'writes a secret choice of the player in another order': () => {
      const shown = played(secret.game, secret.settings)
      return staged(shown, swapped(secret.game, shown), elsewhere)
    },
    'says that a bot had the seat of the player': () =>
      staged(duel, { ...duel, bots: '0' }, /bots had/, { end: { ...endOf({ ...duel, bots: '0' }), bots: [] } }),
    'says that a bot had the seat of the opponent': () =>
      staged(duel, { ...duel, bots: '1' }, /bots had/, { end: { ...endOf({ ...duel, bots: '1' }), bots: [] } }),
    'says that the player took the seat over from an AI': () =>
      staged(duel, { ...duel, taken: '0 from level-2 after 4' }, /seat 0 added to the dice, so nobody took it over/),
    'gets a device to add nothing to the dice': () => {
      const record = played(game, settings, { words: ['', '2'.repeat(32)] })
      return { ...staged(record, record, /contribution/), isDoubt: true }
    },
    'gets a device to promise nothing for the dice': () => ({
      ...staged(duel, duel, /promise/, { promises: [null, receiptOf(duel).promises![1]!] }),
    }),
  }
}

export const endOf = (record: UnreadRecord): NonNullable<Receipt['end']> => {
  const { result, seal, players, bots = '' } = readRecord(writeRecord(record))
  return { result: result!, seal: seal!, players, bots: bots === '' ? [] : bots.split(' ').map(Number) }
}

const choicesOf = (record: UnreadRecord): string[] => receiptOf(record).choices

/**
 * Plays two matches in which seat 0 makes the same choices and leaves. In the second, somebody else makes one more choice first, so the
 * dice differ from that point on.
 */
export function leavingAt(game: Game, settings: Settings): [UnreadRecord, UnreadRecord] {
  const leaving = (after: number): UnreadRecord => played(game, settings, { leaves: { seat: 0, after } } satisfies Staging)
  for (let after = 12; ; after++) {
    const [one, other] = [leaving(after), leaving(after + 1)]
    if (String(choicesOf(one)) === String(choicesOf(other)) && writeRecord(one) !== writeRecord(other)) return [one, other]
  }
}

/** Makes the same match with a choice of seat 0 and the one before it in reverse order, which is just as legal. */
export function swapped(game: Game, record: UnreadRecord): UnreadRecord {
  const { entries, settings } = record
  for (let i = 1; i < entries.length; i++) {
    const [one, two] = [entries[i - 1]!, entries[i]!]
    if (one.kind !== 'choice' || two.kind !== 'choice' || one.seat === two.seat) continue
    if (one.seat !== 0 && two.seat !== 0) continue
    const other = entries.with(i - 1, two).with(i, one)
    if (isLegal(game, settings, other)) return { ...record, entries: other }
  }
  throw new Error('no two choices of this match can be swapped')
}

function isLegal(game: Game, settings: Settings, entries: readonly Entry[]): boolean {
  const g = start(game, settings)
  return entries.every((entry) => replay(game, g, entry) === null) && resultLine(game, g) !== 'unfinished'
}
