import type { Seat } from '@robodrome/kernel'
import { useSyncExternalStore } from 'react'
import { paint } from '../kit/seat.tsx'
import type { TableLink } from '../table/link.ts'
import { words } from '../words/index.ts'
import { areaOf } from './stacked.ts'

const WIDTH = 236
const HEIGHT = 104
/** A band thinner than this has no room for its name. */
const ROOM = 0.13

/** Who is ahead, as an estimate from what the seat knows, over the steps so far. */
export function ChancePanel({ link, seat, nameOf }: { link: TableLink; seat: Seat | null; nameOf(seat: Seat): string }) {
  const { chances } = useSyncExternalStore(link.subscribe, link.state)
  const now = chances.at(-1)
  if (!now || chances.length < 2) return null
  const name = (each: Seat): string => `${nameOf(each)} ${Math.round(now[each]! * 100)} %`
  let below = 0
  return (
    <figure className="chances">
      <figcaption className="lab">{words.after.graph}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.list(now.map((_, each) => name(each)))}>
        {now.map((share, each) => {
          const y = HEIGHT - (below + share / 2) * HEIGHT
          below += share
          return (
            <g key={each} className={paint(each)}>
              <path d={areaOf(chances, each, WIDTH, HEIGHT)} fill="var(--p)" stroke="var(--o)" strokeWidth="2" />
              {share > ROOM && (
                <text x={WIDTH - 9} y={y + 4.5} textAnchor="end" fontSize="12.5" fontWeight={each === seat ? 800 : 650} fill="#10141B">
                  {name(each)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </figure>
  )
}
