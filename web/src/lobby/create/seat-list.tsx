import { Badge } from '../../kit/seat.tsx'
import { mindName, words } from '../../words/index.ts'

/** Who takes a seat: 'person' (online, an open seat), or the id of an AI. */
export type Taker = string

/** The reader, and the players in the other seats. */
export const SeatList = ({
  takers,
  minds,
  online,
  pick,
  names,
  rename,
}: {
  takers: readonly Taker[]
  minds: readonly string[]
  online: boolean
  pick(seat: number, taker: Taker): void
  /** The names of the other people sharing this device. */
  names: readonly string[]
  rename(seat: number, name: string): void
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
        {seat > 0 && taker === 'person' && !online && (
          <input
            type="text"
            className="grow"
            maxLength={24}
            aria-label={words.create.nameOf(words.seat(seat))}
            placeholder={words.seat(seat)}
            value={names[seat] ?? ''}
            onChange={(event) => rename(seat, event.target.value)}
          />
        )}
      </li>
    ))}
  </ul>
)
