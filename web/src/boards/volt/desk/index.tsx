import { viewOf, type BoardProps } from '../model.ts'
import { Controller } from './controller.tsx'
import { Modules } from './modules.tsx'
import { Standing } from './standing.tsx'
import './desk.css'

/** The reader's controller or the order of the dice, the reader's modules, and the championship standings. */
export function Desk(props: BoardProps) {
  if (props.snapshot.view === null) return null
  return (
    <div className="vt-desk">
      <Controller {...props} />
      <Modules {...props} />
      <Standing view={viewOf(props.snapshot)} explain={props.explain} />
    </div>
  )
}
