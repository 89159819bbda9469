import type { Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import arena from '../../art/arena.svg'
import { figureOf } from '../../kit/figures.ts'
import { Icon } from '../../kit/icons.tsx'
import { Pad } from '../../kit/pad.tsx'
import { Badge } from '../../kit/seat.tsx'
import type { TableLink } from '../../table/link.ts'
import { words } from '../../words/index.ts'

const w = words.wait

/** Whether a seat has promised something for the dice and not shown it yet. */
const owes = ({ dice }: Snapshot, seat: Seat): boolean =>
  dice?.closed === true && dice.promises[seat] !== null && dice.contributions[seat] === null

/** How a seat stands, in words with a sign. */
const stateOf = (snapshot: Snapshot, seat: Seat): readonly ['check' | 'clock', string] => {
  const { kind, connected } = snapshot.seats[seat]!
  if (kind === 'open') return ['clock', w.nobody]
  if (kind === 'mind') return ['check', w.always]
  if (owes(snapshot, seat)) return ['clock', w.owes]
  return connected ? ['check', w.ready] : ['clock', w.away]
}

/** The seats as pads of the arena: who stands there, and what can be done about it. */
export const SeatStage = ({ link, snapshot }: { link: TableLink; snapshot: Snapshot }) => {
  const seated = snapshot.own.length > 0
  return (
    <section className="seat-stage" aria-label={w.seats}>
      <img className="arena" src={arena} alt="" />
      <ul>
        {snapshot.seats.map(({ kind, name, bot }, seat) => {
          const [sign, said] = stateOf(snapshot, seat)
          const own = snapshot.own.includes(seat)
          return (
            <li key={seat}>
              <Pad seat={seat} figure={kind === 'open' ? null : figureOf(snapshot.game, seat)} height={230} />
              <div className={kind === 'open' && snapshot.host ? 'seat-card wanted' : 'seat-card'}>
                <span className="row">
                  <Badge seat={seat} />
                  <b className="ell">{kind === 'open' ? (name === '' ? w.openSeat : w.kept(name)) : own ? words.you : name}</b>
                </span>
                {kind === 'mind' && <span className="sub">{words.table.ai}</span>}
                {bot && <span className="sub">{words.bot}</span>}
                <span className={sign === 'check' ? 'row state gain' : 'row state'}>
                  <Icon name={sign} size={14} />
                  {said}
                </span>
                {kind === 'open' && seated && name === '' && (
                  <button type="button" className="btn ghost" onClick={() => void link.sit(seat)}>
                    {w.sitHere}
                  </button>
                )}
                {own && (
                  <button type="button" className="btn ghost" onClick={() => void link.standUp(seat)}>
                    {w.standUp}
                  </button>
                )}
                {owes(snapshot, seat) && seated && !own && (
                  <button type="button" className="btn ghost" onClick={() => void link.putOut(seat)}>
                    {w.putOut}
                  </button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
