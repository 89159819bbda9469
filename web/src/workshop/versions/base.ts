import { contentOf, type Bench } from '@robodrome/workshop'
import type { Json } from '@robodrome/kernel'
import { versionWords as w } from '../../words/workshop-versions.ts'
import type { Draft } from '../drafts.ts'

/** Something that the draft can be compared with. */
export interface Base {
  id: string
  name: string
  content: Json
}

/**
 * The printed game, the box that it was forked from, and every version, newest first. Two versions may have the same content, so each has
 * its number as its id.
 */
export const basesOf = (bench: Bench, { from, parent, versions }: Draft): Base[] => [
  { id: 'printed', name: w.printed, content: bench.printed },
  ...(from !== null && parent !== null ? [{ id: 'parent', name: from.split(' ')[0]!, content: parent }] : []),
  ...versions
    .toReversed()
    .map((version) => ({ id: String(version.number), name: w.version(version.number), content: contentOf(bench, version) })),
]
