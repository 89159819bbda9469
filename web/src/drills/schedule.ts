import { LEARNT, STEPS, type Day, type Drill, type DrillBook } from './drill.ts'

/** From the first of these steps on, a drill comes back as a twin. From the second one on, a twin counts towards being learnt. */
export const TWIN_FROM = 3
const COUNTS_FROM = 4
/** The maximum number of drills per day, and of new ones among them. */
export const MOST_A_DAY = 10
export const MOST_NEW = 3

const MS_A_DAY = 86_400_000

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * MS_A_DAY).toISOString().slice(0, 10)
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / MS_A_DAY)

/** How a drill was answered on the first try. */
export interface Outcome {
  isRight: boolean
  hadHint: boolean
  wasTwin: boolean
}

type Standing = Pick<Drill, 'step' | 'due' | 'times' | 'isTwinPassed'>

/**
 * A right answer without a hint moves the drill to the next step, one with a hint leaves it where it is, and a wrong answer moves it back
 * to the first step.
 */
export function after({ step, times, isTwinPassed }: Standing, { isRight, hadHint, wasTwin }: Outcome, today: Day): Standing {
  const at = (next: number, passed: boolean): Standing => ({
    step: next,
    due: addDays(today, STEPS[Math.min(next, STEPS.length) - 1]!),
    times: times + 1,
    isTwinPassed: passed,
  })
  if (!isRight) return at(1, false)
  if (hadHint) return at(step, isTwinPassed)
  const passed = isTwinPassed || (wasTwin && step >= COUNTS_FROM)
  return at(step < STEPS.length || passed ? step + 1 : step, passed)
}

/**
 * Lists the drills that come back today: first those seen before, the longest overdue first, then a few new ones, the most costly first.
 */
export function dueOn({ drills, log }: Pick<DrillBook, 'drills' | 'log'>, today: Day): Drill[] {
  const { done, fresh } = log.day === today ? log : { done: 0, fresh: 0 }
  const due = drills.filter((each) => each.step < LEARNT && each.due <= today)
  const seen = due.filter(({ times }) => times > 0).toSorted((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : b.cost - a.cost))
  const unseen = due.filter(({ times }) => times === 0).toSorted((a, b) => b.cost - a.cost)
  return [...seen, ...unseen.slice(0, Math.max(0, MOST_NEW - fresh))].slice(0, Math.max(0, MOST_A_DAY - done))
}

/** Counts the drills that come back on each of the next days; overdue ones count as today's. */
export function calendarFrom(drills: readonly Drill[], today: Day, days: number): number[] {
  const counts = Array.from({ length: days }, () => 0)
  for (const { step, due } of drills) {
    const at = Math.max(0, daysBetween(today, due))
    if (step < LEARNT && at < days) counts[at]!++
  }
  return counts
}

/** How many drills are at each step, and how many are learnt. */
export const countsByStep = (drills: readonly Drill[]): number[] =>
  Array.from({ length: LEARNT }, (_, i) => drills.filter(({ step }) => step === i + 1).length)
