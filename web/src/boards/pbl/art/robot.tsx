import {
  cardOf,
  type Boxed,
  HEAD,
  LEFT_ARM,
  LEFT_SHOULDER,
  LEGS,
  NOBODY,
  RIGHT_ARM,
  RIGHT_SHOULDER,
  topOf,
  type SideView,
  type Slot,
} from '@robodrome/pbl/page'
import { BASE_SET } from './card-art.tsx'
import type { CSSProperties, ReactNode } from 'react'
import { LeftArm, RightArm, type Tip } from './arms.tsx'
import type { RobotBody } from './body.ts'
import { CRYSTAL } from './crystal.tsx'
import { Burst, Fault, STUBS } from './damage.tsx'
import { OBSIDIAN } from './obsidian.tsx'
import { Person } from './person.tsx'
import { ShoulderWeapon } from './shoulders.tsx'
import { SOLAR } from './solar.tsx'

const BODIES: Readonly<Record<string, RobotBody>> = { Crystal: CRYSTAL, Obsidian: OBSIDIAN, Solar: SOLAR }

/**
 * The bounding box of each limb and shoulder in the picture, which is 320 wide and 436 high and starts at y = -16. Used for touch, frames
 * and marks.
 */
export const PLACES: Readonly<Record<number, { x: number; y: number; width: number; height: number }>> = {
  [HEAD]: { x: 108, y: 0, width: 104, height: 114 },
  [LEFT_ARM]: { x: 208, y: 172, width: 92, height: 146 },
  [RIGHT_ARM]: { x: 20, y: 172, width: 92, height: 146 },
  [LEGS]: { x: 88, y: 300, width: 144, height: 116 },
  [LEFT_SHOULDER]: { x: 214, y: 58, width: 92, height: 108 },
  [RIGHT_SHOULDER]: { x: 14, y: 58, width: 92, height: 108 },
}

/** The maker of the armor determines the arm's tool. */
const TOOLS: Readonly<Record<string, Tip>> = { 'Trace Law': 'claws', Segheo: 'lance', 'Maxine Trinidad (Crew)': 'cannon' }

function tipOf(view: Boxed, slot: Slot): Tip {
  const name = topOf(slot)
  const card = name === undefined ? null : cardOf(view, name)
  return card?.kind === 'armor' ? (TOOLS[card.builder] ?? 'fist') : 'fist'
}

export type RobotState = Pick<SideView, 'robot' | 'slots' | 'starter' | 'expert'>

/** A robot with the tools of its armor, the stubs of lost limbs, and its pilot behind glass. */
export function RobotArt({ side, view = BASE_SET }: { side: RobotState; view?: Boxed }) {
  const body = BODIES[side.robot] ?? OBSIDIAN
  const limb = (at: number, whole: ReactNode): ReactNode => (side.slots[at]!.dead ? STUBS[at] : whole)
  const pilot = side.expert ?? side.starter
  return (
    <g stroke="var(--o)" strokeWidth="3.5" strokeLinejoin="round" strokeLinecap="round">
      {!side.slots[HEAD]!.dead && body.back}
      {limb(LEGS, body.legs)}
      {body.hips}
      {limb(RIGHT_ARM, <RightArm tip={tipOf(view, side.slots[RIGHT_ARM]!)} />)}
      {limb(LEFT_ARM, <LeftArm tip={tipOf(view, side.slots[LEFT_ARM]!)} />)}
      {body.torso}
      <rect x="134" y="142" width="52" height="46" rx="7" fill="var(--k)" />
      <rect x="139" y="147" width="42" height="36" rx="4" fill="var(--blue-26)" stroke="none" />
      {pilot !== '' && (
        <svg x="139" y="147" width="42" height="36" viewBox="6 2 64 56">
          <Person name={pilot} outlined={false} />
        </svg>
      )}
      <path d="M139 152l14-5h10l-24 18Z" fill="var(--white)" opacity=".16" stroke="none" />
      {body.pads[0]}
      {body.pads[1]}
      {limb(HEAD, body.head)}
      {[LEFT_SHOULDER, RIGHT_SHOULDER].map((at) => (
        <ShoulderWeapon key={at} slot={at} card={topOf(side.slots[at]!) ?? ''} />
      ))}
      {side.slots.map(({ malfunction }, at) => {
        const { x, y, width, height } = PLACES[at]!
        return malfunction === NOBODY ? null : <Fault key={at} x={x + width / 2} y={y + height / 2} />
      })}
    </g>
  )
}

/** A limb flying off, and the burst that tears it away. */
export function TornLimb({ robot, slot }: { robot: string; slot: number }) {
  const body = BODIES[robot] ?? OBSIDIAN
  const limbs: Readonly<Record<number, ReactNode>> = {
    [HEAD]: body.head,
    [LEGS]: body.legs,
    [RIGHT_ARM]: <RightArm tip="fist" />,
    [LEFT_ARM]: <LeftArm tip="fist" />,
  }
  const { x, y, width, height } = PLACES[slot]!
  const middle = x + width / 2
  return (
    <g stroke="var(--o)" strokeWidth="3.5" strokeLinejoin="round" strokeLinecap="round">
      <Burst x={middle} y={y + height / 2} />
      <g className="pb-torn" style={{ '--dx': `${Math.sign(middle - 160) * 60}px` } as CSSProperties}>
        {limbs[slot]}
      </g>
    </g>
  )
}

const WHOLE: Slot = { stack: [], dead: false, malfunction: NOBODY, fault: null, counter: 0 }

/** A base robot before anything is built on it. */
export const bareRobot = (robot: string): RobotState => ({
  robot,
  slots: Array.from({ length: 6 }, () => WHOLE),
  starter: '',
  expert: null,
})
