import { playLesson, type LessonTask } from './training.ts'

/** The work of one thread of a training run. */
export default (task: LessonTask) => playLesson(task)
