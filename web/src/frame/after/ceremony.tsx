import type { Seat } from '@robodrome/kernel'
import type { Reader } from '@robodrome/phrases'
import { AGREED_DRAW, type SeenEvent, type Snapshot } from '@robodrome/table'
import type { CSSProperties } from 'react'
import arena from '../../art/arena.svg'
import type { BoardModule } from '../../boards/board.ts'
import { spoken } from '../../kit/sentence.tsx'
import { Badge } from '../../kit/seat.tsx'
import { afterWords } from '../../words/after.ts'
import { seatsWithRobot, sidesOf, type Side } from '../sides.ts'
import './ceremony.css'

type Ended = Pick<Snapshot, 'result'> & { readonly seats: readonly Pick<Snapshot['seats'][number], 'left'>[] }

/** The maximum number of sentences that explain the end. */
const LAST = 3

/** Why it ended: all others left; or the headline of the last step; or the last events before the result. */
export function causeOf(told: readonly SeenEvent[], board: BoardModule, reader: Reader, { result, seats }: Ended): string {
  if (result?.rule === AGREED_DRAW) return afterWords.agreedDraw
  const others = (result?.ranking ?? []).slice(1).flat()
  if (others.length > 0 && others.every((seat) => seats[seat]!.left)) return afterWords.left(others.map(reader.nameOf))
  const decides = ({ event: { kind } }: SeenEvent): boolean => kind !== board.verdict && (board.deciding?.includes(kind) ?? true)
  const from = told.findIndex(({ seq }) => seq === told.at(-1)?.seq)
  const [before, last] = [told.slice(0, from), told.slice(from)]
  const eventsOf = (some: readonly SeenEvent[]) => some.map(({ event }) => event)
  const stretch = { events: eventsOf(last), before: eventsOf(before), rose: result?.ranking[0] ?? [] }
  const gist = last.some(decides) ? board.gist?.(stretch) : null
  if (gist) return [gist.title, ...(gist.note ? [gist.note] : [])].map((parts) => spoken(parts, reader)).join(' ')
  return told
    .filter(decides)
    .map(({ event }) => board.describe(event, reader.nameOf))
    .filter(({ ms = 0 }) => ms > 0)
    .slice(-LAST)
    .map(({ parts }) => spoken(parts, reader))
    .join(' ')
}

/** The place that follows after these players. Players of one side share theirs, and rivals without a seat have one, too. */
const placeAfter = (better: readonly Seat[], sides: readonly Side[]): number =>
  1 + Math.max(1, sides.filter(({ seats }) => seats.some((seat) => better.includes(seat))).length)

/** Confetti for the winners, played once. Each piece stays where it falls. */
const PAPER = Array.from({ length: 32 }, (_, i): CSSProperties & Record<'--fall' | '--turn', string> => ({
  left: `${(i * 37) % 100}%`,
  animationDelay: `${(i * 53) % 500}ms`,
  '--fall': `${6 + ((i * 61) % 74)}cqh`,
  '--turn': `${0.6 + ((i * 29) % 90) / 100}turn`,
}))

/** Spotlights, the winner on the pad, and the others beside it with their places. */
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
  // The others, placed alternately left and right.
  const sides = sidesOf(board, snapshot, nameOf)
  const better = (i: number): Seat[] => [won, ...others.slice(0, i)].flat()
  const fallen = others.flatMap((seats, i) =>
    seatsWithRobot(board, snapshot, seats).map((seat) => ({ seat, place: placeAfter(better(i), sides) })),
  )
  const robotOf = (seat: Seat): string => (board.sharesRobot ? sides.find(({ seats }) => seats.includes(seat))!.name : nameOf(seat))
  const figure = (seat: Seat) => board.portrait?.(snapshot, seat) ?? null
  // If no seat has won, the rivals have. After a battle that was called off, the stage is empty.
  const rivals = snapshot.result !== null && won.length === 0 ? (board.rivalPortraits?.(snapshot) ?? []) : []
  return (
    <div className="ceremony" aria-hidden="true">
      <img className="arena" src={arena} alt="" />
      <i className="lamps" />
      {festive && (
        <span className="paper">
          {PAPER.map((style, i) => (
            <i key={i} className={`seat-${(i % 4) + 1}`} style={style} />
          ))}
        </span>
      )}
      <div className="winners">
        {seatsWithRobot(board, snapshot, won).map((seat) => (
          <span key={seat} className={`on-pad seat-${seat + 1}`}>
            {figure(seat)}
          </span>
        ))}
        {rivals.map((each, i) => (
          <span key={i} className={`on-pad ${each.paint}`}>
            {each.figure}
          </span>
        ))}
      </div>
      {[0, 1].map((side) => (
        <div key={side} className={side === 0 ? 'beside left' : 'beside right'}>
          {fallen
            .filter((_, i) => i % 2 === side)
            .map(({ seat, place }) => (
              <span key={seat}>
                {figure(seat)}
                <small>
                  <Badge seat={seat} />
                  {robotOf(seat)} {afterWords.ordinal(place)}
                </small>
              </span>
            ))}
        </div>
      ))}
    </div>
  )
}

/** Whether nobody won and there are no rivals, so that no swing of the chances turned the battle. */
export const isCalledOff = ({ result }: Pick<Snapshot, 'result'>, rivals: string | undefined): boolean =>
  (result?.ranking[0] ?? []).length === 0 && (result === null || rivals === undefined)
