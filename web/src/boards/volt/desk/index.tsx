import { viewOf, type BoardProps } from '../model.ts'
import { Controller } from './controller.tsx'
import { Modules } from './modules.tsx'
import { Standing } from './standing.tsx'
import './desk.css'

/** The own controller or the order of the dice, the own modules, the standing of a championship. */
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
