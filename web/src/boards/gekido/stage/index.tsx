import { Zoom } from '../../../kit/zoom.tsx'
import { viewOf, type Props } from '../model.ts'
import { Arena } from './arena.tsx'
import { HandStrip } from './hand-strip.tsx'
import { Lineup } from './lineup.tsx'
import { Tray } from './tray.tsx'

/** The arena above the dice tray; before the tiles are placed, the six Bots. */
export function Stage(props: Props) {
  if (props.snapshot.view === null) return null
  const hasArena = Object.keys(viewOf(props.snapshot).arena).length > 0
  return (
    <div className="gk-stage">
      {hasArena ? (
        <>
          <Zoom className="gk-board">
            <Arena {...props} />
          </Zoom>
          <Tray {...props} />
          <HandStrip {...props} />
        </>
      ) : (
        <Lineup {...props} />
      )}
    </div>
  )
}
