import { BadInput, type Game } from '@robodrome/kernel'
import type { Unseen } from './held.ts'
import type { Problem } from './own-lines.ts'
import type { Receipt } from './receipt.ts'
import { readRecord, type MatchRecord } from './record.ts'
import { verify, type DiceVerdict } from './verify.ts'

/** The verdict that a page shows about a record. */
export interface Checked {
  problems: Problem[]
  dice: DiceVerdict
  unseen: Unseen[]
  notMine: number[]
  outcomes: number
}

/** Checks a record against the rules and against the receipts of the seats played on this device; the worst verdict counts. */
export async function checkRecord(
  text: string,
  seen: readonly Receipt[],
  gameOf: (record: MatchRecord) => Promise<Game>,
): Promise<Checked> {
  try {
    const record = readRecord(text)
    const game = await gameOf(record)
    const verdicts = (seen.length === 0 ? [{}] : seen).map((receipt) => verify(game, record, receipt))
    const worst = ORDER.find((dice) => verdicts.some((verdict) => verdict.dice === dice))!
    const unlike = <T>(values: T[]): T[] => [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
    return {
      problems: unlike(verdicts.flatMap(({ problems }) => problems)),
      dice: worst,
      unseen: unlike(verdicts.flatMap(({ unseen }) => unseen)),
      notMine: unlike(verdicts.flatMap(({ notMine }) => notMine)),
      outcomes: record.entries.filter(({ kind }) => kind === 'outcome').length,
    }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    const [, line] = /^line (\d+)$/.exec(String(error.path[0])) ?? []
    const problem = { line: line === undefined ? null : Number(line), message: error.message.replace(/^line \d+: /, '') }
    return { problems: [problem], dice: 'wrong', unseen: [], notMine: [], outcomes: 0 }
  }
}

const ORDER: readonly DiceVerdict[] = ['wrong', 'not revealed', 'consistent', 'proven']
