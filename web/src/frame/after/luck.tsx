import type { Seat } from '@robodrome/kernel'
import type { BoardModule } from '../../boards/board.ts'
import { Badge, paint } from '../../kit/seat.tsx'
import { decimal, signed } from '../../kit/odds.ts'
import type { TableLink } from '../../table/link.ts'
import { words } from '../../words/index.ts'

/** Expected against actual, as the game works it out exactly. */
export function Luck({ board, link, nameOf, seats }: { board: BoardModule; link: TableLink; nameOf(seat: Seat): string; seats: number }) {
  const report = board.luck?.(
    link.state().told.map(({ event }) => event),
    seats,
  )
  if (!report) return null
  const most = Math.max(1, ...report.seats.flatMap(({ expected, actual }) => [expected, actual]))
  return (
    <section className="luck">
      <h3>
        {words.after.luck} <span className="pill">{words.after.luckExact}</span>
      </h3>
      <ul>
        {report.seats.map(({ expected, actual }, seat) => (
          <li key={seat} className={paint(seat)}>
            <Badge seat={seat} />
            <span className="grow">
              <span className="row spread">
                <b>{nameOf(seat)}</b>
                <b className="num">{`${signed(Math.round((actual - expected) * 10) / 10, true)} ${report.unit}`}</b>
              </span>
              <span className="bars" aria-hidden="true">
                <i className="band" style={{ width: `${(actual / most) * 100}%` }} />
                <em style={{ left: `${(expected / most) * 100}%` }} />
              </span>
              <small>{`${words.after.actual} ${decimal(actual)}, ${words.after.expected} ${decimal(expected)}`}</small>
            </span>
          </li>
        ))}
      </ul>
      <p>{report.note}</p>
    </section>
  )
}
