import { createContext, useContext } from 'react'
import type { Bench, Path } from '@robodrome/workshop'
import type { Json, Sentence } from '@robodrome/kernel'
import type { Draft } from './drafts.ts'

/** A problem of the box, at its field. */
export interface Problem {
  path: Path
  found: unknown
  expected: Sentence
  proposal?: Json
}

/** What every field of the editor needs. */
export interface Editing {
  bench: Bench
  draft: Draft
  problems: readonly Problem[]
  set(path: Path, value: Json | undefined): void
  replace(content: Json): void
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (editing === null) throw new TypeError('editing')
  return editing
}
