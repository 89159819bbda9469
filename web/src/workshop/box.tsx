import { lazy, Suspense, type ComponentType } from 'react'
import { BoxBar } from './box-bar.tsx'
import type { Draft } from './drafts.ts'
import { Editor } from './editor.tsx'
import { useMeasuring } from './fairness/use-measuring.ts'
import type { TabName, TabProps } from './tab.ts'
import { useBench } from './use-bench.ts'
import { useEdits } from './use-edits.ts'

/** The editor is loaded with the Workshop; the other tabs are loaded on first use. */
const TABS: Readonly<Record<TabName, ComponentType<TabProps>>> = {
  edit: Editor,
  fairness: lazy(() => import('./fairness/fair-tab.tsx')),
  print: lazy(() => import('./print/print-tab.tsx')),
  share: lazy(() => import('./share/share-tab.tsx')),
}

/** A box and its tabs. As long as it is open, its edits can be undone and its games continue, whatever the tab. */
export function Box({ draft, tab }: { draft: Draft; tab: TabName }) {
  const bench = useBench(draft.game)
  const edits = useEdits(bench, draft)
  const measuring = useMeasuring()
  if (bench === null) return null
  const Tab = TABS[tab]
  return (
    <div className="workshop box-page">
      <BoxBar draft={draft} tab={tab} edits={edits} />
      <Suspense fallback={null}>
        <Tab bench={bench} draft={draft} edits={edits} measuring={measuring} />
      </Suspense>
    </div>
  )
}
