import type { Fixture, Letter, Row } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { Form } from '../form.tsx'
import { Who } from '../who.tsx'
import { roomWords } from '../../words/league-rooms.ts'
import { nameIn } from '../league.ts'
import type { LeagueTable } from './table-of.ts'

/** Everybody against everybody: each row has an entrant's results against those at the heads of the columns. */
export function CrossTable({ view, table, rows }: { view: CompetitionView; table: LeagueTable; rows: readonly Row[] }) {
  const w = roomWords.season
  const decided = view.state.fixtures.filter(
    ({ run, stage, decision }) => run === table.run && stage === table.stage && decision !== null && decision !== 'annulled',
  )
  const met = (own: number, other: number): Letter[] =>
    decided.filter(({ sides }) => sides.includes(own) && sides.includes(other)).map((fixture) => letterOf(fixture, own, other))
  return (
    <div className="lg-scroll" tabIndex={0} role="group" aria-label={w.views.all}>
      <table className="lg-table lg-cross">
        <thead>
          <tr>
            <th scope="col">{w.columns.rank}</th>
            <th scope="col">{w.columns.player}</th>
            {rows.map(({ entrant, place }) => (
              <th key={entrant} scope="col" title={nameIn(view, entrant, w.you)}>
                {place ?? '–'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ entrant, place }) => (
            <tr key={entrant} className={view.own.includes(entrant) ? 'own' : ''}>
              <td className="tabular">{place ?? '–'}</td>
              <th scope="row">
                <Who view={view} entrant={entrant} />
              </th>
              {rows.map((other) => (
                <td key={other.entrant}>{other.entrant === entrant ? '·' : <Form letters={met(entrant, other.entrant)} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function letterOf({ sides, ranks, decision }: Fixture, own: number, other: number): Letter {
  const [mine, theirs] = [ranks[sides.indexOf(own)]!, ranks[sides.indexOf(other)]!]
  if (mine === theirs) return decision === 'double forfeit' ? 'lost' : 'drawn'
  return mine < theirs ? 'won' : 'lost'
}
