import type { Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import type { ReactNode } from 'react'
import { Button } from '../../kit/button.tsx'
import arena from '../../art/arena.svg'
import { figureOf } from '../../boards/faces.ts'
import { firstChoice } from '../../boards/waiting-words.ts'
import { Icon } from '../../kit/icons.tsx'
import { Pad } from '../../boards/pad.tsx'
import { Badge } from '../../kit/seat.tsx'
import type { TableLink } from '../../table/link.ts'
import { isNamed, shortName, words } from '../../words/index.ts'
import { waitingWords } from '../../words/waiting.ts'
import { mindIds } from '../opponents.ts'
import { clockText, useTicking } from '../people.tsx'
import { levels } from './room-prompt.tsx'
import './seats.css'

const w = waitingWords

/** Whether a seat has promised a contribution to the dice and not revealed it yet. */
const owes = ({ dice }: Snapshot, seat: Seat): boolean =>
  dice?.closed === true && dice.promises[seat] !== null && dice.contributions[seat] === null

/** The state of a seat, in words with an icon. */
const stateOf = (snapshot: Snapshot, seat: Seat): readonly ['check' | 'clock', ReactNode] => {
  const { kind, name, connected, ready, opensIn } = snapshot.seats[seat]!
  if (kind === 'open') return ['clock', name === '' ? w.nobody : w.kept]
  if (kind === 'mind') return ['check', w.always]
  if (owes(snapshot, seat)) return ['clock', w.owes]
  if (!connected && opensIn !== null) return ['clock', <AwayKept key="kept" left={opensIn} seq={snapshot.seq} />]
  if (!ready) return ['clock', w.unready]
  return connected ? ['check', w.ready] : ['clock', w.away]
}

/** How long a seat is still reserved for an absent person. */
const AwayKept = ({ left, seq }: { left: number; seq: number }) => w.awayKept(clockText(useTicking({ left, running: true }, seq)))

/** The seats as pads of the arena, with who is there and what can be done. */
export const SeatStage = ({ link, snapshot }: { link: TableLink; snapshot: Snapshot }) => {
  const seated = snapshot.own.length > 0
  const first = firstChoice(snapshot.game)
  return (
    <section className="seat-stage" aria-label={w.seats}>
      <img className="arena" src={arena} alt="" />
      <ul>
        {snapshot.seats.map(({ kind, name, bot, host }, seat) => {
          const [sign, said] = stateOf(snapshot, seat)
          const own = snapshot.own.includes(seat)
          return (
            <li key={seat}>
              <span className="seat-pad">
                <Pad seat={seat} figure={kind === 'open' ? null : figureOf(snapshot.game, seat, snapshot.settings.options)} height={200} />
                {kind === 'open' && (
                  <span className="seat-link" aria-hidden="true">
                    <Icon name="link" size={26} />
                  </span>
                )}
              </span>
              <div className={kind === 'open' && snapshot.host ? 'seat-card wanted' : 'seat-card'}>
                <span className="row">
                  <Badge seat={seat} />
                  <b className="ellipsis">
                    {kind === 'open'
                      ? name === ''
                        ? w.openSeat
                        : snapshot.kept.includes(seat)
                          ? words.you
                          : name
                      : own
                        ? words.you
                        : name}
                  </b>
                  {host && <span className="seat-note hosts">{w.host}</span>}
                </span>
                {kind === 'mind' && <span className="seat-note">{programOf(name)}</span>}
                {bot && <span className="seat-note">{words.bot}</span>}
                {own && first !== undefined && <span className="seat-note">{first}</span>}
                <span className={sign === 'check' ? 'row state gain' : 'row state'}>
                  <Icon name={sign} size={14} />
                  {said}
                </span>
                {mayArrange(snapshot, seat) && <Taker link={link} snapshot={snapshot} seat={seat} />}
                {kind === 'open' && seated && !snapshot.host && name === '' && (
                  <Button look="ghost" onClick={() => void link.sit(seat)}>
                    {w.sitHere}
                  </Button>
                )}
                {own && (
                  <Button look="ghost" onClick={() => void link.standUp(seat)}>
                    {w.standUp}
                  </Button>
                )}
                {mayFree(snapshot, seat) && (
                  <Button look="ghost" aria-label={w.remove(name)} onClick={() => void link.putOut(seat)}>
                    {w.removes}
                  </Button>
                )}
                {owes(snapshot, seat) && seated && !own && (
                  <Button look="ghost" onClick={() => void link.putOut(seat)}>
                    {w.putOut}
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Whether the owner may free another player's seat, before the match. */
const mayFree = ({ host, own, dice, seats }: Snapshot, seat: Seat): boolean =>
  host && dice?.closed !== true && seats[seat]!.kind === 'person' && !own.includes(seat)

/** Whether the viewer decides who takes this seat: the owner does, while it is free and not reserved. */
const mayArrange = ({ host, dice, seats }: Snapshot, seat: Seat): boolean =>
  host && dice?.closed !== true && seats[seat]!.kind !== 'person' && seats.every(({ kind, name }) => kind !== 'open' || name === '')

const mindOf = (name: string): string => mindIds().find((id) => isNamed(id, name)) ?? ''

/** The AI in a seat. */
const programOf = (name: string): string => {
  const level = levels.indexOf(mindOf(name)) + 1
  return level === 0 ? words.table.ai : `${words.table.ai}, ${w.level(level)}`
}

/** Buttons to wait for a person, or to give the seat to an AI. */
const Taker = ({ link, snapshot, seat }: { link: TableLink; snapshot: Snapshot; seat: Seat }) => {
  const { kind, name } = snapshot.seats[seat]!
  const taker = kind === 'open' ? 'person' : mindOf(name)
  const pick = (wanted: string): void => void (wanted === 'person' ? link.openSeat(seat) : link.giveSeatToMind(seat, wanted))
  return (
    <select aria-label={w.taker(seat + 1)} value={taker} onChange={(event) => pick(event.target.value)}>
      <option value="person">{w.person}</option>
      {mindIds().map((id) => (
        <option key={id} value={id}>
          {levels.includes(id) ? words.mindWith(shortName(id), w.level(levels.indexOf(id) + 1)) : shortName(id)}
        </option>
      ))}
    </select>
  )
}
