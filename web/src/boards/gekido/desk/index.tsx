import { CARDS } from '@robodrome/gekido/page'
import type { Seat } from '@robodrome/kernel'
import { useState } from 'react'
import { Badge } from '../../../kit/seat.tsx'
import type { BoardProps } from '../../board.ts'
import { botName, isOut, seatsOf, viewOf } from '../model.ts'
import { words } from '../words.ts'
import { BlowPanel, blowShown } from './blow.tsx'
import { Hand } from './hand.tsx'
import { ControlPanel } from './panel.tsx'

/** The own panel, what the attack would do, the hand. The other panels lie one tap away. */
export function Desk(props: BoardProps) {
  const { snapshot, seat } = props
  const [picked, setPicked] = useState<Seat | null>(null)
  if (snapshot.view === null) return null
  const view = viewOf(snapshot)
  const there = seatsOf(view).filter((each) => view.bots[each])
  const of = picked ?? seat ?? view.active
  const shown = there.includes(of) ? of : there[0]
  if (shown === undefined) return null
  const blow = blowShown(props)
  return (
    <div className="gk-desk">
      {there.length > 1 && (
        <div className="gk-whose" role="group" aria-label={words.panel.whose}>
          {there.map((each) => (
            <button key={each} type="button" aria-pressed={each === shown} onClick={() => setPicked(each)}>
              <Badge seat={each} size={18} named={false} />
              <span className="ell">{botName(view, each)}</span>
            </button>
          ))}
        </div>
      )}
      {isOut(view, shown) ? <p className="panel gk-note gk-out">{words.panel.destroyed}</p> : <ControlPanel of={shown} breaking={blow?.seat === shown ? blow.lost : 0} {...props} />}
      <BlowPanel {...props} />
      <Hand {...props} />
      <Known {...props} of={shown} />
      {view.mode === 'standard' && <p className="gk-note">{words.hand.piles(view.pile, view.discard.length)}</p>}
    </div>
  )
}

/** Cards of another hand that this seat has seen go there. */
function Known({ snapshot, seat, of, nameOf }: BoardProps & { of: Seat }) {
  const seen = viewOf(snapshot).known.filter((each) => each.by === seat && each.of === of)
  return seen.length === 0 ? null : (
    <p className="gk-note">
      {words.hand.seen(
        nameOf(of),
        seen.map(({ card }) => CARDS[card]!.name),
      )}
    </p>
  )
}
