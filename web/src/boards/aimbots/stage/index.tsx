import { Zoom } from '../../../kit/zoom.tsx'
import { viewOf, type Props } from '../model.ts'
import { Arena } from './arena.tsx'
import { Hangar } from './hangar.tsx'
import { Market } from './market.tsx'
import { Tray } from './tray.tsx'

/** The market during the draft, then the arena with the dice of an attack. */
export function Stage(props: Props) {
  if (props.snapshot.view === null) return null
  const { phase } = viewOf(props.snapshot)
  return (
    <div className="ab-stage">
      {phase === 'setup' || phase === 'draft' ? (
        <Market {...props} />
      ) : (
        <>
          <Zoom className="ab-board">
            <Arena {...props} />
            {phase === 'load' && <Hangar {...props} />}
          </Zoom>
          <Tray {...props} />
        </>
      )}
    </div>
  )
}
