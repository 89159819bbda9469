import { ROBOTS, type RobotId } from '@robodrome/volt/page'

/** Robots have the same name in every language. */
export const robotName = (id: RobotId): string => ROBOTS[id].name
