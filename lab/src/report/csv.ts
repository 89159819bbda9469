import { nameOf } from '../names.ts'
import type { Results } from '../results.ts'
import type { Measured } from '../study/estimate.ts'
import { playerName } from '../study/summary.ts'
import type { LabReport } from './report.ts'

/** Writes every number of a report, one per line, with its range and some of the games behind it. */
export function csvOf({ summaries }: LabReport): string {
  const rows: Row[] = [['arm', 'what', 'name', 'against', 'value', 'low', 'high', 'games', 'examples']]
  for (const it of summaries) {
    const add = (what: string, name: string, against: string, { share, low, high, games, examples }: Measured) =>
      rows.push([it.arm, what, name, against, share, low, high, games, examples.join(' ')])
    for (const each of it.players) add('program', each.name, '', each)
    it.bySeat.forEach((each, at) => add('seat', `${at + 1}`, '', each))
    for (const each of it.brought) add('brought', each.name, '', each)
    it.pairings?.cells.forEach((row, i) =>
      row.forEach((cell, j) => cell && add('pairing', it.pairings!.names[i]!, it.pairings!.names[j]!, cell)),
    )
    for (const each of it.pieces) add('piece', each.name, '', each)
    const plain = (what: string, value: number) => rows.push([it.arm, what, '', '', value, '', '', it.games, ''])
    plain('turns, median', it.turns.median)
    plain('decisions', it.decisions)
    plain('changes of the lead', it.leads)
    if (it.luck !== null) plain('luck of the winner', it.luck.share)
    if (it.byLuck !== null) add('decided by luck', '', '', it.byLuck)
    for (const { rule, games } of it.ends) rows.push([it.arm, 'ended by', rule, '', games / it.games, '', '', games, ''])
  }
  return text(rows)
}

/** Writes every game, one per line; all numbers of the report can be computed from these. */
export function gamesCsvOf(results: Results): string {
  const { arms } = results.experiment
  const rows: Row[] = [['game', 'seat', 'program', 'brought', 'score', 'used', 'turns', 'decisions', 'leads', 'luck', 'skill', 'ended by']]
  arms.forEach((arm, i) => {
    for (const facts of results.games(i))
      facts.seats.forEach(({ player, brings, uses, score }, at) =>
        rows.push([
          nameOf(arm.name, facts),
          at + 1,
          playerName(arm, player),
          brings.join('; '),
          score,
          uses.join('; '),
          facts.turns,
          facts.decisions,
          facts.leads,
          facts.luck ?? '',
          facts.skill ?? '',
          facts.rule,
        ]),
      )
  })
  return text(rows)
}

type Row = (string | number)[]

const text = (rows: readonly Row[]): string => `${rows.map((row) => row.map(cell).join(',')).join('\n')}\n`

function cell(value: string | number): string {
  const written = typeof value === 'number' ? `${Number.isInteger(value) ? value : Number(value.toFixed(5))}` : value
  return /[",\n]/.test(written) ? `"${written.replaceAll('"', '""')}"` : written
}
