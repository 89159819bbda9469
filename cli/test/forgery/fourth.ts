import type { Game, Settings } from '@robodrome/kernel'
import { confirmed, pointsOf, resigned, witnessed, writeRecord, type Snapshot, type UnreadRecord } from '@robodrome/table'
import { played, receiptOf, SEED } from './honest.ts'
import type { Trick } from './host.ts'
import { endOf, leavingAt } from './mover.ts'
import { sealed, sealIn } from './sealed.ts'

/* Tricks of a fourth attacker, who had read nothing but docs/fair-dice.md. */
export function fourthTricks(game: Game, settings: Settings): Record<string, () => Trick> {
  const duel = played(game, settings)
  const text = writeRecord(duel)
  const honest = receiptOf(duel)
  /** The host writes its record like this from the beginning, so the seal that the player sees matches it. */
  const rewritten = (record: string, why: RegExp): Trick => ({
    record: sealed(record),
    seen: { ...honest, end: { ...honest.end!, seal: sealIn(record) } },
    why,
  })
  return {
    'confirms a resignation as a step that never comes, and writes it later': () => {
      const [before, after] = leavingAt(game, { ...settings, mode: 'standard', seats: 3 })
      const { stood, ...kept } = receiptOf(before)
      const sent = resigned({ ...kept, stood: stood.slice(0, -1), left: null, end: null }, stood.at(-1)!.after)
      const leaving = before.entries.findIndex(({ kind }) => kind === 'leave')
      const shown = { phase: 'playing', seat: 0, seq: 99, canTakeBack: false, seats: [{ left: true }] }
      const point = pointsOf(SEED, before.entries)[leaving + 1]!
      const seen = witnessed(confirmed(sent, 1_000_000), { ...shown, point } as unknown as Snapshot)
      const atEnd = pointsOf(SEED, after.entries).at(-1)!
      return {
        record: writeRecord(after),
        seen: { ...seen, stood: seen.stood.map((each) => ({ ...each, before: each.before ?? atEnd })), end: endOf(after) },
        why: /does not fit what the host showed|at another point of the match/,
      }
    },
    'begins the file with a mark that no editor shows': () => rewritten(`\ufeff${text}`, /line 1|not a record|sealed/),
    'gives an option twice, so that readers differ in what was agreed': () => {
      const twice = text.replace('options: {}', 'options: {"randomBots":true,"randomBots":false}')
      const agreed = { ...settings, options: { randomBots: false } }
      return {
        ...rewritten(twice, /options|line \d+/),
        seen: { ...honest, settings: agreed, end: { ...honest.end!, seal: sealIn(twice) } },
      }
    },
    'writes the dice of a roll in another order': () => {
      const roll = /^\* (\S+) (?!\1$)(\S+)$|^\* (\S+) (?!\3 )(\S+) (.*)$/m
      return rewritten(
        text.replace(roll, (line) => `* ${line.slice(2).split(' ').toReversed().join(' ')}`),
        /line \d+/,
      )
    },
    'shows an earlier match of the same players instead': () => {
      const earlier: UnreadRecord = played(game, settings, { seed: 'ef'.repeat(32), temper: 11 })
      return { record: writeRecord(earlier), seen: honest, why: /the host committed to|commitment/ }
    },
    'appends the record of another match, for those who read to the end': () => {
      const other = played(game, settings, { seed: 'ef'.repeat(32), temper: 11 })
      return rewritten(`${text}\n${writeRecord(other)}`, /line \d+/)
    },
  }
}
