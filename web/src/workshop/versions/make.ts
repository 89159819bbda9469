import { digestOf } from '@robodrome/games'
import { nextVersion, type Bench } from '@robodrome/workshop'
import { saveDraft, type Draft } from '../drafts.ts'

/** The version that would be made from the draft, with the last valid values, so that it can be played. */
const next = (bench: Bench, { versions, good, from }: Draft, note: string) =>
  nextVersion(bench, versions, good, { note, parent: from?.split(' ')[1] ?? null, made: Date.now() })

/** Whether the draft differs from its latest version. A box equal to the printed game is not a draft until it has versions. */
export const isDraft = (bench: Bench, draft: Draft): boolean =>
  (draft.versions.length > 0 || digestOf(draft.good) !== digestOf(bench.printed)) && next(bench, draft, '') !== null

/** Stores the draft as a version; null if the latest one has the same content. */
export function makeVersion(bench: Bench, draft: Draft, note: string): Draft | null {
  const version = next(bench, draft, note.trim())
  if (version === null) return null
  const made = { ...draft, versions: [...draft.versions, version], saved: Date.now() }
  saveDraft(made)
  return made
}
