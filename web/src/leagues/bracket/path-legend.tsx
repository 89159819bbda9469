import type { CompetitionView } from '@robodrome/protocol'
import { roomWords } from '../../words/league-rooms.ts'
import { calledIn } from '../league.ts'
import type { Bracket } from './bracket-of.ts'
import { isSeed, rivalsAhead, winsOf, type Path } from './columns.ts'

/** A legend for the lines of the reader's path, and the path in words: opponents beaten, and opponents ahead. */
export function PathLegend({ view, bracket, path, seed }: { view: CompetitionView; bracket: Bracket; path: Path; seed: number }) {
  const w = roomWords.bracket
  const { won, ahead } = path
  const { ties, fixtures, entrantOf } = bracket
  const name = (slot: number): string => calledIn(view, entrantOf(slot)!)
  const beaten = won.flatMap((tie) => {
    const other = tie.sides.find((side) => side !== seed && isSeed(side)) as number | undefined
    const fixture = fixtures.find(({ place }) => place === tie.name)
    if (other === undefined || fixture === undefined) return []
    return [w.beaten(name(other), winsOf(fixture, entrantOf(seed)!), winsOf(fixture, entrantOf(other)!))]
  })
  const coming = rivalsAhead(ties, path, seed).map((seeds) => seeds.map(name).reduce((one, other) => w.either(one, other)))
  const course = [...beaten, ...coming]
  if (won.length + ahead.length === 0) return null
  return (
    <p className="lg-path">
      <span className="row flow">
        <i className="walked" aria-hidden="true" /> {w.pathSoFar}
        {ahead.length > 1 && (
          <>
            <i className="maybe" aria-hidden="true" /> {w.pathAhead}
          </>
        )}
      </span>
      {course.length > 0 && <b>{w.path(course)}</b>}
    </p>
  )
}
