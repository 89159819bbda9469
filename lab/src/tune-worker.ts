import { playSides, type TuneTask } from './tune.ts'

/** The work of one thread of a tuning run. */
export default (task: TuneTask) => playSides(task)
