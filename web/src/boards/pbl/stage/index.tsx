import { othersOf, ownSide, viewOf, type Props } from '../model.ts'
import { Duel } from './duel.tsx'
import { Hand } from './hand.tsx'
import { Orders } from './orders.tsx'
import { Played } from './played.tsx'
import { RobotSide } from './robot-side.tsx'
import { Sky } from './sky.tsx'
import { Strike } from './strike.tsx'
import { TableTop } from './table-top.tsx'
import { TouchTable } from './touch-table.tsx'
import './layout.css'
import './small.css'

/** The reader's robot on one side, the others on the other, between them the combat or the choice, and the hand. */
export function Stage(props: Props) {
  if (props.snapshot.view === null) return null
  const view = viewOf(props.snapshot)
  const others = othersOf(view)
  return (
    <TouchTable props={props}>
      <div className="pb-stage" data-others={others.length}>
        <Sky />
        <RobotSide side={ownSide(view)} />
        <div className="pb-mid">
          <Duel />
          <Strike />
          <TableTop />
          <Hand />
          <Orders />
        </div>
        <div className="pb-others">
          {others.map((side) => (
            <RobotSide key={side} side={side} />
          ))}
        </div>
        <Played />
      </div>
    </TouchTable>
  )
}
