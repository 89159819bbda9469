import type { Seat } from '@robodrome/kernel'
import { ratingChanges } from '@robodrome/protocol'
import { useCallback } from 'react'
import { Pill } from '../../kit/pill.tsx'
import { poolName } from '../../boards/people.ts'
import { signed } from '../../kit/odds.ts'
import { Badge } from '../../kit/seat.tsx'
import { call } from '../../table/api.ts'
import { useLoaded } from '../../table/remote.ts'
import { afterWords } from '../../words/after.ts'

const w = afterWords

/** The rating changes of a rated battle; nothing if nobody could be rated. */
export function Ratings({ table, nameOf }: { table: string; nameOf(seat: Seat): string }) {
  const load = useCallback(() => call(ratingChanges, `tables/${table}/ratings`), [table])
  const { found, failure } = useLoaded(load)
  if (failure) return <p className="sheet-note">{w.ratingLater}</p>
  if (found === null) return null
  if (found.changes.length === 0) return <p className="sheet-note">{w.ratedNobody}</p>
  return (
    <section className="rated panel" aria-labelledby="rated">
      <h3 id="rated">
        {w.rating} {found.pool !== null && <Pill>{poolName(found.pool)}</Pill>}
      </h3>
      <ul>
        {found.changes.map(({ seat, before, after }) => (
          <li key={seat} className="row">
            <Badge seat={seat} />
            <b className="grow">{nameOf(seat)}</b>
            <span>{w.fromTo(before, after)}</span>
            <b className={after >= before ? 'tabular gain' : 'tabular harm'}>{signed(after - before, true)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
