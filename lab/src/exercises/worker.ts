import { mineTask, type MiningTask } from './pool.ts'

/** The work of one thread of a mine. */
export default (task: MiningTask) => mineTask(task)
