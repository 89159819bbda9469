import { useMedia } from '../../../kit/use-media.ts'
import { Zoom } from '../../../kit/zoom.tsx'
import { Controller } from '../desk/controller.tsx'
import { isProgramming, questionIn, type BoardProps } from '../model.ts'
import { Workshop, workshopOf } from '../workshop/index.tsx'
import { Arena } from './arena.tsx'
import { Caption } from './caption.tsx'
import { Garage } from './garage.tsx'
import { KillBots } from './killbots.tsx'
import { Near } from './near.tsx'
import { Reveal } from './reveal.tsx'

/**
 * The garage while robots are chosen; the workshop for modules and between bouts; otherwise the arena. On phones, the controller is below
 * it.
 */
export function Stage(props: BoardProps) {
  if (props.snapshot.view === null) return null
  if (questionIn(props.snapshot)?.kind === 'figure') return <Garage {...props} />
  const workshop = workshopOf(props)
  if (workshop !== null)
    return (
      <div className="vt-stage vt-shop">
        <Workshop {...props} at={workshop} />
        <Caption {...props} />
      </div>
    )
  if (props.near && isProgramming(props.snapshot)) return <Near {...props} />
  return (
    <div className="vt-stage">
      <KillBots {...props} />
      <Zoom className="vt-board">
        <Arena {...props} />
        <Reveal {...props} />
        <Caption {...props} />
      </Zoom>
      <Below {...props} />
    </div>
  )
}

/** The controller below the arena, if there is no room for the desk next to it. */
const Below = (props: BoardProps) => <div className="vt-below">{useMedia('(max-width: 47.5em)') && <Controller {...props} />}</div>
