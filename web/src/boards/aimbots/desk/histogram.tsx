import { DIFFERENCES, plainHits, ROLLS } from '@robodrome/aimbots/page'
import { percent } from '../../../kit/odds.ts'
import { paint } from '../../../kit/seat.tsx'
import { words } from '../words/index.ts'

const HEIGHT = 60
const WIDE = 12
const MOST = Math.max(...DIFFERENCES.values())

/** The distribution of attack minus defense. The attack hits from 0 upwards. */
export function Histogram({ margin, attacker }: { margin: number; attacker: number }) {
  const hits = plainHits(margin) / ROLLS
  return (
    <figure className={`ab-histogram ${paint(attacker)}`}>
      <figcaption>
        <span>{words.desk.misses(percent(1 - hits))}</span>
        <span>{words.desk.hits(percent(hits))}</span>
      </figcaption>
      <svg viewBox={`0 0 ${DIFFERENCES.size * WIDE} ${HEIGHT}`} aria-hidden="true">
        {[...DIFFERENCES].map(([by, rolls], i) => {
          const high = (rolls / MOST) * HEIGHT
          return (
            <rect
              key={by}
              className={by + margin >= 0 ? 'hit' : ''}
              x={i * WIDE + 1}
              y={HEIGHT - high}
              width={WIDE - 2}
              height={high}
              rx="1.5"
            />
          )
        })}
      </svg>
    </figure>
  )
}
