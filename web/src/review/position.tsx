import type { Reader } from '@robodrome/phrases'
import type { Snapshot } from '@robodrome/table'
import type { BoardModule, BoardProps } from '../boards/board.ts'
import type { Still } from '../frame/clock/stills.ts'
import { People } from '../frame/people.tsx'
import { useAnswers } from '../frame/use-answers.ts'
import type { LocalLink } from '../table/local-link.ts'
import { reviewWords as w } from '../words/review.ts'
import { words } from '../words/index.ts'
import '../frame/table.css'
import './review.css'

const nothing = (): void => {}

/** The board at the decision with one of its options marked; or what happened afterwards, while that is being watched. */
export function Position({
  board,
  reader,
  position,
  watched,
  chosen,
  stop,
}: {
  board: BoardModule
  reader: Reader
  position: { link: LocalLink; snapshot: Snapshot } | null
  watched: Still | null
  chosen: string | null
  /** Ends the watching. */
  stop(): void
}) {
  if (position === null) return <section className="review-mid" aria-label={words.table.arena} />
  return <Drawn {...{ board, reader, link: position.link, snapshot: position.snapshot, watched, chosen, stop }} />
}

function Drawn({
  board,
  reader,
  link,
  snapshot: now,
  watched,
  chosen,
  stop,
}: {
  board: BoardModule
  reader: Reader
  link: LocalLink
  snapshot: Snapshot
  watched: Still | null
  chosen: string | null
  stop(): void
}) {
  const answers = useAnswers(link, board, now)
  const snapshot = watched?.snapshot ?? now
  const props: BoardProps = {
    snapshot,
    seat: now.seat,
    shown: watched?.told ?? 0,
    told: watched === null ? [] : watched.all.slice(0, watched.told),
    showing: watched?.event ?? null,
    tumbling: watched?.tumbling ?? false,
    answers: watched === null ? answers : {},
    chosen: watched === null ? chosen : null,
    select: nothing,
    confirm: nothing,
    explain: nothing,
    breakdown: nothing,
    nameOf: reader.nameOf,
    reader,
  }
  const line = board.headline({ snapshot, seat: now.seat, nameOf: reader.nameOf })
  return (
    <section className="review-mid" aria-label={words.table.arena}>
      <div className="peoplew" inert>
        <People board={board} props={props} openDesk={nothing} />
      </div>
      <div className={`stage${watched === null ? '' : ' replaying'}`} role="img" aria-label={w.boardAt(line)} onPointerDown={stop}>
        <div className="review-still" inert>
          <board.Stage {...props} />
        </div>
      </div>
    </section>
  )
}
