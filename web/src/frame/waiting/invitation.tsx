import type { Snapshot } from '@robodrome/table'
import { Icon } from '../../kit/icons.tsx'
import { usePreferences } from '../../page/preferences.ts'
import type { TableLink } from '../../table/link.ts'
import { gameName } from '../../words/index.ts'
import { waitingWords } from '../../words/waiting.ts'
import { useMode } from '../use-mode.ts'
import './invitation.css'

const w = waitingWords

/** What somebody sees who was sent the link: who asks, how long, what wins, and one button. */
export const Invitation = ({ link, snapshot, seat, watch }: { link: TableLink; snapshot: Snapshot; seat: number; watch(): void }) => {
  const { name } = usePreferences()
  const { about } = useMode(snapshot)
  const people = snapshot.seats.filter(({ kind }) => kind === 'person').map((each) => each.name)
  return (
    <section className="invitation">
      <h1>{people[0] === undefined ? w.join(gameName(snapshot.game)) : w.wants(people[0])}</h1>
      <p>{people[0] === undefined ? about : `${gameName(snapshot.game)}. ${about}`}</p>
      <p className="sub">{w.as(name)}</p>
      <div className="row flow">
        <button type="button" className="btn pri" onClick={() => void link.sit(seat)}>
          {w.takeSeat(seat + 1)}
        </button>
        <button type="button" className="btn ghost" onClick={watch}>
          <Icon name="eye" size={18} />
          {w.justWatch}
        </button>
      </div>
      <small>{`${w.noAccount} ${w.pace(snapshot.clockRules)}.`}</small>
    </section>
  )
}
