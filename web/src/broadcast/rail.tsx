import type { EntrantId, Fixture } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { calledIn } from '../leagues/league.ts'
import { leagueTable } from '../leagues/season/table-of.ts'
import { hourOf } from '../leagues/time.ts'
import { Mascot } from '../leagues/who.tsx'
import { signed } from '../kit/odds.ts'
import { broadcastWords } from '../words/broadcast.ts'
import { roundNow } from './rounds.ts'

const w = broadcastWords

/** The standings: the leaders, and the players on air. */
export function Standings({ view, live, most }: { view: CompetitionView; live: readonly EntrantId[]; most: number }) {
  const table = leagueTable(view.state)
  if (table === null) return null
  const rows = table.tables.flatMap((each) => each.rows)
  const first = rows.slice(0, most)
  const missing = rows.slice(most).filter(({ entrant }) => live.includes(entrant))
  const shown = [...first.slice(0, first.length - missing.length), ...missing]
  const byWins = table.codes[0] === 'WIN'
  return (
    <section className="cast-panel">
      <table className="cast-standings">
        <colgroup>
          {['place', 'robot', 'name', 'count', 'count'].map((column, i) => (
            <col key={i} className={`cast-col-${column}`} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th colSpan={3} scope="col">
              {w.standings}
            </th>
            <td>{byWins ? w.won : w.points}</td>
            <td>+/−</td>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ entrant, place, values }) => (
            <tr key={entrant} className={live.includes(entrant) ? 'on-air' : ''}>
              <td>{place ?? '–'}</td>
              <td>
                <Mascot view={{ ...view, own: [] }} entrant={entrant} size={38} />
              </td>
              <th scope="row">
                <span>
                  <span className="ellipsis">{calledIn(view, entrant)}</span>
                  {live.includes(entrant) && <i role="img" aria-label={w.playing} />}
                </span>
              </th>
              <td className="tabular">{byWins ? values.WIN : values.PTS}</td>
              <td className="tabular">{signed(values.DIFF, true)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The results of the round, and what comes next. */
export function Round({ view, most }: { view: CompetitionView; most: number }) {
  const round = roundNow(view.state)
  if (round === null) return null
  const { now, fixtures, next } = round
  // Decided matches come first, then those in play.
  const lines = fixtures.toSorted((a, b) => Number(a.decision === null) - Number(b.decision === null)).slice(0, most)
  return (
    <section className="cast-panel cast-round">
      <h2>{w.results(now)}</h2>
      {lines.map((fixture) => (
        <Line key={fixture.id} view={view} fixture={fixture} />
      ))}
      {next !== null && !lines.includes(next) && (
        <>
          <h2>{w.next}</h2>
          <Line view={view} fixture={next} />
        </>
      )}
    </section>
  )
}

function Line({ view, fixture }: { view: CompetitionView; fixture: Fixture }) {
  const { sides, ranks, decision, table, hour, tables } = fixture
  const isWon = decision !== null && ranks.filter((rank) => rank === 1).length === 1
  const order = isWon ? sides.toSorted((a, b) => ranks[sides.indexOf(a)]! - ranks[sides.indexOf(b)]!) : sides
  const wins = order.map((side) => tables.filter((each) => each.ranks !== null && each.ranks[sides.indexOf(side)] === 1).length)
  const [first, ...others] = order.map((side) => calledIn(view, side))
  return (
    <p>
      <span className="ellipsis">
        <b>{first}</b> {decision === null ? w.meets : isWon ? w.beat : w.drew} <b>{others.join(', ')}</b>
      </span>
      <b className="tabular">
        {decision !== null ? (tables.length > 1 ? wins.join(' : ') : '') : table !== null ? w.playing : hour === null ? '' : hourOf(hour)}
      </b>
    </p>
  )
}
