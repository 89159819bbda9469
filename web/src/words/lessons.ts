import { lessons as en } from './en/lessons/index.ts'
import type { GameId } from './ids.ts'
import type { Language } from './index.ts'
import type { LessonWords } from './lesson.ts'

export type { LessonWords, StepWords } from './lesson.ts'

/** Guided battles are loaded with the table, not with the first page. */
const LANGUAGES: Readonly<Record<Language, Readonly<Record<GameId, LessonWords>>>> = { en }

/** What the guided battle of a game says. */
export const lessonWords = (id: string): LessonWords => LANGUAGES.en[id as GameId]
