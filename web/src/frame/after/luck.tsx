import type { Seat } from '@robodrome/kernel'
import type { BoardModule } from '../../boards/board.ts'
import { Badge } from '../../kit/seat.tsx'
import { signed } from '../../kit/odds.ts'
import type { TableLink } from '../../table/link.ts'
import { words } from '../../words/index.ts'

const tenths = (value: number, plus = false): string => signed(Math.round(value * 10) / 10, plus)

/** What the dice brought more or less than they were worth, as the game works it out exactly: to the right kind, to the left unkind. */
export function Luck({ board, link, nameOf, seats }: { board: BoardModule; link: TableLink; nameOf(seat: Seat): string; seats: number }) {
  const report = board.luck?.(
    link.state().told.map(({ event }) => event),
    seats,
  )
  if (!report) return null
  const most = Math.max(1, ...report.seats.map(({ expected, actual }) => Math.abs(actual - expected)))
  return (
    <section className="luck panel">
      <h3>
        {words.after.luckIn(report.unit)} <span className="pill">{words.after.luckExact}</span>
      </h3>
      <ul>
        {report.seats.map(({ expected, actual }, seat) => (
          <li key={seat}>
            <Badge seat={seat} />
            <b className="ell">{nameOf(seat)}</b>
            <LuckBar by={(actual - expected) / most} />
            <b className="num">{tenths(actual - expected, true)}</b>
            <small>{words.after.luckOf(tenths(actual), tenths(expected), report.unit)}</small>
          </li>
        ))}
      </ul>
      <p>{report.note}</p>
    </section>
  )
}

/** From the middle outwards; `by` is −1 to 1. */
export const LuckBar = ({ by }: { by: number }) => (
  <span className="bars" aria-hidden="true">
    <i className={by < 0 ? 'unkind' : 'kind'} style={{ [by < 0 ? 'right' : 'left']: '50%', width: `${Math.abs(by) * 50}%` }} />
  </span>
)
