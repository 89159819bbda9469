import type { Seat } from '@robodrome/kernel'
import type { Reader } from '@robodrome/phrases'
import type { SeenEvent, Snapshot } from '@robodrome/table'
import arena from '../../art/arena.svg'
import type { BoardModule } from '../../boards/board.ts'
import { spoken } from '../../kit/sentence.tsx'
import { Badge } from '../../kit/seat.tsx'
import { words } from '../../words/index.ts'
import './ceremony.css'

/** So many sentences at the end say how it was decided. */
const LAST = 3

/** The last things that were shown before it was told who has won, in the game's own words. */
export function causeOf(told: readonly SeenEvent[], board: BoardModule, reader: Reader): string {
  return told
    .filter(({ event }) => event.kind !== board.verdict)
    .map(({ event }) => board.describe(event, reader.nameOf))
    .filter(({ ms = 0 }) => ms > 0)
    .slice(-LAST)
    .map(({ parts }) => spoken(parts, reader))
    .join(' ')
}

/** Paper falls for those who have won, once. */
const PAPER = Array.from({ length: 26 }, (_, i) => i)

/** Lights, whoever has won on the pad, the others beside with their places. */
export function Ceremony({
  board,
  snapshot,
  nameOf,
  festive,
}: {
  board: BoardModule
  snapshot: Snapshot
  nameOf(seat: Seat): string
  festive: boolean
}) {
  const [won = [], ...others] = snapshot.result?.ranking ?? []
  const figure = (seat: Seat) => board.portrait?.(snapshot, seat) ?? null
  return (
    <div className="ceremony" aria-hidden="true">
      <img className="arena" src={arena} alt="" />
      <i className="lamps" />
      {festive && (
        <span className="paper">
          {PAPER.map((i) => (
            <i key={i} className={`s${(i % 4) + 1}`} style={{ left: `${(i * 37) % 100}%`, animationDelay: `${(i * 53) % 500}ms` }} />
          ))}
        </span>
      )}
      <div className="winners">
        {won.map((seat) => (
          <span key={seat} className={`on-pad s${seat + 1}`}>
            {figure(seat)}
          </span>
        ))}
      </div>
      <div className="beside">
        {others.flatMap((seats, i) =>
          seats.map((seat) => (
            <span key={seat}>
              {figure(seat)}
              <small>
                <Badge seat={seat} />
                {nameOf(seat)} {words.after.ordinal(i + won.length + 1)}
              </small>
            </span>
          )),
        )}
      </div>
    </div>
  )
}
