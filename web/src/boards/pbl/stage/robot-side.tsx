import type { SideId } from '@robodrome/pbl/page'
import { paint } from '../../../kit/seat.tsx'
import { isOwn, ownSide } from '../model.ts'
import { words } from '../words/index.ts'
import { Figure } from './figure.tsx'
import { Hangar } from './hangar.tsx'
import { Rack } from './rack.tsx'
import { bareRobot, RobotArt } from '../art/robot.tsx'
import { useTable } from './touch.tsx'

/** The place where a robot will stand, with a large preview of the chosen one. */
function Place({ id }: { id: SideId }) {
  const { view, props } = useTable()
  const option = props.snapshot.options.find(({ text }) => text === props.chosen)?.option
  if (id !== ownSide(view) || option?.kind !== 'robot') return <div className="pb-side empty">{words.stage.noRobot}</div>
  return (
    <div className={`pb-side pb-preview ${paint(id)}`} aria-hidden="true">
      <svg viewBox="0 -16 320 436" className="pb-mech">
        <RobotArt side={bareRobot(option.robot)} />
      </svg>
    </div>
  )
}

/** A robot with everything that belongs to it. */
export function RobotSide({ side: id }: { side: SideId }) {
  const { view, props } = useTable()
  const side = view.sides[id]!
  if (side.robot === '') return <Place id={id} />
  return (
    <section className={`pb-side ${paint(id)}`} aria-label={words.stage.robotOf(side.robot, props.nameOf(id), isOwn(view, id))}>
      <Figure side={id} />
      <Rack side={id} />
      <Hangar side={id} />
    </section>
  )
}
