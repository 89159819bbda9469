import { playPortion, type PortionTask } from './learning/portion.ts'

/** The work of one thread of a training run. */
export default (task: PortionTask) => playPortion(task)
