/** The four robots, in the order in which KillBots choose them. All are equally strong. */
export const ROBOT_IDS = ['V', 'M', 'H', 'R'] as const
export type RobotId = (typeof ROBOT_IDS)[number]

export type Color = 'blue' | 'red'

/**
 * The figures, which are the same for every box. The names come from a public page. The colours come from the rulebook (red, yellow, blue)
 * or are our own design.
 */
export const ROBOTS: Readonly<Record<RobotId, { name: string; color: string }>> = {
  V: { name: 'VOLT', color: 'yellow' },
  M: { name: 'MERCURY', color: 'blue' },
  H: { name: 'HOUND', color: 'green' },
  R: { name: 'REAPER', color: 'red' },
}

/** The card of a figure. */
export interface RobotCard {
  id: RobotId
  /** Colours of a KillBot's dice on control units I, II, III. */
  pattern: readonly [Color, Color, Color]
}

/** Our own robot cards. The patterns are our own design. */
export const OWN_ROBOTS: readonly RobotCard[] = [
  { id: 'V', pattern: ['red', 'blue', 'red'] },
  { id: 'M', pattern: ['blue', 'blue', 'red'] },
  { id: 'H', pattern: ['blue', 'red', 'blue'] },
  { id: 'R', pattern: ['blue', 'red', 'red'] },
]

/** VT-SET-1 The maximum number of robots in a match. */
export const MOST_ROBOTS = ROBOT_IDS.length

/** The number of damage tokens that a robot card holds; the last one destroys the robot (VT-DEST-1). */
export const MOST_DAMAGE = 3

export const isRobotId = (text: unknown): text is RobotId => ROBOT_IDS.includes(text as RobotId)
