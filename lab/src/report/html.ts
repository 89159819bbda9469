import type { Experiment } from '../experiment.ts'
import type { Finding } from '../sequential.ts'
import { difference } from '../study/estimate.ts'
import type { Named } from '../study/summary.ts'
import { findingsOf, type FindingCard } from './cards.ts'
import type { LabReport } from './report.ts'
import { STYLE } from './style.ts'
import { count, escape, percent, signed } from './text.ts'

/** Formats a whole report as one self-contained page: charts, tables, and the command that made it. */
export function htmlOf(report: LabReport): string {
  const { experiment, summaries, command } = report
  const games = summaries.reduce((sum, each) => sum + each.games, 0)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(experiment.title)}</title><style>${STYLE}</style></head>
<body><main><header><h1>${escape(experiment.title)}</h1><p>${escape(experiment.about)}</p><p><b>${count(games)} games</b>, ${plan(experiment)}. Ranges are for 95 % confidence. Games are named ARM:DEAL.TURN; <code>robodrome lab replay FILE NAME</code> writes the record of any.</p><p>Made by <code>${escape(command)}</code>${report.version === '' ? '' : ` with ${escape(report.version)}`}.</p>${report.complete ? '' : '<p class="warn">Not all games are played yet: ranges are wider than they will be.</p>'}${verdict(report.finding)}</header>
${summaries.map((_, i) => armOf(report, i)).join('\n')}
${summaries.length > 1 ? compared(report) : ''}
</main></body></html>
`
}

const plan = ({ deals, seed, arms }: Experiment): string =>
  `${count(deals)} deals of luck for each of ${arms.length === 1 ? 'one arm' : `${arms.length} arms, which share them`}, seed ${seed}`

function verdict(finding: Finding | null): string {
  if (finding === null) return ''
  const says = { low: 'the lower claim holds', high: 'the higher claim holds', open: 'still open' }[finding.verdict]
  return `<p>Sequential test: <b>${says}</b> (evidence ${finding.evidence.toFixed(2)} of ${finding.bound.toFixed(2)}).</p>`
}

function armOf({ experiment, summaries }: LabReport, i: number): string {
  const it = summaries[i]!
  const arm = experiment.arms[i]!
  const first = i > 0 && experiment.arms[0]!.game === arm.game ? summaries[0] : undefined
  return `<section><h2>${escape(it.arm)}</h2><p>${escape(it.game)}, ${escape(arm.settings.mode)}, ${arm.settings.seats} seats, options <code>${escape(JSON.stringify(arm.settings.options))}</code>${arm.box === null ? '' : ', another box'}: ${count(it.games)} games of ${escape(it.players.map(({ name }) => name).join(' and '))}.${first ? ' Hollow: the first arm.' : ''}</p><div class="cards">${findingsOf(it, first).map(cardOf).join('')}</div></section>`
}

/** Formats a chart below its finding, and the same data as a table. */
function cardOf({ finding, about, picture, rows, write }: FindingCard): string {
  const row = ({ name, share, low, high, games, examples }: Named): string =>
    `<tr><th>${escape(name)}</th><td>${write(share)}</td><td>${write(low)} to ${write(high)}</td><td>${count(games)}</td><td>${escape(examples.join(' '))}</td></tr>`
  const table =
    rows.length === 0
      ? ''
      : `<details><summary>Table</summary><table><tr><th></th><th>value</th><th>range</th><th>games</th><th>such as</th></tr>${rows.map(row).join('')}</table></details>`
  return `<article><h3>${escape(finding)}</h3><p>${escape(about)}.</p>${picture}${table}</article>`
}

/** Shows the arms side by side: the score of each choice, and its change from the first arm. */
function compared({ experiment, summaries }: LabReport): string {
  const [first, ...rest] = summaries
  const rows = first!.brought.map(({ name, ...base }) => {
    const cells = rest.map((it) => {
      const found = it.brought.find((each) => each.name === name)
      if (found === undefined) return '<td></td>'
      const moved = difference(base, found)
      return `<td>${percent(found.share)} <small>(${signed(moved.share)}, ${moved.low > 0 || moved.high < 0 ? 'significant' : 'unclear'})</small></td>`
    })
    return `<tr><th>${escape(name)}</th><td>${percent(base.share)}</td>${cells.join('')}</tr>`
  })
  const general = (title: string, of: (it: LabReport['summaries'][number]) => string): string =>
    `<tr><th>${title}</th>${summaries.map((it) => `<td>${of(it)}</td>`).join('')}</tr>`
  return `<section><h2>Side by side</h2><table><tr><th></th>${experiment.arms.map(({ name }) => `<th>${escape(name)}</th>`).join('')}</tr>${rows.join('')}${general('Seat 1', (it) => percent(it.bySeat[0]?.share ?? 0))}${general('Turns (median)', (it) => `${it.turns.median}`)}${general('Changes of the lead', (it) => it.leads.toFixed(2))}${general('Luck decides', (it) => (it.byLuck === null ? '' : percent(it.byLuck.share)))}</table></section>`
}
