import { decathlonTable } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { roomWords } from '../../words/league-rooms.ts'
import { gameName } from '../../boards/faces.ts'
import { Who } from '../who.tsx'

/** LG-DEC-3 The overall standings of a competition with several games: the points of each event, and their sum. */
export function AllEvents({ view }: { view: CompetitionView }) {
  const { state, own } = view
  const w = roomWords.season
  const { events, format } = state.definition
  if (format !== 'decathlon' || state.runs.length === 0) return null
  return (
    <section className="panel" aria-labelledby="lg-events">
      <h2 id="lg-events">{w.allEvents}</h2>
      <div className="lg-scroll" tabIndex={0} role="group" aria-label={w.allEvents}>
        <table className="lg-table">
          <thead>
            <tr>
              <th scope="col">{w.columns.rank}</th>
              <th scope="col">{w.columns.player}</th>
              <th scope="col">{w.sum}</th>
              {events.map(({ game }, i) => (
                <th key={i} scope="col">
                  {gameName(game)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {decathlonTable(state).map((row, i) => (
              <tr key={row.entrant} className={own.includes(row.entrant) ? 'own' : ''}>
                <td className="tabular">{i + 1}</td>
                <th scope="row">
                  <Who view={view} entrant={row.entrant} />
                </th>
                <td className="tabular big">{row.sum}</td>
                {events.map((_, event) => (
                  <td key={event}>{row.events[event]?.points ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
