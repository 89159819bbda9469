import type { Game, Settings } from '@robodrome/kernel'
import {
  agreedTo,
  agreedResult,
  confirmed,
  pointsOf,
  resigned,
  resultText,
  witnessed,
  writeRecord,
  type Snapshot,
  type UnreadRecord,
} from '@robodrome/table'
import { endedTogether, played, receiptOf, SEED } from './honest.ts'
import type { Trick } from './host.ts'
import { endOf, leavingAt } from './mover.ts'

/* Tricks of a second attacker, who had read all others. The host shows the end that matches its record. */
export function laterTricks(game: Game, settings: Settings): Record<string, () => Trick> {
  const duel = played(game, settings)
  const trio: Settings = { ...settings, mode: 'standard', seats: 3 }
  const shownEnd = (written: UnreadRecord, why: RegExp): Trick => ({
    record: writeRecord(written),
    seen: { ...receiptOf(duel), end: endOf(written) },
    why,
  })
  return {
    'says that a resignation could be taken back, and writes it later': () => {
      const [before, after] = leavingAt(game, trio)
      const { stood, ...kept } = receiptOf(before)
      const sent = confirmed(resigned({ ...kept, stood: stood.slice(0, -1), left: null, end: null }, stood.at(-1)!.after), 99)
      const point = pointsOf(SEED, before.entries).at(before.entries.findIndex(({ kind }) => kind === 'leave') + 1)!
      const atEnd = pointsOf(SEED, after.entries).at(-1)!
      const seen = witnessed(sent, { phase: 'playing', seat: 0, seq: 99, point, canTakeBack: true, seats: [{}] } as unknown as Snapshot)
      return {
        record: writeRecord(after),
        seen: { ...seen, stood: seen.stood.map((each) => ({ ...each, before: each.before ?? atEnd })), end: endOf(after) },
        why: /does not fit what the host showed|at another point of the match/,
      }
    },
    'takes the draw that the player had offered, after the rules decided the match': () => {
      const written: UnreadRecord = { ...duel, agreed: 'draw', result: resultText(agreedResult('draw', 2, new Set())) }
      const trick = shownEnd(written, /nothing left to agree on/)
      return { ...trick, seen: agreedTo(trick.seen, 'draw') }
    },
    'keeps an offer open while the match goes on, and takes it once the dice are bad': () => {
      for (let choices = 10; ; choices++) {
        const written = endedTogether(game, settings, 'draw', choices)
        const { entries } = written
        const own = entries.findLastIndex((entry) => entry.kind === 'choice' && entry.seat === 0)
        const other = entries.findIndex((entry, i) => i > own && entry.kind === 'choice')
        if (other < 0 || !entries.slice(other).some(({ kind }) => kind === 'outcome')) continue
        const seen = agreedTo(receiptOf(written), 'draw', pointsOf(SEED, entries)[other]!)
        return { record: writeRecord(written), seen, why: /an agreement that came after every line|unseen: agreement/, isDoubt: true }
      }
    },
    'stops in the middle, shows the seed and calls the match unfinished': () => {
      const entries = duel.entries.slice(
        0,
        duel.entries.findLastIndex(({ kind }) => kind === 'choice'),
      )
      const written: UnreadRecord = { ...duel, entries, result: 'unfinished' }
      const { choices, stood } = receiptOf({ ...duel, entries })
      return {
        ...shownEnd(written, /shows the seed, but the match is not over/),
        seen: { ...receiptOf(duel), choices, stood, end: endOf(written) },
      }
    },
    'lets an opponent leave twice': () => {
      const left = played(game, trio, { leaves: { seat: 2, after: 20 } })
      const at = left.entries.findIndex(({ kind }) => kind === 'leave')
      const written: UnreadRecord = { ...left, entries: left.entries.toSpliced(at, 0, left.entries[at]!) }
      return { record: writeRecord(written), seen: { ...receiptOf(written), end: endOf(written) }, why: /has left/ }
    },
    'says that somebody took over a seat that there is not': () =>
      shownEnd({ ...duel, taken: '5 from level-2 after 3' }, /does not say who took over which seat/),
    'says that somebody took a seat over after the end': () =>
      shownEnd(
        { ...duel, contributions: [duel.contributions[0]!, ''], taken: `1 from level-2 after 9999` },
        /does not say who took over which seat|seat 1/,
      ),
    'names a game after a part of the language': () => shownEnd({ ...duel, game: 'constructor', version: 1 }, /constructor|you sat down/),
  }
}
