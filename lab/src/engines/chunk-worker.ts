import { playChunk, type Task } from '../chunk.ts'

/** The work of one thread of an experiment. */
export default (task: Task) => playChunk(task)
