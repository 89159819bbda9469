import { playTask, type DealTask } from './match.ts'

/** The work of one thread of a match. */
export default (task: DealTask) => playTask(task)
