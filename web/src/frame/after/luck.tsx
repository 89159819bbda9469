import type { Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import { useEffect, useState } from 'react'
import { Pill } from '../../kit/pill.tsx'
import type { BoardModule } from '../../boards/board.ts'
import { Badge } from '../../kit/seat.tsx'
import { signed } from '../../kit/odds.ts'
import { boxFor } from '../../table/boxes.ts'
import { KernelWorker } from '../../table/kernel-worker.ts'
import type { TableLink } from '../../table/link.ts'
import { afterWords } from '../../words/after.ts'

const w = afterWords
const tenths = (value: number, plus = false): string => signed(Math.round(value * 10) / 10, plus)

interface About {
  board: BoardModule
  link: TableLink
  snapshot: Snapshot
  /** Null while it is loading. */
  record: string | null
  nameOf(seat: Seat): string
}

/** How lucky each seat was: an exact figure if the game counts luck, otherwise how far dice moved the win chance. */
export function Luck({ board, link, snapshot, record, nameOf }: About) {
  const report = board.luck?.(
    link.state().told.map(({ event }) => event),
    snapshot.seats.length,
  )
  if (!report) return <LuckInChances link={link} snapshot={snapshot} record={record} nameOf={nameOf} />
  const rows = report.seats.map(({ expected, actual }) => ({
    by: actual - expected,
    note: w.luckOf(tenths(actual), tenths(expected), report.unit),
  }))
  return <LuckCard unit={report.unit} sign={w.luckExact} rows={rows} note={report.note} nameOf={nameOf} />
}

/** Computed from the record with the game's own estimate, as on a server. */
function LuckInChances({ link, snapshot, record, nameOf }: Omit<About, 'board'>) {
  const [luck, setLuck] = useState<readonly number[] | 'thinking' | null>('thinking')
  useEffect(() => {
    if (record === null) return
    const worker = new KernelWorker()
    const from = link.here?.from
    boxFor(snapshot)
      .then((box) => worker.ask('luck', { record, box, from }))
      .then(setLuck, () => setLuck(null))
    return () => worker.close()
    // A finished match no longer changes.
  }, [link, record])
  if (luck === null) return null
  const rows = luck === 'thinking' ? null : luck.map((by) => ({ by: by * 100 }))
  return <LuckCard unit={w.luckPoints} sign={w.luckEstimate} rows={rows} note={w.luckPointsNote} nameOf={nameOf} />
}

/** Good luck to the right, bad luck to the left. `rows` is null until computed. */
export function LuckCard({
  unit,
  sign,
  rows,
  note,
  nameOf,
}: {
  unit: string
  sign: string
  rows: readonly { by: number; note?: string }[] | null
  note: string
  nameOf(seat: Seat): string
}) {
  const most = Math.max(1, ...(rows ?? []).map(({ by }) => Math.abs(by)))
  return (
    <section className="luck panel" aria-busy={rows === null}>
      <h3>
        {w.luckIn(unit)} <Pill>{sign}</Pill>
      </h3>
      {rows === null ? (
        <p role="status">{w.luckThinking}</p>
      ) : (
        <ul>
          {rows.map(({ by, note: told }, seat) => (
            <li key={seat}>
              <Badge seat={seat} />
              <b className="ellipsis">{nameOf(seat)}</b>
              <LuckBar by={by / most} />
              <b className="tabular">{tenths(by, true)}</b>
              {told !== undefined && <small>{told}</small>}
            </li>
          ))}
        </ul>
      )}
      <p>{note}</p>
    </section>
  )
}

/** A bar from the middle; `by` is −1 to 1. */
export const LuckBar = ({ by }: { by: number }) => (
  <span className="bars" aria-hidden="true">
    <i className={by < 0 ? 'unkind' : 'kind'} style={{ [by < 0 ? 'right' : 'left']: '50%', width: `${Math.abs(by) * 50}%` }} />
  </span>
)
