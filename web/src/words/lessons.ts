import { lessons as en } from './en/lessons/index.ts'
import type { GameId } from './ids.ts'
import { german } from './index.ts'
import type { LessonWords } from './lesson.ts'

export type { LessonWords, StepWords } from './lesson.ts'

/** What the guided battle of a game says; loaded with the table, not with the first page. */
export const lessonWords = (id: string): LessonWords => (german?.lessons ?? en)[id as GameId]
