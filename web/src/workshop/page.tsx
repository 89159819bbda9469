import { lazy, Suspense } from 'react'
import { useDrafts } from './drafts.ts'
import { Editor } from './editor.tsx'
import { Gallery } from './gallery.tsx'
import './workshop.css'

const Lab = lazy(() => import('../lab/page.tsx'))

/** Where people change a game: their boxes, the editor of one, and the lab that says whether a game is fair. */
export default function Workshop({ rest: [first] }: { rest: readonly string[] }) {
  const drafts = useDrafts()
  if (first === 'lab')
    return (
      <Suspense fallback={null}>
        <Lab />
      </Suspense>
    )
  const draft = drafts.find(({ id }) => id === first)
  return draft === undefined ? <Gallery drafts={drafts} isMissing={first !== undefined} /> : <Editor key={draft.id} draft={draft} />
}
