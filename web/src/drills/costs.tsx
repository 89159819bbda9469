import { decimal } from '../kit/odds.ts'
import { drillWords as w } from '../words/drills.ts'
import { LEARNT, type DrillBook } from './drill.ts'
import { BATTLES, profileOf } from './profile.ts'

/** The maximum number of kinds with a row of their own. */
const ROWS = 6

/** What each kind of decision costs per battle, now and in the past. */
export function Costs({ book: { battles, drills } }: { book: DrillBook }) {
  const { kinds, now, before } = profileOf(battles)
  const most = Math.max(0.01, ...kinds.flatMap((each) => [each.now, each.before ?? 0]))
  const [fallen] = kinds
    .filter((each) => each.before !== null && each.before > each.now)
    .toSorted((a, b) => b.before! - b.now - (a.before! - a.now))
  return (
    <section className="panel drills-panel" aria-labelledby="drills-costs">
      <header>
        <h2 id="drills-costs">{w.costs}</h2>
        <span>{w.perBattle}</span>
      </header>
      {kinds.length === 0 ? (
        <p>{w.noCosts}</p>
      ) : (
        <ol className="drills-costs">
          {kinds.slice(0, ROWS).map((each) => (
            <li key={each.kind}>
              <span>{w.kinds[each.kind].title}</span>
              <span className="drills-meter" aria-hidden="true">
                <i style={{ width: `${(each.now / most) * 100}%` }} />
                {each.before !== null && <b style={{ left: `${(each.before / most) * 100}%` }} />}
              </span>
              <b className="tabular">{decimal(each.now * 100)}</b>
              <small>{w.drills(drills.filter(({ kind, step }) => kind === each.kind && step < LEARNT).length)}</small>
            </li>
          ))}
        </ol>
      )}
      {kinds.length > 0 && (
        <p className="drills-note">
          <b>{w.total(decimal(now * 100), Math.min(battles.length, BATTLES))}</b> {before !== null && w.before(decimal(before * 100))}{' '}
          {fallen && w.fell(w.kinds[fallen.kind].title, decimal(fallen.before! * 100), decimal(fallen.now * 100))}
        </p>
      )}
    </section>
  )
}
