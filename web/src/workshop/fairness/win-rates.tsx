import { gamesToDecide, judge, strayByChance, type Judgement } from '@robodrome/lab/study'
import { language } from '../../words/language.ts'
import { fairWords as w } from '../../words/workshop-fair.ts'
import { RangeRow, scaleFor } from './range-chart.tsx'
import type { FairReport } from './report.ts'

/** With fewer games than this, there is no chart. */
export const FEWEST = 20
/** How far a share may be from even and still count as fair, as in the lab. */
const BAND = 0.02

export const percent = (share: number, digits = 1): string =>
  `${(100 * share).toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })} %`
const round = (share: number): string => String(Math.round(100 * share))

/** The win rate of each piece with its range, next to that of the printed game on the same deals. */
export function WinRates({ report: { own, printed }, name }: { report: FairReport; name: string }) {
  if (own.games < FEWEST) return <p>{w.tooFew(FEWEST)}</p>
  const { fair, rows } = own
  const scale = scaleFor([...rows, ...(printed?.rows ?? [])], fair - 0.1, fair + 0.1)
  const more = gamesToDecide(rows, own.games)
  return (
    <>
      <h2>{headline(report(rows, fair))}</h2>
      <p className="fair-legend">
        <span>● {w.own(name)}</span>
        {printed && <span>○ {w.printed}</span>}
      </p>
      <ul className="fair-rows">
        {rows.map((row) => {
          const other = printed?.rows.find((each) => each.name === row.name)
          return (
            <li key={row.name}>
              <b>{row.name}</b>
              <RangeRow scale={scale} band={[fair - BAND, fair + BAND]} own={row} other={other} />
              <span>
                <strong>{percent(row.share)}</strong>
                <small>{w.range(round(row.low), round(row.high))}</small>
                <small>{w.judged[judge(row, fair)]}</small>
                {other && <small className="visually-hidden">{`${w.printed}: ${percent(other.share)}`}</small>}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="fair-note">
        {w.note(`${round(fair - BAND)}–${round(fair + BAND)} %`)} {more > 0 && w.decide(more.toLocaleString(language))}{' '}
        {w.stray(rows.length, strayByChance(rows.length).toLocaleString(language, { maximumFractionDigits: 1 }))}
      </p>
      <div className="fair-facts">
        <span>
          <strong>{own.seats.map((share) => (100 * share).toLocaleString(language, { maximumFractionDigits: 1 })).join(' : ')}</strong>
          <small>{w.seats}</small>
        </span>
        {own.luck !== null && (
          <span>
            <strong>{percent(own.luck, 0)}</strong>
            <small>{w.luck}</small>
          </span>
        )}
        <span>
          <strong>{w.half(own.turns.toLocaleString(language))}</strong>
          <small>{w.halfNote}</small>
        </span>
      </div>
    </>
  )
}

type Judged = readonly { name: string; is: Judgement }[]
const report = (rows: FairReport['own']['rows'], fair: number): Judged => rows.map((row) => ({ name: row.name, is: judge(row, fair) }))

/** Summarises the strongest certain imbalance in one line. */
function headline(rows: Judged): string {
  for (const is of ['strong', 'weak', 'leans strong', 'leans weak'] as const) {
    const names = rows.filter((row) => row.is === is).map(({ name }) => name)
    if (names.length > 0) return w.off(names.slice(0, 3).join(', '), w.judged[is])
  }
  return w.none
}
