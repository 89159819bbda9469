import { mended, rewritten, withValue, type Bench, type Path } from '@robodrome/workshop'
import type { Json } from '@robodrome/kernel'
import { useState } from 'react'
import { saveDraft, type Draft } from './drafts.ts'

/** The maximum number of steps that can be undone. */
const MOST_STEPS = 200

/** The contents before and after the present one. */
interface Steps {
  before: readonly Json[]
  after: readonly Json[]
}

export interface Edits {
  set(path: Path, value: Json | undefined): void
  /** Replaces the content by another, such as that of a version. */
  replace(content: Json): void
  undo: (() => void) | null
  redo: (() => void) | null
}

/** Changes to a draft, each of which is saved automatically and can be undone. */
export function useEdits(bench: Bench | null, draft: Draft): Edits {
  const [{ before, after }, setSteps] = useState<Steps>({ before: [], after: [] })
  const save = (content: Json): void => {
    if (bench !== null) saveDraft({ ...draft, content, good: mended(bench, content, draft.good), saved: Date.now() })
  }
  const change = (content: Json): void => {
    setSteps({ before: [...before, draft.content].slice(-MOST_STEPS), after: [] })
    save(content)
  }
  const [last, next] = [before.at(-1), after.at(-1)]
  return {
    set(path, value) {
      if (bench !== null) change(rewritten(bench, withValue(draft.content, path, value), path))
    },
    replace: change,
    undo:
      last === undefined
        ? null
        : () => {
            setSteps({ before: before.slice(0, -1), after: [...after, draft.content] })
            save(last)
          },
    redo:
      next === undefined
        ? null
        : () => {
            setSteps({ before: [...before, draft.content], after: after.slice(0, -1) })
            save(next)
          },
  }
}
