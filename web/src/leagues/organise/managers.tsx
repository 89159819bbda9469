import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { useLoaded } from '../../table/remote.ts'
import { roomWords } from '../../words/league-rooms.ts'
import { friendsOf, nameManager } from '../api.ts'
import type { League } from '../league.ts'

/** LG-MAN-1 The organisers. Entrants and friends can be added; the last organiser stays. */
export function Managers({
  league: { view },
  id,
  reason,
  isBusy,
  attempt,
}: {
  league: League
  id: string
  reason: string
  isBusy: boolean
  attempt(work: () => Promise<unknown>): void
}) {
  const w = roomWords.organise
  const friends = useLoaded(friendsOf).found ?? []
  const [wanted, setWanted] = useState('')
  const { managers, players } = view.staff ?? { managers: [], players: [] }
  const known = [...managers, ...players]
  const others = [...players, ...friends.filter((friend) => !known.some((each) => each.id === friend.id))]
  const chosen = others.find((each) => each.id === wanted) ?? others[0]
  return (
    <section className="panel lg-desk" aria-labelledby="lg-managers">
      <h2 id="lg-managers">{w.managers}</h2>
      <ul>
        {managers.map((manager) => (
          <li key={manager.id} className="row flow spread">
            <b>{manager.name}</b>
            {managers.length > 1 && (
              <Button
                look="ghost"
                disabled={isBusy}
                onClick={() => attempt(() => nameManager(id, { account: manager.id, isManager: false, reason }))}
              >
                {w.removeManager(manager.name)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen === undefined ? (
        managers.length === 1 && <p className="lg-note">{w.nobodyElse}</p>
      ) : (
        <form
          className="row flow lg-ask"
          onSubmit={(event) => {
            event.preventDefault()
            attempt(() => nameManager(id, { account: chosen.id, isManager: true, reason }))
          }}
        >
          <label className="lg-field grow">
            <span>{w.anotherManager}</span>
            <select value={chosen.id} onChange={(event) => setWanted(event.target.value)}>
              {others.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" disabled={isBusy}>
            {w.nameManager}
          </Button>
        </form>
      )}
    </section>
  )
}
