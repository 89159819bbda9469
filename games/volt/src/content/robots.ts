/** The four robots, in the order in which KillBots take them. All are equal in strength; the pattern is for KillBots (VT-KB-3). */
export const ROBOT_IDS = ['V', 'M', 'H', 'R'] as const
export type RobotId = (typeof ROBOT_IDS)[number]

export type Color = 'blue' | 'red'

export interface RobotCard {
  name: string
  color: string
  /** Colours of a KillBot's dice on control units I, II, III. */
  pattern: readonly [Color, Color, Color]
}

// Names: web; colours: book (red, yellow, blue) and designed; patterns: designed.
export const ROBOTS: Readonly<Record<RobotId, RobotCard>> = {
  V: { name: 'VOLT', color: 'yellow', pattern: ['red', 'blue', 'red'] },
  M: { name: 'MERCURY', color: 'blue', pattern: ['blue', 'blue', 'red'] },
  H: { name: 'HOUND', color: 'green', pattern: ['blue', 'red', 'blue'] },
  R: { name: 'REAPER', color: 'red', pattern: ['blue', 'red', 'red'] },
}

/** A robot card holds so many damage tokens; the last destroys the robot (VT-DEST-1). */
export const MOST_DAMAGE = 3

export const isRobotId = (text: unknown): text is RobotId => ROBOT_IDS.includes(text as RobotId)
