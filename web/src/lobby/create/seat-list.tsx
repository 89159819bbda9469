import { Badge } from '../../kit/seat.tsx'
import { mindName, words } from '../../words/index.ts'

/** Who takes a seat: 'person' (an open seat online), or the id of a program. */
export type Taker = string

/** Oneself, and who sits in the other seats. */
export const SeatList = ({
  takers,
  minds,
  online,
  pick,
}: {
  takers: readonly Taker[]
  minds: readonly string[]
  online: boolean
  pick(seat: number, taker: Taker): void
}) => (
  <ul className="who-sits">
    {takers.map((taker, seat) => (
      <li key={seat} className="row">
        <Badge seat={seat} size={24} />
        {seat === 0 ? (
          <span className="grow">{words.create.me}</span>
        ) : (
          <select className="grow" aria-label={words.seat(seat)} value={taker} onChange={(event) => pick(seat, event.target.value)}>
            <option value="person">{online ? words.create.openSeat : words.create.person}</option>
            {minds.map((mind) => (
              <option key={mind} value={mind}>
                {mindName(mind)}
              </option>
            ))}
          </select>
        )}
      </li>
    ))}
  </ul>
)
