import { lazy, Suspense, useState } from 'react'
import { Icon } from '../kit/icons.tsx'
import { useKeys } from '../kit/use-keys.ts'
import { myNotices } from '../table/me.ts'
import { useLoaded } from '../table/remote.ts'
import { words } from '../words/index.ts'

const NoticeSheet = lazy(() => import('./notice-sheet.tsx'))

const PACE = { everyMs: 30_000 }

/** Events while the reader was away. News is not a task, so the number is not yellow. */
export function Bell() {
  const { found, put } = useLoaded(myNotices, PACE)
  const list = found ?? { notices: [], unread: 0 }
  const [open, setOpen] = useState(false)
  useKeys({ n: () => setOpen(true) })
  return (
    <>
      <button type="button" className="bell" aria-label={words.notices.bell(list.unread)} onClick={() => setOpen(true)}>
        <Icon name="bell" size={22} />
        {list.unread > 0 && <b>{list.unread}</b>}
      </button>
      {open && (
        <Suspense fallback={null}>
          <NoticeSheet list={list} change={put} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
