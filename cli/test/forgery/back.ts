import type { Game, Settings } from '@robodrome/kernel'
import { writeRecord, type Receipt, type UnreadRecord } from '@robodrome/table'
import { played, receiptOf, withTakeBack } from './honest.ts'
import type { Trick } from './host.ts'
import { endOf } from './mover.ts'

/*
 * A host who lets somebody take a choice back although the player did not allow it, or who writes elsewhere, or not at all, what the player
 * did allow. The host shows the end that fits its record.
 */
export function backTricks(game: Game, settings: Settings): Record<string, () => Trick> {
  const staged = (written: UnreadRecord, change: Partial<Receipt>, why: RegExp): Trick => ({
    record: writeRecord(written),
    seen: { ...receiptOf(written), ...change, end: endOf(written) },
    why,
  })
  const forged = /did not agree here that seat \d takes a choice back/
  return {
    'takes a choice of its own seat back, though the player did not allow it': () =>
      staged(withTakeBack(game, settings, 10, 1), { undone: [] }, forged),
    'takes a choice of the player back, who did not ask': () => staged(withTakeBack(game, settings), { undone: [] }, forged),
    'takes its own choice back where the player allowed something else': () => {
      const written = withTakeBack(game, settings, 10, 1)
      return staged(written, { undone: receiptOf(written).undone.map((each) => ({ ...each, seat: 0 })) }, forged)
    },
    'writes later what the player allowed': () => {
      const written = withTakeBack(game, settings)
      const [{ after }] = receiptOf(written).undone as [Receipt['undone'][0]]
      return staged(written, { undone: [{ seat: 0, step: 3, after, before: after }] }, forged)
    },
    'leaves out that the player took a choice back': () => {
      const [shown, written] = [withTakeBack(game, settings), played(game, settings)]
      const { undone } = receiptOf(shown)
      return staged(written, { undone }, /took a choice back, but the record does not say so|does not fit what the host showed/)
    },
    'lets a choice be taken back across a roll, with the consent of all': () => {
      const written = acrossRoll(game, settings)
      return staged(written, {}, /cannot take its last choice back here/)
    },
  }
}

/** A match in which a choice of seat 0 is said to be taken back right after the dice that followed it. */
function acrossRoll(game: Game, settings: Settings): UnreadRecord {
  const match = played(game, settings)
  const { entries } = match
  const at = entries.findIndex((entry, i) => entry.kind === 'choice' && entry.seat === 0 && entries[i + 1]?.kind === 'outcome')
  if (at < 0) throw new Error('no die follows a choice of seat 0')
  const again = entries.slice(at, at + 2)
  return { ...match, lines: [...entries.slice(0, at), ...again, { kind: 'takeBack', seat: 0 }, ...again, ...entries.slice(at + 2)] }
}
