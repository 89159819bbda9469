import type { Lesson, LessonStep, Occasion } from '../../boards/lesson.ts'

/**
 * How far a learner has come in a guided battle: the step that is shown or comes next, and whether the guide is over. After its last step it says what
 * comes next (`enough`) until that is read.
 */
export interface Standing {
  at: number
  /** The step after which the learner did something else: that is answered first. */
  answer: string | null
  over: 'no' | 'enough' | 'skipped' | 'done'
}

export const BEGINNING: Standing = { at: 0, answer: null, over: 'no' }

/** A step as it stands in a position: `gone` where it is told what happens instead. */
export interface Moment {
  at: number
  gone: boolean
}

/** The moves that do what a step asks for, of those that can be made; null where it asks for none. */
export const wantedBy = (step: LessonStep, occasion: Occasion): string[] | null =>
  step.does ? occasion.snapshot.options.filter((move) => step.does!(move, occasion)).map(({ text }) => text) : null

/**
 * The step whose moment has come, or is gone: the first from where the learner stands; what lies before it has been passed. Nothing is passed for the
 * sake of something to watch. Null: none just now.
 */
export function stepNow({ steps }: Lesson, { at, over }: Standing, occasion: Occasion): Moment | null {
  if (over !== 'no') return null
  for (const [i, step] of steps.entries()) {
    if (i < at || (step.watch && i > at)) continue
    if (step.gone?.(occasion)) return { at: i, gone: true }
    if (step.when(occasion)) return { at: i, gone: wantedBy(step, occasion)?.length === 0 }
  }
  return null
}

/** After a step was read, done or watched; `otherwise`: something else was done than it asked for. */
export function passed({ steps }: Lesson, step: number, otherwise: boolean): Standing {
  const at = step + 1
  return { at, answer: otherwise ? steps[step]!.id : null, over: at >= steps.length && !otherwise ? 'enough' : 'no' }
}

/** The answer to something else was read. */
export const answered = ({ steps }: Lesson, { at }: Standing): Standing => ({
  at,
  answer: null,
  over: at >= steps.length ? 'enough' : 'no',
})
