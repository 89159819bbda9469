import type { GameId } from '../../ids.ts'
import type { LessonWords } from '../../lesson.ts'
import { aimbots } from './aimbots.ts'
import { gekido } from './gekido.ts'
import { pbl } from './pbl.ts'
import { volt } from './volt.ts'

/** The guided first battles. */
export const lessons: Readonly<Record<GameId, LessonWords>> = { aimbots, gekido, pbl, volt }
