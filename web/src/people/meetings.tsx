import type { Profile } from '@robodrome/protocol'
import { gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'
import { playerName } from './player.tsx'

/** Opponents with results; each one opens the battles against them. */
export function Meetings({ person, pick }: { person: Profile; pick(id: string): void }) {
  const w = words.profile.met
  return (
    <section aria-labelledby="met">
      <h2 id="met">{w.title}</h2>
      <div className="panel met">
        {person.meetings.length === 0 && <p>{w.none}</p>}
        {person.meetings.map(({ other, won, lost }) => (
          <button key={other.id} type="button" onClick={() => pick(other.id)}>
            <span>{playerName(other)}</span>
            <span className="met-bars" role="img" aria-label={w.score(won, lost)}>
              <i style={{ flexGrow: Math.max(won, 0.6) }}>{won}</i>
              <i style={{ flexGrow: Math.max(lost, 0.6) }}>{lost}</i>
            </span>
          </button>
        ))}
        {person.meetings.length > 0 && <small>{w.note(person.own)}</small>}
      </div>
    </section>
  )
}

/** The number of wins in each game. */
export function Games({ games }: { games: Profile['games'] }) {
  const w = words.profile.games
  const ids = [...new Set(games.map(({ game }) => game))]
  if (ids.length === 0) return null
  return (
    <section aria-labelledby="by-game">
      <h2 id="by-game">{w.title}</h2>
      <ul className="panel by-game">
        {ids.map((id) => {
          const rows = games.filter(({ game }) => game === id)
          const won = rows.reduce((sum, each) => sum + each.won, 0)
          const all = rows.reduce((sum, each) => sum + each.won + each.lost + each.shared + each.off, 0)
          return (
            <li key={id}>
              <b>{gameName(id)}</b>
              <span>{w.score(won, all)}</span>
              <meter min={0} max={all} value={won} aria-label={w.score(won, all)} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
