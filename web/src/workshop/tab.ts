import type { Bench } from '@robodrome/workshop'
import type { Draft } from './drafts.ts'
import type { Measuring } from './fairness/use-measuring.ts'
import type { Edits } from './use-edits.ts'

/** What every tab of a box receives. */
export interface TabProps {
  bench: Bench
  draft: Draft
  edits: Edits
  measuring: Measuring
}

/** The tabs of a box, by the last part of its address: #/workshop/ID/share. */
export const TAB_NAMES = ['edit', 'fairness', 'print', 'share'] as const
export type TabName = (typeof TAB_NAMES)[number]

/** The tab in an address; the editor if there is none. */
export const tabIn = (name: string | undefined): TabName => TAB_NAMES.find((each) => each === name) ?? 'edit'
