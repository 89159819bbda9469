import { lazy, Suspense } from 'react'
import { Box } from './box.tsx'
import { useDrafts } from './drafts.ts'
import { Gallery } from './gallery.tsx'
import { tabIn } from './tab.ts'
import './workshop.css'

const Lab = lazy(() => import('../lab/page.tsx'))

/** Where people change a game: their boxes, the tabs of one box, and the lab that tells whether a game is fair. */
export default function Workshop({ rest: [first, tab] }: { rest: readonly string[] }) {
  const drafts = useDrafts()
  if (first === 'lab')
    return (
      <Suspense fallback={null}>
        <Lab />
      </Suspense>
    )
  const draft = drafts.find(({ id }) => id === first)
  return draft === undefined ? (
    <Gallery drafts={drafts} isMissing={first !== undefined} />
  ) : (
    <Box key={draft.id} draft={draft} tab={tabIn(tab)} />
  )
}
