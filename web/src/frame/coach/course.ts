import type { Lesson, LessonStep, Occasion } from '../../boards/lesson.ts'

/** How far a learner has come in a guided battle: the step that is shown or comes next, and whether the guide is over. */
export interface Standing {
  at: number
  /** The step after which the learner did something else: that is answered first. */
  answer: string | null
  over: 'no' | 'skipped' | 'done'
}

export const BEGINNING: Standing = { at: 0, answer: null, over: 'no' }

/**
 * The step whose moment has come: the first from where the learner stands; what lies before it has been passed. A step that asks for a move which cannot be
 * made here is passed, and nothing is passed for the sake of something to watch. -1: none just now.
 */
export function stepNow({ steps }: Lesson, { at, over }: Standing, occasion: Occasion): number {
  if (over !== 'no') return -1
  return steps.findIndex((step, i) => i >= at && (!step.watch || i === at) && step.when(occasion) && canBeDone(step, occasion))
}

function canBeDone(step: LessonStep, occasion: Occasion): boolean {
  const wanted = step.does?.(occasion) ?? null
  return wanted === null || occasion.snapshot.options.some(({ text }) => text === wanted)
}

/** Whether somebody did something else than the step asked for. */
export const isOtherwise = ({ also }: LessonStep, wanted: string | null, did: string): boolean =>
  wanted !== null && did !== wanted && !also?.(did)

/** After a step was read, done or watched; `otherwise`: something else was done than it asked for. */
export function passed({ steps }: Lesson, step: number, otherwise: boolean): Standing {
  const at = step + 1
  return { at, answer: otherwise ? steps[step]!.id : null, over: at >= steps.length && !otherwise ? 'done' : 'no' }
}

/** The answer to something else was read. */
export const answered = ({ steps }: Lesson, { at }: Standing): Standing => ({ at, answer: null, over: at >= steps.length ? 'done' : 'no' })
