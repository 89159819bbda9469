import type { Leaderboard } from '@robodrome/protocol'
import { useEffect, useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Alert } from '../kit/alert.tsx'
import { Pill } from '../kit/pill.tsx'
import { EXTRAS } from '../boards/extras.ts'
import { allPools } from '../boards/people.ts'
import { Pad } from '../boards/pad.tsx'
import { askForHosted } from '../page/hosted.ts'
import { go } from '../page/route.ts'
import { Stage } from '../shell/stage.tsx'
import { words } from '../words/index.ts'
import { leaderboardOf, pools } from './api.ts'
import { Player } from './player.tsx'
import { useAsked, useDeed } from './use-asked.ts'
import './people.css'

const SETTLED = 10
type Show = keyof typeof words.leaderboard.shows

/** The best players of a pool; the choice above lists the pools that have players. */
export default function LeaderboardPage({ rest }: { rest: readonly string[] }) {
  const w = words.leaderboard
  const known = useAsked('pools', pools)
  useEffect(() => {
    void askForHosted()
  }, [])
  const played = known.found?.pools.map(({ pool }) => pool) ?? []
  const names = allPools()
  const wanted = rest[0] !== undefined && names.has(rest[0]) ? rest[0] : undefined
  const pool = wanted ?? played[0] ?? Array.from(names.keys())[0]!
  const [show, setShow] = useState<Show>('people')
  const list = useAsked(`${pool} ${show}`, () => leaderboardOf(pool, show, 0))
  return (
    <div className="people-screen">
      <Stage heading={w.title} lead={w.lead}>
        <Pad seat={2} figure={EXTRAS.runner} height={190} />
        <Pad seat={1} figure={EXTRAS.cat} height={220} />
        <Pad seat={3} figure={EXTRAS.dinosaur} height={180} />
      </Stage>
      <main className="one">
        <div className="battle-filters">
          <label>
            <span>{w.pool}</span>
            <select value={pool} onChange={(event) => go({ at: 'place', place: 'ratings', rest: [event.target.value] })}>
              {Array.from(names, ([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>{w.show}</span>
            <select value={show} onChange={(event) => setShow(event.target.value as Show)}>
              {Object.entries(w.shows).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
        {list.failed && <Alert mild>{list.failed}</Alert>}
        {list.found && list.found.players.length === 0 && (
          <div className="panel empty">
            <b>{w.none}</b>
            <p>{w.noneHint}</p>
          </div>
        )}
        {list.found && list.found.players.length > 0 && <Places key={`${pool} ${show}`} first={list.found} show={show} />}
        <section aria-labelledby="how">
          <h2 id="how">{words.profile.ratings.how}</h2>
          <ul className="rating-how">
            {w.how.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      </main>
    </div>
  )
}

function Places({ first, show }: { first: Leaderboard; show: Show }) {
  const w = words.leaderboard
  const [{ players, more }, setList] = useState(first)
  const { failed, isBusy, run } = useDeed()
  const goOn = () =>
    run(async () => {
      const next = await leaderboardOf(first.pool, show, players.length)
      setList({ ...next, players: [...players, ...next.players] })
    })
  return (
    <>
      <table className="panel places">
        <thead>
          <tr>
            {[w.place, w.player, w.rating, w.spread, w.battles].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map(({ place, player, rating, spread, matches }) => (
            <tr key={player.id}>
              <td>{place}</td>
              <th scope="row">
                <Player player={player} />
                {player.bot && <Pill>{words.profile.program}</Pill>}
              </th>
              <td>
                <b>
                  {rating}
                  {matches < SETTLED && '?'}
                </b>
              </td>
              <td>{spread}</td>
              <td>{matches}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {failed && <Alert mild>{failed}</Alert>}
      {more && (
        <Button look="ghost" aria-disabled={isBusy} onClick={goOn}>
          {w.more}
        </Button>
      )}
    </>
  )
}
