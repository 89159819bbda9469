import type { BotId } from '@robodrome/gekido/page'
import type { Seat } from '@robodrome/kernel'
import type { CSSProperties } from 'react'
import { BOTS } from '../face/index.ts'
import type { Figure } from '../../face.ts'
import { Robot } from '../../robot.tsx'
import { paint } from '../../../kit/seat.tsx'

/** The drawing of a Bot; an unknown Bot of a box uses the first one's. */
export const figureOf = (bot: BotId): Figure => BOTS[bot as keyof typeof BOTS] ?? BOTS.VREX

/** Bots drawn from the side face right; on the far side of the arena they are mirrored to face left. */
const SIDEWAYS: readonly BotId[] = ['VREX']

/** The ring of each seat: solid, long dashes, dots, short dashes. */
const RINGS: readonly { strokeDasharray?: string; strokeLinecap?: 'round' }[] = [
  {},
  { strokeDasharray: '22 8' },
  { strokeDasharray: '1 12', strokeLinecap: 'round' },
  { strokeDasharray: '3 8' },
]

interface TokenProps {
  bot: BotId
  seat: Seat
  x: number
  y: number
  back: boolean
  state: string
  /** The motion in a blow: how far a Bot leaps or is thrown back. */
  blow?: { dx: number; dy: number; kind: 'lunge' | 'recoil' }
}

/** A Bot on its base, in the seat's paint. It glides to (x, y), the upper left corner of its tile. */
export const Token = ({ bot, seat, x, y, back, state, blow }: TokenProps) => (
  <g className={`gk-token ${paint(seat)} ${state}`} style={{ transform: `translate(${x}px, ${y}px)` }} aria-hidden="true">
    <ellipse cx="100" cy="154" rx="68" ry="22" fill="var(--o)" opacity=".65" />
    <ellipse cx="100" cy="148" rx="64" ry="19" fill="var(--p2)" stroke="var(--o)" strokeWidth="4" />
    <ellipse cx="100" cy="145" rx="54" ry="13" fill="none" stroke="var(--p3)" strokeWidth="6" {...RINGS[seat % RINGS.length]} />
    <g className={blow && `gk-${blow.kind}`} style={blow && ({ '--dx': `${blow.dx}px`, '--dy': `${blow.dy}px` } as CSSProperties)}>
      <g className="gk-figure" {...(back && SIDEWAYS.includes(bot) && { transform: 'translate(200 0) scale(-1 1)' })}>
        <Robot figure={figureOf(bot)} seat={seat} size={168} x={16} y={-14} />
      </g>
    </g>
  </g>
)
