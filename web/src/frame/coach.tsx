import type { Snapshot } from '@robodrome/protocol'
import { useEffect, useLayoutEffect, useState } from 'react'
import { prefer, usePreferences } from '../app/settings.ts'
import type { BoardModule } from '../boards/board.ts'
import { LocalLink } from '../table/local-link.ts'
import type { TableLink } from '../table/link.ts'
import { words } from '../words/index.ts'

/** One sentence on the thing it speaks of, when its decision first occurs. Never in the way: it takes no focus and no clicks from the board. */
export function Coach({ board, snapshot, link, asked }: { board: BoardModule; snapshot: Snapshot; link: TableLink; asked: boolean }) {
  const { coached } = usePreferences()
  const guided = link instanceof LocalLink && link.table.guided
  const mark = guided && asked ? board.coach.find(({ id, when }) => !coached.includes(id) && when(snapshot)) : undefined
  const place = usePlace(mark?.at ?? null, snapshot.seq)
  const done = (ids: string[]): void => prefer({ coached: [...new Set([...coached, ...ids])] })
  const id = mark?.id
  // A decision made without pressing the button has taught the same.
  useEffect(() => {
    if (id === undefined) return
    return link.onStep(({ fresh }) => {
      if (fresh.length > 0) done([id])
    })
  })
  if (!mark || !place) return null
  return (
    <aside className={`coach ${place.side}`} style={{ left: place.left, top: place.top }} role="note">
      <p>{mark.text}</p>
      <div className="row spread">
        <button type="button" className="link" onClick={() => done(board.coach.map(({ id }) => id))}>
          {words.coach.skip}
        </button>
        <button type="button" className="btn" onClick={() => done([mark.id])}>
          {words.coach.next}
        </button>
      </div>
    </aside>
  )
}

const WIDTH = 280
const HEIGHT = 130

function usePlace(at: string | null, seq: number): { left: number; top: number; side: 'above' | 'below' } | null {
  const [place, setPlace] = useState<{ left: number; top: number; side: 'above' | 'below' } | null>(null)
  useLayoutEffect(() => {
    const find = (): void => {
      const box = at === null ? null : document.querySelector(at)?.getBoundingClientRect()
      if (!box) return setPlace(null)
      const left = Math.min(Math.max(8, box.left + box.width / 2 - WIDTH / 2), innerWidth - WIDTH - 8)
      const side = box.top > HEIGHT + 70 ? 'above' : 'below'
      setPlace({ left, top: side === 'above' ? box.top - 10 : Math.min(box.bottom + 10, innerHeight - HEIGHT), side })
    }
    find()
    // The table rearranges itself when odds arrive: the mark stays at its thing.
    const target = at === null ? null : document.querySelector(at)
    const watch = new ResizeObserver(find)
    for (const element of [target, document.querySelector('.stage'), document.querySelector('.prompt')]) if (element) watch.observe(element)
    addEventListener('resize', find)
    return () => {
      watch.disconnect()
      removeEventListener('resize', find)
    }
  }, [at, seq])
  return place
}
