import type { ReactNode } from 'react'

/** The parts in which base robots differ, from back to front; arms and cockpit are shared. */
export interface RobotBody {
  back: ReactNode
  legs: ReactNode
  hips: ReactNode
  torso: ReactNode
  /** Pads over the right and the left arm; the right one is on the left of the picture. */
  pads: readonly [right: ReactNode, left: ReactNode]
  head: ReactNode
}
