import type { ReactNode } from 'react'

/** The parts of a base robot that are its own, from back to front; arms and cockpit are the same for all. */
export interface RobotBody {
  back: ReactNode
  legs: ReactNode
  hips: ReactNode
  torso: ReactNode
  /** Pads over the right and the left arm: the right one stands at the left of the picture. */
  pads: readonly [right: ReactNode, left: ReactNode]
  head: ReactNode
}
