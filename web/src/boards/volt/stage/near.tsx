import { Icon } from '../../../kit/icons.tsx'
import { Zoom } from '../../../kit/zoom.tsx'
import { Program } from '../desk/thumb.tsx'
import { useHand } from '../hand.ts'
import type { BoardProps } from '../model.ts'
import { words } from '../words/index.ts'
import { Arena } from './arena.tsx'
import './near.css'

/** A hand while programs are made: a cut-out of the arena with the ghost run, and the program so far. */
export const Near = (props: BoardProps) => (
  <div className="vt-stage vt-near">
    <div className="vt-cut">
      <Zoom className="vt-board">
        <Arena {...props} />
      </Zoom>
      <span className="vt-only">
        <Icon name="eyeOff" size={18} />
        {words.desk.only}
      </span>
    </div>
    <Program props={props} unit={useHand(props).unit} />
  </div>
)
