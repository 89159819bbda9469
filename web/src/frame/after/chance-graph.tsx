import type { Reader } from '@robodrome/phrases'
import type { Snapshot } from '@robodrome/table'
import { useEffect, useMemo, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import type { BoardModule } from '../../boards/board.ts'
import { chancesOfSides, sidesOf, type Side } from '../sides.ts'
import { areaOf, placeInBand } from '../../kit/stacked.ts'
import { Icon } from '../../kit/icons.tsx'
import { percent, wholePercent } from '../../kit/odds.ts'
import { Sentence } from '../../kit/sentence.tsx'
import { paintSide } from '../../kit/seat.tsx'
import { Pill } from '../../kit/pill.tsx'
import type { Moment } from '../../table/moments.ts'
import type { TableLink } from '../../table/link.ts'
import { afterWords } from '../../words/after.ts'
import { words } from '../../words/index.ts'
import { gistBetween, pointsOf, titlesOf, turnBetween, turningPoint, type Swing } from './turning.ts'

const WIDTH = 600
const HEIGHT = 150

/** A stacked graph of win chances over the steps of the match. The biggest swing can be replayed and played on from. */
export function ChanceGraph({
  link,
  board,
  snapshot,
  reader,
  watch,
  playOn,
}: {
  link: TableLink
  board: BoardModule
  snapshot: Snapshot
  reader: Reader
  watch(entries: number): void
  /** Null if this page cannot play the game. */
  playOn: ((entries: number) => void) | null
}) {
  const [moments, setMoments] = useState<Moment[]>([])
  useEffect(() => {
    link.moments().then(setMoments, () => {})
  }, [link])
  const points = useMemo(() => pointsOf(board, moments), [board, moments])
  const turns = useMemo(() => {
    const titles = titlesOf(moments, board, reader)
    return turnsOf(
      points.map(({ at }) => titles[at]!),
      afterWords.before,
    )
  }, [moments, points, board, reader])
  const all = points.map(({ chances }) => chances)
  const { sides, rows } = chancesOfSides(sidesOf(board, snapshot, reader.nameOf), all, board.rivals ?? words.table.rivals)
  if (points.length < 2) return null
  const turning = turningPoint(rows)
  const between = turning && ([points[turning.at - 1]!.at, points[turning.at]!.at] as const)
  const turn = between && turnBetween(board, moments, between, reader)
  return (
    <section className="graph panel">
      {turning && (
        <TurningPoint
          turn={turn}
          swing={turning}
          side={sides[turning.side]!}
          {...{ board, moments, between: between!, reader, watch, playOn }}
        />
      )}
      <div className="bands" aria-hidden="true">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          {sides.map(({ seats }, each) => (
            <path
              key={each}
              className={paintSide(seats)}
              d={areaOf(rows, each, WIDTH, HEIGHT)}
              fill="var(--p)"
              stroke="var(--o)"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {turning && (
            <line
              x1={x(turning.at, points.length)}
              x2={x(turning.at, points.length)}
              y1="0"
              y2={HEIGHT}
              stroke="var(--o)"
              strokeWidth="2"
              strokeDasharray="5 4"
              vectorEffect="non-scaling-stroke"
            />
          )}
        </svg>
        {turning && turn !== null && (
          <Pill style={{ left: `clamp(${halfOf(turn)}, ${(x(turning.at, points.length) / WIDTH) * 100}%, 100% - ${halfOf(turn)})` }}>
            {turn}
          </Pill>
        )}
        {sides.map((each, i) => {
          const place = placeInBand(rows, i, each.name.length * LETTER, HIGH)
          return (
            place && (
              <b key={each.name} style={{ bottom: `${place.middle * 100}%`, left: `${place.left * 100}%` }}>
                {each.name}
              </b>
            )
          )
        })}
      </div>
      <details>
        <summary>{afterWords.graphTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{afterWords.graphTurn}</th>
              {sides.map((each, i) => (
                <th key={i} scope="col">
                  {each.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {turns.map(({ title, last }) => (
              <tr key={last}>
                <th scope="row">{title}</th>
                {rows[last]!.map((chance, each) => (
                  <td key={each}>{percent(chance)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

/** The turning point, with buttons to watch it or to play on from just before it. */
function TurningPoint({
  turn,
  swing: { from, to },
  side: { name, seats: rose },
  board,
  moments,
  between: [before, here],
  reader,
  watch,
  playOn,
}: {
  turn: string | null
  swing: Swing
  side: Side
  board: BoardModule
  moments: readonly Moment[]
  between: readonly [before: number, here: number]
  reader: Reader
  watch(entries: number): void
  playOn: ((entries: number) => void) | null
}) {
  const gist = gistBetween(board, moments, [before, here], rose, reader)
  const isOwn = rose.length === 1 && reader.own.includes(rose[0]!)
  const sentence = { reader, symbols: board.symbols, breakdown: nothing }
  return (
    <>
      <p className="label">{afterWords.turning(turn)}</p>
      <h3>{gist === null ? afterWords.turnedUnseen : <Sentence parts={gist.title} {...sentence} />}</h3>
      <p>
        {gist?.note && (
          <>
            <Sentence parts={gist.note} {...sentence} />{' '}
          </>
        )}
        {afterWords.swing(name, isOwn, wholePercent(from), wholePercent(to))}
      </p>
      <div className="row flow">
        <Button look="bone" onClick={() => watch(moments[before + 1]!.entries)}>
          <Icon name="play" size={15} />
          {afterWords.watchIt}
        </Button>
        {playOn !== null && <Button onClick={() => playOn(moments[before]!.entries)}>{afterWords.playOn}</Button>}
      </div>
    </>
  )
}

/** Each turn with its last point. `before` is the title of the time before the first turn. */
function turnsOf(titles: readonly (string | null)[], before: string): { title: string; last: number }[] {
  const found: { title: string; last: number }[] = []
  for (const [last, each] of titles.entries()) {
    const title = each ?? before
    if (found.at(-1)?.title === title) found.pop()
    found.push({ title, last })
  }
  return found
}

/** The space that a name takes on a phone: its height, and its width per letter. */
const HIGH = 18 / HEIGHT
const LETTER = 9 / 320

const x = (at: number, count: number): number => (at / Math.max(1, count - 1)) * WIDTH

/** Half the width of a pill, to keep it inside the graph. */
const halfOf = (text: string): string => `calc(${text.length * 0.3}em + 14px)`

const nothing = (): void => {}
