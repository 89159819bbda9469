import type { Lesson, LessonStep, Occasion } from '../../boards/lesson.ts'

/**
 * A learner's progress in a guided battle: the current or next step, and whether the guide is over. After the last step, it shows what
 * comes next (`enough`) until that has been read.
 */
export interface Standing {
  at: number
  /** The step after which the learner did something else; the reply to that comes first. */
  answer: string | null
  over: 'no' | 'enough' | 'skipped' | 'done'
}

export const BEGINNING: Standing = { at: 0, answer: null, over: 'no' }

/** A step in a position. `gone` means that the bubble explains what happens instead. */
export interface Moment {
  at: number
  gone: boolean
}

/** The legal moves that satisfy a step; null if it asks for none. */
export const wantedBy = (step: LessonStep, occasion: Occasion): string[] | null =>
  step.does ? occasion.snapshot.options.filter((move) => step.does!(move, occasion)).map(({ text }) => text) : null

/**
 * The step to show: the first after the learner's progress whose condition holds, or that was missed. Earlier ones count as passed. Steps
 * that only watch do not skip others. Null if there is none now.
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

/** Progress after a step was read, done or watched. `otherwise` means that another move was made. */
export function passed({ steps }: Lesson, step: number, otherwise: boolean): Standing {
  const at = step + 1
  return { at, answer: otherwise ? steps[step]!.id : null, over: at >= steps.length && !otherwise ? 'enough' : 'no' }
}

/** The progress after the reply to another move was read. */
export const answered = ({ steps }: Lesson, { at }: Standing): Standing => ({
  at,
  answer: null,
  over: at >= steps.length ? 'enough' : 'no',
})
