import { summarize, type Facts } from '@robodrome/lab/study'
import { useMemo } from 'react'
import { Button } from '../../kit/button.tsx'
import type { ArmHere } from '../../table/worker-messages.ts'
import { language } from '../../words/language.ts'
import { fairWords as w } from '../../words/workshop-fair.ts'
import { Progress } from './progress.tsx'
import { RangeRow, scaleFor, type Ranged } from './range-chart.tsx'
import type { Studying } from './use-study.ts'
import { FEWEST } from './win-rates.tsx'

/** The number of deals per piece; each is played twice, once from either seat. */
const DEALS = 100
const MOST_PIECES = 9

/** What each piece is worth, measured by forbidding it to one side. `arm` is how the box is played, `seen` its games so far. */
export function Worth({
  arm,
  seen,
  titles,
  worth: { study, start, goOn, stop },
}: {
  arm: ArmHere | null
  seen: readonly Facts[]
  titles: Readonly<Record<string, string>>
  worth: Studying
}) {
  const pieces = useMemo(() => mostUsed(seen), [seen])
  const [player] = arm?.players ?? []
  const begin = (): void => {
    if (arm === null || player === undefined) return
    start(
      pieces.map((piece) => ({ ...arm, name: piece, players: [{ ...player, without: piece }, player] })),
      DEALS,
    )
  }
  const rows = useMemo(() => (study === null ? [] : study.arms.flatMap((each, i) => worthOf(each, study.facts[i]!))), [study])
  const scale = scaleFor(rows, -0.02, 0.08)
  const points = (share: number): string => (100 * share).toLocaleString(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  return (
    <section className="panel" aria-labelledby="fair-worth">
      <h2 id="fair-worth">{w.worth}</h2>
      <small>{w.worthNote}</small>
      {study === null && seen.length < FEWEST && <p>{w.worthFirst}</p>}
      {study === null && seen.length >= FEWEST && (
        <p>{pieces.length === 0 ? w.none2 : <Button onClick={begin}>{w.worthStart(pieces.length)}</Button>}</p>
      )}
      {study !== null && <Progress study={study} stop={stop} goOn={() => goOn(DEALS)} />}
      <ul className="fair-rows">
        {rows
          .toSorted((a, b) => b.share - a.share)
          .map((row) => (
            <li key={row.name}>
              <b>{titles[row.name] ?? row.name}</b>
              <RangeRow scale={scale} band={[0, 0]} own={row} />
              <span>
                <strong>{row.low <= 0 && row.high >= 0 ? w.unclear : points(row.share)}</strong>
                <small>{w.range(points(row.low), points(row.high))}</small>
              </span>
            </li>
          ))}
      </ul>
    </section>
  )
}

/** The pieces used in the most games. */
function mostUsed(seen: readonly Facts[]): string[] {
  const counts = new Map<string, number>()
  for (const { seats } of seen) for (const { uses } of seats) for (const piece of uses) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST_PIECES)
    .map(([piece]) => piece)
}

/** Computes how much worse the restricted side does than the other; null after too few games. */
function worthOf(arm: ArmHere, facts: readonly Facts[]): (Ranged & { name: string })[] {
  if (facts.length < FEWEST) return []
  const { players, fair } = summarize(arm, facts)
  const restricted = players.find(({ name }) => name.endsWith(`without ${arm.name}`))
  if (restricted === undefined) return []
  return [{ name: arm.name, share: fair - restricted.share, low: fair - restricted.high, high: fair - restricted.low }]
}
