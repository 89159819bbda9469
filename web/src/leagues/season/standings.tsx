import { formsOf, placesBefore, seasonCounts, type Letter, type Row, type SeasonCounts, type State } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { useState } from 'react'
import { signed } from '../../kit/odds.ts'
import { PillButton } from '../../kit/pill.tsx'
import { inLeagues } from '../../boards/leagues.ts'
import { roomWords } from '../../words/league-rooms.ts'
import { programName } from '../../words/rivals.ts'
import { Form } from '../form.tsx'
import { Who } from '../who.tsx'
import { CrossTable } from './cross-table.tsx'
import { leagueTable, nextOf, type LeagueTable } from './table-of.ts'
import { WhyAbove } from './why-above.tsx'
import './standings.css'

const MOST_ACROSS = 12

/** The standings of a season, or the cross table. A tap on a line explains its place. */
export function Standings({ view }: { view: CompetitionView }) {
  const table = leagueTable(view.state)
  const [isCross, setCross] = useState(false)
  if (table === null) return null
  const w = roomWords.season
  const counts = seasonCounts(view.state)
  const skipping = skippingFirst(view.state, table)
  // With too many columns, or more than two players per table, only the standings are shown.
  const canCross = !isPods(table) && table.tables.every(({ rows }) => rows.length <= MOST_ACROSS)
  return (
    <section className="panel lg-standings" aria-labelledby="lg-standings">
      <div className="row flow spread">
        <h2 id="lg-standings">
          {skipping === null ? w.standings : roomWords.bracket.preliminaries} {!isCross && <small>{w.touch}</small>}
        </h2>
        {canCross && (
          <span className="row">
            {([false, true] as const).map((all) => (
              <PillButton key={String(all)} isOn={isCross === all} onClick={() => setCross(all)}>
                {all ? w.views.all : w.views.table}
              </PillButton>
            ))}
          </span>
        )}
      </div>
      {skipping !== null && skipping > 0 && <p className="lg-note">{roomWords.bracket.skip(skipping)}</p>}
      {table.tables.map(({ name, rows }) =>
        isCross && canCross ? (
          <CrossTable key={name} view={view} table={table} rows={rows} />
        ) : (
          <Lines key={name} view={view} table={table} name={name} rows={rows} counts={counts} />
        ),
      )}
    </section>
  )
}

/** How many of the best entrants skip the first round of the next bracket; null if no bracket follows. */
function skippingFirst({ definition }: State, { tables }: LeagueTable): number | null {
  if (definition.seeding !== 'preliminary') return null
  const entrants = tables[0]!.rows.length
  return 2 ** Math.ceil(Math.log2(Math.max(1, entrants))) - entrants
}

/** LG-TB-3 With three or four players per table, first places are counted instead of a balance. */
const isPods = ({ codes }: LeagueTable): boolean => codes.includes('FIRST')

/** LG-TB-2 If only wins are counted, the balance would be 0 for everybody. */
const hasBalance = ({ state }: CompetitionView, table: LeagueTable): boolean =>
  isPods(table) || state.definition.events.some(({ game }) => inLeagues(game)?.hasBalance !== false)

interface Part {
  view: CompetitionView
  table: LeagueTable
  /** LG-STAT-1 For games that count lost limbs. */
  counts: SeasonCounts | null
}

function Lines({ view, table, counts, name, rows }: Part & { name: string; rows: readonly Row[] }) {
  const [why, setWhy] = useState<number | null>(null)
  const c = roomWords.season.columns
  const byWins = table.codes[0] === 'WIN'
  const before = placesBefore(
    view.state,
    table,
    rows.map(({ entrant }) => entrant),
  )
  const forms = formsOf(view.state, table)
  return (
    <div className="lg-scroll" tabIndex={0} role="group" aria-label={roomWords.season.standings}>
      <table className="lg-table">
        {name !== '' && <caption>{name}</caption>}
        <thead>
          <tr>
            <th scope="col">{c.rank}</th>
            <th scope="col">{c.player}</th>
            <th scope="col" className="wide-cell">
              {c.played}
            </th>
            <th scope="col">{byWins ? c.won : c.points}</th>
            {counts !== null && (
              <th scope="col" className="wide-cell">
                {c.limbs}
              </th>
            )}
            {hasBalance(view, table) && <th scope="col">{isPods(table) ? roomWords.season.codes.FIRST : c.balance}</th>}
            <th scope="col">{c.form}</th>
            <th scope="col" className="wide-cell">
              {c.next}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <Line
              key={row.entrant}
              view={view}
              table={table}
              counts={counts}
              row={row}
              before={before.get(row.entrant) ?? row.place ?? 0}
              form={forms.get(row.entrant) ?? []}
              isOpen={why === i}
              toggle={() => setWhy(why === i ? null : i)}
            >
              {why === i && <WhyAbove view={view} codes={table.codes} rows={rows} at={i} close={() => setWhy(null)} />}
            </Line>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line({
  view,
  table,
  counts,
  row,
  before,
  form,
  isOpen,
  toggle,
  children,
}: Part & { row: Row; before: number; form: readonly Letter[]; isOpen: boolean; toggle(): void; children: React.ReactNode }) {
  const { state, own } = view
  const w = roomWords.season
  const { entrant, values } = row
  const { out, replacement } = state.entrants[entrant]!
  const limbs = counts?.lines.get(entrant) ?? { made: 0, suffered: 0 }
  const count = table.codes[0] === 'WIN' ? values.WIN : values.PTS
  return (
    <tr className={own.includes(entrant) ? 'own' : ''}>
      <td className="tabular">
        {row.place === null ? (
          '–'
        ) : (
          <>
            {row.place} <Change by={before - row.place} />
          </>
        )}
      </td>
      <th scope="row">
        <button type="button" aria-expanded={isOpen} onClick={toggle}>
          <Who view={view} entrant={entrant} />
          {replacement !== null ? <small>{w.playsFor(programName(replacement.name))}</small> : out !== null && <small>{w.out}</small>}
        </button>
        {children}
      </th>
      <td className="wide-cell">
        {
          state.fixtures.filter(
            (each) =>
              each.decision !== null &&
              each.decision !== 'annulled' &&
              each.run === table.run &&
              each.stage === table.stage &&
              each.sides.includes(entrant),
          ).length
        }
      </td>
      <td className="tabular big">{count}</td>
      {counts !== null && <td className="wide-cell">{limbs.suffered === null ? limbs.made : `${limbs.made} : ${limbs.suffered}`}</td>}
      {hasBalance(view, table) && <td>{isPods(table) ? values.FIRST : signed(values.DIFF, true)}</td>}
      <td>
        <Form letters={form} />
      </td>
      <td className="wide-cell">{nextOf(view, entrant) ?? w.done}</td>
    </tr>
  )
}

/** By how many places an entrant has moved since the previous round. */
function Change({ by }: { by: number }) {
  if (by === 0) return null
  const w = roomWords.season
  return (
    <small className="lg-change" aria-label={by > 0 ? w.up(by) : w.down(-by)} role="img">
      {by > 0 ? '▲' : '▼'}
      {Math.abs(by)}
    </small>
  )
}
