import { rewritten, openBench, withValue, type Path } from '@robodrome/workshop'
import type { Json } from '@robodrome/kernel'
import { newDraft, saveDraft, type Draft } from '../../src/workshop/drafts.ts'

/** A stored draft of a game with these changes. */
export async function draftWith(game: string, name: string, changes: readonly (readonly [path: Path, value: Json])[]): Promise<Draft> {
  const bench = await openBench(game)
  const content = changes.reduce((now, [path, value]) => rewritten(bench, withValue(now, path, value), path), bench.printed)
  const draft = newDraft(game, name, content)
  saveDraft(draft)
  return draft
}

/** V-REX's damage for two pairs, the first number in the editor. */
export const TWO_PAIRS: Path = ['bots', 0, 'standard', 'attack', 'TWO_PAIRS', 0]
