import { start, type Entry, type Game, type Settings } from '@robodrome/kernel'
import { replay, resultLine, writeRecord, type UnreadRecord } from '@robodrome/table'
import { played, receiptOf } from './honest.ts'
import type { Trick } from './host.ts'

/*
 * A forger, who may be the host, changes the record of an honest match afterwards. The seed is known by then, so the forger can seal the
 * record again. The player's receipt is the honest one.
 */
export function forgerTricks(game: Game, settings: Settings): Record<string, () => Trick> {
  const honest = played(game, settings)
  const seen = receiptOf(honest)
  const text = writeRecord(honest)
  /** The result that follows from these entries. */
  const resultOf = (entries: readonly Entry[]): string => {
    const g = start(game, settings)
    for (const entry of entries) replay(game, g, entry)
    return resultLine(game, g)
  }
  /** Makes the record with other entries and the result that fits them, sealed again. */
  const replayed = (entries: Entry[], change: Partial<UnreadRecord> = {}): string =>
    writeRecord({ ...honest, entries, result: resultOf(entries), ...change })
  const resealed = (change: Partial<UnreadRecord>): string => writeRecord({ ...honest, ...change })
  const trick = (record: string, why: RegExp): Trick => ({ record, seen, why })
  /** Cut after an opponent's choice, just when it is the player's move. */
  const cut = honest.entries.slice(
    0,
    honest.entries.findLastIndex(({ kind }) => kind === 'choice'),
  )
  const linesWith = (change: (lines: string[], body: number) => string[]): string => {
    const lines = text.trimEnd().split('\n')
    return `${change(lines, lines.indexOf('') + 1).join('\n')}\n`
  }
  const choice = honest.entries.findIndex((entry, i) => i > 8 && entry.kind === 'choice' && entry.seat === 1)
  return {
    'cuts the end and makes it a resignation of the player': () =>
      trick(
        replayed([...cut, { kind: 'leave', seat: 0 }]),
        /seat 0 leaves here, but this device did not leave and was not told that it had/,
      ),
    'cuts the end and lets the opponent resign': () =>
      trick(replayed([...cut, { kind: 'leave', seat: 1 }]), /the match ended with|whose seal the host showed/),
    'cuts the end, and result and seed with it': () => {
      const { seed: _seed, result: _result, ...head } = honest
      return trick(writeRecord({ ...head, entries: cut }), /the match ended with|the seed is not shown yet/)
    },
    'cuts the end and keeps the result': () => trick(resealed({ entries: cut }), /the record ends here|whose seal the host showed/),
    'takes the resignation of the player away': () => {
      const resigned = played(game, settings, { leaves: { seat: 0, after: 20 } })
      return {
        ...trick(text, /seat 0 resigned, but the record does not say so/),
        seen: { ...receiptOf(resigned), choices: [], stood: receiptOf(resigned).stood.slice(-1) },
      }
    },
    'claims another result': () => trick(resealed({ result: '1 wins (GK-NONE-1)' }), /but the record says .1 wins/),
    'swaps the names': () => trick(resealed({ players: honest.players.toReversed() }), /seat 0 was Player 0, but the record says Player 1/),
    'adds a line that nobody played': () =>
      trick(
        replayed(honest.entries.toSpliced(choice, 0, { kind: 'choice', seat: 0, text: '99 bombs' })),
        /seat \d may not "99 bombs"|may not/,
      ),
    'adds a line twice': () =>
      trick(replayed(honest.entries.toSpliced(choice, 0, honest.entries[choice]!)), /may not|found|whose seal the host showed/),
    'drops a line': () => trick(replayed(honest.entries.toSpliced(choice, 1)), /may not|found|whose seal the host showed/),
    'swaps two lines': () => {
      const [one, two] = [honest.entries[choice]!, honest.entries[choice + 1]!]
      return trick(replayed(honest.entries.with(choice, two).with(choice + 1, one)), /may not|found|whose seal the host showed/)
    },
    'rewrites an outcome': () => {
      const at = honest.entries.findLastIndex(({ kind }) => kind === 'outcome')
      const others = honest.entries.flatMap((entry) => (entry.kind === 'outcome' ? [entry.text] : []))
      const other = others.find((each) => each !== others.at(-1) && each.length === others.at(-1)!.length)!
      return trick(resealed({ entries: honest.entries.with(at, { kind: 'outcome', text: other }) }), /but the seed gives/)
    },
    'plays the whole match otherwise, with the same dice and all of it legal': () =>
      trick(writeRecord(played(game, settings, { temper: 8 })), /seat 0 chose|whose seal the host showed/),
    'changes a choice of the opponent, and nothing else that the player could know': () => {
      const forged = played(game, settings, { temper: 8 })
      const fits = { ...receiptOf(forged), end: { ...receiptOf(forged).end!, seal: seen.end!.seal } }
      return { record: writeRecord(forged), seen: fits, why: /whose seal the host showed/ }
    },
    'says that another version of the game was played': () => trick(resealed({ version: game.version + 1 }), /is checked against/),
    'says that another game was played': () => trick(text.replace(/^game: .*/m, 'game: volt 3'), /you sat down to play|sealed|mode/),
    'says that bots played': () => trick(resealed({ bots: '0 1' }), /whose seal the host showed/),
    'says that a seat was taken over from an AI': () => trick(resealed({ taken: '1 from level-2 after 4' }), /whose seal the host showed/),
    'says that other content was played with': () => trick(resealed({ box: 'scrapyard 5c46' }), /box/),
    'writes a header twice': () =>
      trick(
        linesWith((lines) => lines.toSpliced(7, 0, lines[6]!)),
        /line 8/,
      ),
    'adds a contribution behind a gap': () =>
      trick(
        linesWith((lines, body) => lines.toSpliced(body - 1, 0, 'contribution 3: abc')),
        /line \d+/,
      ),
    'adds a remark': () =>
      trick(
        linesWith((lines, body) => lines.toSpliced(body + 3, 0, '# nobody reads this')),
        /line \d+/,
      ),
    'adds an empty line': () =>
      trick(
        linesWith((lines, body) => lines.toSpliced(body + 3, 0, '')),
        /line \d+/,
      ),
    'writes a choice in another case': () =>
      trick(
        replayed(
          honest.entries.map((entry, i) =>
            i === choice && entry.kind === 'choice' ? { ...entry, text: entry.text.toUpperCase() } : entry,
          ),
        ),
        /but the game writes|may not/,
      ),
    'writes a seat as 00': () =>
      trick(
        linesWith((lines, body) => lines.map((line, i) => (i >= body ? line.replace(/^0 /, '00 ') : line))),
        /line \d+/,
      ),
    'lets a seat play that there is not': () =>
      trick(
        resealed({ entries: honest.entries.with(choice, { ...(honest.entries[choice] as Entry & { kind: 'choice' }), seat: 7 }) }),
        /there is no seat 7/,
      ),
    'takes the seal off': () => trick(text.replace(/^seal: .*\n/m, ''), /seal/),
    'leaves the old seal on a changed record': () => trick(text.replace(/^1 (?<move>.*)$/m, '1 $<move> '), /line \d+|sealed/),
    'shows the commitment to another seed that it knows': () => trick(resealed({ commitment: 'ee'.repeat(32) }), /the host committed to/),
    'lets the seat that has left play on': () => {
      const left = played(game, settings, { leaves: { seat: 0, after: 20 } })
      const at = left.entries.findIndex(({ kind }) => kind === 'leave')
      return {
        record: writeRecord({ ...left, entries: left.entries.toSpliced(at, 0, { kind: 'leave', seat: 0 }) }),
        seen: receiptOf(left),
        why: /has left|after the end|whose seal the host showed/,
      }
    },
  }
}
