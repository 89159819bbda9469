import { contentOf } from '@robodrome/gekido/page'
import type { Seat } from '@robodrome/kernel'
import { useState } from 'react'
import { Badge } from '../../../kit/seat.tsx'
import { botName, isOut, seatsOf, viewOf, type Props } from '../model.ts'
import { words } from '../words/index.ts'
import { BlowPanel, blowShown } from './blow.tsx'
import { Hand } from './hand.tsx'
import { ControlPanel } from './panel.tsx'
import { piecesIn } from '../said.ts'

/** The reader's panel, the attack's forecast, the hand. Other panels are one tap away. */
export function Desk(props: Props) {
  const { snapshot, seat } = props
  const [picked, setPicked] = useState<Seat | null>(null)
  if (snapshot.view === null) return null
  const view = viewOf(snapshot)
  const there = seatsOf(view).filter((each) => view.bots[each])
  // Shows the panel of the Bot being hit while that is played back.
  const struck = props.showing?.kind === 'damage' ? props.showing.seat : null
  const of = struck ?? picked ?? seat ?? view.active
  const shown = there.includes(of) ? of : there[0]
  if (shown === undefined) return null
  const blow = blowShown(props)
  const whose = (
    <span className="gk-whose" role="group" aria-label={words.panel.whose}>
      {there.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === shown}
          aria-label={words.panel.title(botName(view, each))}
          onClick={() => setPicked(each)}
        >
          <Badge seat={each} size={20} named={false} />
        </button>
      ))}
    </span>
  )
  return (
    <div className="gk-desk">
      {isOut(view, shown) ? (
        <section className="panel gk-cp gk-out">
          <h2>
            <span className="ellipsis">{words.panel.destroyed}</span>
            {whose}
          </h2>
        </section>
      ) : (
        <ControlPanel of={shown} breaking={blow?.seat === shown ? blow.lost : 0} {...props}>
          {whose}
        </ControlPanel>
      )}
      <BlowPanel {...props} />
      <Hand {...props} />
      <Known {...props} of={shown} />
    </div>
  )
}

/** Cards of other hands that this seat has seen. */
function Known({ snapshot, seat, of, nameOf }: Props & { of: Seat }) {
  const { cards } = piecesIn(contentOf(viewOf(snapshot)))
  const seen = viewOf(snapshot).known.filter((each) => each.by === seat && each.of === of)
  return seen.length === 0 ? null : (
    <p className="gk-note">
      {words.hand.seen(
        nameOf(of),
        seen.map(({ card }) => cards[card]!.name),
      )}
    </p>
  )
}
