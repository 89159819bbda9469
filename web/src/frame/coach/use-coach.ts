import type { SeenEvent, Snapshot } from '@robodrome/table'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { BoardModule } from '../../boards/board.ts'
import { PROMPT, type Lesson, type LessonStep, type Occasion } from '../../boards/lesson.ts'
import { learn, useLearnt } from '../../page/learnt.ts'
import type { TableLink } from '../../table/link.ts'
import { answered, BEGINNING, passed, stepNow, wantedBy, type Standing } from './course.ts'

/** The guide of a first battle, as the page shows it. */
export interface Guide {
  lesson: Lesson
  standing: Standing
  /** The index of the step shown; -1 for none. A reply to another move replaces its text. */
  step: number
  shown: LessonStep | null
  /** Whether the step can no longer be done, or did not happen. The bubble then explains what happens instead. */
  gone: boolean
  answer: string | null
  /** Whether all steps are done. The bubble then shows what comes next. */
  enough: boolean
  /** Whether there is a bubble. */
  says: boolean
  /** The subject of the step. */
  at: readonly string[]
  /** Other areas that the step keeps visible. */
  beside: readonly string[]
  /** The earlier step that the learner is looking at again. */
  again: number | null
  next(): void
  back(): void
  close(): void
  skip(): void
  /** Called when the final message has been read. */
  end(): void
}

/** Whether this is the first battle, with a coach and prepared dice. */
export const isGuided = (link: TableLink): boolean => link.here?.guided === true

/** Follows a guided battle. Progress is stored in this browser and survives a reload. */
export function useCoach(
  board: BoardModule,
  link: TableLink,
  snapshot: Snapshot,
  told: readonly SeenEvent[],
  asked: boolean,
  isReplay: boolean,
): Guide | null {
  const table = link.here?.guided ? link.here.id : null
  const standing = useLearnt().guides[table ?? ''] ?? BEGINNING
  const lesson = table === null ? undefined : board.lesson
  const { pending } = useSyncExternalStore(link.subscribe, link.state)
  const quiet = pending !== null || isReplay
  const occasion: Occasion = { snapshot, told, asked }
  const now = lesson && !quiet ? stepNow(lesson, standing, occasion) : null
  const step = now?.at ?? -1
  const [again, setAgain] = useState<number | null>(null)
  const [closed, setClosed] = useState(-1)
  const before = useRef<{ seq: number; step: number; wanted: string[] | null; sent: string | null; enough: boolean } | null>(null)

  const keep = (next: Standing): void => {
    if (table === null) return
    learn((known) => ({
      ...known,
      guides: { ...known.guides, [table]: next },
      ...(next.over !== 'no' && next.over !== 'skipped' && { guided: [...new Set([...known.guided, snapshot.game])] }),
    }))
  }
  // The learner's answer to the step shown. Others may choose at the same time, so only moves sent from here count.
  useEffect(() => {
    const last = before.current
    const shown = step < 0 ? undefined : lesson?.steps[step]
    const own = snapshot.seat !== null && asked
    if (lesson && last && last.seq !== snapshot.seq && last.sent !== null && last.step >= 0 && last.step >= standing.at) {
      keep(passed(lesson, last.step, last.wanted?.includes(last.sent) === false))
      setAgain(null)
    }
    // A player who plays on has read the final message. The guide ends with the battle, at whatever step.
    const playsOn = last?.enough === true && last.seq !== snapshot.seq && last.sent !== null
    const isOpen = standing.over === 'no' || standing.over === 'enough'
    if (lesson && isOpen && (playsOn || snapshot.phase === 'over')) keep({ ...standing, over: 'done' })
    const same = last?.seq === snapshot.seq
    if (!same) before.current = null
    // While a move is being sent or its effect is shown, its step is hidden but still counts.
    if (same && pending !== null) last.sent = pending
    if (quiet || (same && last.sent !== null)) return
    before.current = {
      seq: snapshot.seq,
      step: own && shown ? step : -1,
      wanted: shown && !now?.gone ? wantedBy(shown, occasion) : null,
      sent: null,
      enough: standing.over === 'enough',
    }
  })
  if (!lesson || standing.over === 'skipped' || standing.over === 'done') return null
  const shownAt = again ?? step
  const shown = shownAt < 0 || closed === shownAt ? null : lesson.steps[shownAt]!
  const answer = again === null && !quiet ? standing.answer : null
  const enough = standing.over === 'enough' && again === null && !quiet
  return {
    lesson,
    standing,
    step,
    shown: answer === null ? shown : null,
    gone: again === null && now?.gone === true,
    answer,
    enough,
    says: enough || answer !== null || shown !== null,
    at: answer !== null || standing.over === 'enough' ? [PROMPT] : shown === null ? [] : shown.at(occasion),
    beside: shown?.beside ?? [],
    again,
    next: () => {
      if (again !== null) setAgain(again + 1 >= Math.max(step, standing.at) ? null : again + 1)
      else if (answer !== null) keep(answered(lesson, standing))
      else if (step >= 0) keep(passed(lesson, step, false))
    },
    back: () => setAgain(Math.max(0, (again ?? (step < 0 ? standing.at : step)) - 1)),
    close: () => (again === null ? setClosed(step) : setAgain(null)),
    skip: () => keep({ ...standing, over: 'skipped' }),
    end: () => keep({ ...standing, over: 'done' }),
  }
}
