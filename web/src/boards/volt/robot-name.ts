import { ROBOTS, type RobotId } from '@robodrome/volt/page'

/** Robots are called the same in every language. */
export const robotName = (id: RobotId): string => ROBOTS[id].name
