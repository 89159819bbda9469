import type { CompetitionView } from '@robodrome/protocol'
import { calledIn } from '../leagues/league.ts'
import { leagueTable } from '../leagues/season/table-of.ts'
import { fightersOf } from '../leagues/who.tsx'
import arena from '../art/arena.svg'
import { Robot } from '../boards/robot.tsx'
import { broadcastWords } from '../words/broadcast.ts'
import { Round, Standings } from './rail.tsx'
import { roundNow } from './rounds.ts'
import { Top } from './top.tsx'

const w = broadcastWords

/** Shown while no match is in play: who meets next, or who has won. */
export function Between({ view }: { view: CompetitionView }) {
  const { state } = view
  const next = roundNow(state)?.next ?? null
  const best = leagueTable(state)
    ?.tables.flatMap(({ rows }) => rows)
    .find(({ place }) => place === 1)?.entrant
  const champion = state.status === 'finished' ? best : undefined
  const shown = champion !== undefined ? [champion] : (next?.sides ?? [])
  const heading =
    champion !== undefined
      ? w.finished(calledIn(view, champion))
      : next === null
        ? w.nobody
        : next.sides.map((side) => calledIn(view, side)).join(` ${w.meets} `)
  const game = state.definition.events[0]!.game
  return (
    <>
      <Top view={view} />
      <section className="cast-between">
        <img className="arena" src={arena} alt="" />
        <div>
          {fightersOf(game, shown).map(({ figure, seat }) => (
            <Robot key={seat} figure={figure} seat={seat} size={380} />
          ))}
        </div>
        <h1>{heading}</h1>
        {state.status === 'running' && <p>{next === null ? w.betweenNote : `${w.between}. ${w.betweenNote}`}</p>}
      </section>
      <aside className="cast-rail">
        <Standings view={view} live={[]} most={8} />
        <Round view={view} most={4} />
      </aside>
    </>
  )
}
