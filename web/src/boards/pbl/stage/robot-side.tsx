import type { SideId } from '@robodrome/pbl/page'
import { paint } from '../../../kit/seat.tsx'
import { ownSide } from '../model.ts'
import { words } from '../words/index.ts'
import { Figure } from './figure.tsx'
import { Hangar } from './hangar.tsx'
import { Rack } from './rack.tsx'
import { useTable } from './touch.tsx'

/** A robot with all that belongs to it. */
export function RobotSide({ side: id }: { side: SideId }) {
  const { view, props } = useTable()
  const side = view.sides[id]!
  if (side.robot === '') return <div className="pb-side empty">{words.stage.noRobot}</div>
  return (
    <section className={`pb-side ${paint(id)}`} aria-label={words.stage.robotOf(side.robot, props.nameOf(id), id === ownSide(view))}>
      <Figure side={id} />
      <Rack side={id} />
      <Hangar side={id} />
    </section>
  )
}
