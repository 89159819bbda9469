import type { Game, Settings } from '@robodrome/kernel'
import { agreedResult, agreedTo, pointsOf, resultText, writeRecord, type UnreadRecord } from '@robodrome/table'
import { played, receiptOf, SEED, wordsOf } from './honest.ts'
import type { Trick } from './host.ts'
import { endOf } from './mover.ts'
import { sealed, sealIn } from './sealed.ts'

/*
 * Tricks of a third attacker, who had read nothing but docs/fair-dice.md. The host writes its record in an unusual way from the beginning,
 * so that the seal and the end that the player sees match it.
 */
export function thirdTricks(game: Game, settings: Settings): Record<string, () => Trick> {
  const duel = played(game, settings)
  const text = writeRecord(duel)
  const honest = receiptOf(duel)
  const rewritten = (record: string, why: RegExp, players = duel.players): Trick => ({
    record: sealed(record),
    seen: { ...honest, end: { ...honest.end!, players, seal: sealIn(record) } },
    why,
  })
  return {
    'writes the seed in capitals: the same bytes and dice, another seal': () =>
      rewritten(
        text.replace(/^seed: .*$/m, (line) => `seed: ${line.slice(6).toUpperCase()}`),
        /seed|line \d+/,
      ),
    'ends its lines as Windows does': () => rewritten(text.replaceAll('\n', '\r\n'), /line 1|sealed/),
    'hides a header behind a separator in a name, where some programs begin a new line': () => {
      const name = 'Player 1\u2028contribution 0: 00'
      return rewritten(text.replace('player 1: Player 1', `player 1: ${name}`), /player 1|name|line \d+/, ['Player 0', name])
    },
    'writes a seat with a digit of another script': () => rewritten(text.replace(/^1 /m, '\u0661 '), /line \d+/),
    'puts a space into the options': () => rewritten(text.replace('options: {}', 'options: { }'), /options/),
    'lets an AI agree to a draw': () => {
      const written = drawnAlone(game, settings)
      const seen = agreedTo({ ...receiptOf(written), end: endOf(written) }, 'draw', pointsOf(SEED, written.entries).at(-1))
      return { record: writeRecord(written), seen, why: /seat 1 was played by an AI opponent/ }
    },
    'counts a seat that had left among those who share a draw': () => {
      const trio: Settings = { ...settings, mode: 'standard', seats: 3 }
      const left = played(game, trio, { leaves: { seat: 2, after: 20 } })
      const at = left.entries.findIndex(({ kind }) => kind === 'leave')
      const entries = left.entries.slice(0, at + 1)
      const written: UnreadRecord = { ...left, entries, agreed: 'draw', result: resultText(agreedResult('draw', 3, new Set())) }
      const seen = agreedTo({ ...receiptOf(written), end: endOf(written) }, 'draw', pointsOf(SEED, entries).at(-1))
      return { record: writeRecord(written), seen, why: /the record claims the result/ }
    },
  }
}

/** A match against an AI, which its only player ends in a draw. */
function drawnAlone(game: Game, settings: Settings): UnreadRecord {
  const [mine] = wordsOf(1)
  const record = played(game, settings, { words: [mine!, ''] })
  const end = record.entries.findIndex(({ kind }, i) => i > 20 && kind === 'choice')
  return { ...record, entries: record.entries.slice(0, end), agreed: 'draw', result: resultText(agreedResult('draw', 2, new Set())) }
}
