import type { SeenEvent, Snapshot } from '@robodrome/table'
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react'
import { prefer, usePreferences } from '../page/preferences.ts'
import type { BoardModule } from '../boards/board.ts'
import { Icon } from '../kit/icons.tsx'
import { LocalLink } from '../table/local-link.ts'
import type { TableLink } from '../table/link.ts'
import { words } from '../words/index.ts'
import './coach.css'

/**
 * One sentence that points at the thing it speaks of, when its decision first occurs. It stands between the stage and the prompt, so it
 * covers neither, and takes no focus.
 */
export function Coach({
  board,
  snapshot,
  told,
  link,
  asked,
  watch,
}: {
  board: BoardModule
  snapshot: Snapshot
  told: readonly SeenEvent[]
  link: TableLink
  asked: boolean
  watch(at: number): void
}) {
  const { coached } = usePreferences()
  const mark = isGuided(link) && asked ? board.coach.find(({ id, when }) => !coached.includes(id) && when(snapshot, told)) : undefined
  const note = useRef<HTMLElement>(null)
  const place = usePlace(note, mark?.at ?? null)
  const done = (ids: string[]): void => prefer({ coached: [...new Set([...coached, ...ids])] })
  const id = mark?.id
  // A decision made without pressing the button has taught the same.
  useEffect(() => {
    if (id === undefined) return
    const off = link.onStep(({ fresh }) => {
      if (fresh.length > 0) done([id])
    })
    return () => off()
  })
  if (!mark) return null
  const again = mark.again?.(snapshot, told) ?? -1
  return (
    <section
      ref={note}
      className={`coach ${place.side}${again >= 0 ? ' long' : ''}`}
      style={{ marginLeft: place.left, '--notch': `${place.notch}px` } as CSSProperties}
      aria-label={words.coach.label}
    >
      <p>{mark.text}</p>
      {again >= 0 && (
        <button type="button" className="btn ghost" onClick={() => watch(again)}>
          {words.coach.again}
        </button>
      )}
      <button type="button" className="btn" onClick={() => done([mark.id])}>
        {words.coach.next}
      </button>
      <button type="button" className="btn ghost skip" onClick={() => done(board.coach.map((each) => each.id))}>
        <span className="wide">{words.coach.skip}</span>
        <span className="nar">
          <Icon name="close" size={18} />
          <span className="vh">{words.coach.skip}</span>
        </span>
      </button>
    </section>
  )
}

/** Whether this is the first battle, with a coach and prepared dice. */
export const isGuided = (link: TableLink): boolean => link instanceof LocalLink && link.table.guided

type Place = { left: number; notch: number; side: 'up' | 'down' }

const MARGIN = 12
/** The notch stays off the round corners. */
const CORNER = 24

/** Where the note stands and which way it points; the thing it speaks of is framed meanwhile. */
function usePlace(note: { current: HTMLElement | null }, at: string | null): Place {
  const [place, setPlace] = useState<Place>({ left: MARGIN, notch: CORNER, side: 'up' })
  useLayoutEffect(() => {
    const target = at === null ? null : document.querySelector(at)
    if (!target || !note.current) return
    target.setAttribute('data-coached', '')
    const find = (): void => {
      const box = target.getBoundingClientRect()
      const own = note.current?.getBoundingClientRect()
      if (!own) return
      const middle = box.left + box.width / 2
      const left = Math.max(MARGIN, Math.min(middle - own.width / 2, innerWidth - own.width - MARGIN))
      const notch = Math.max(CORNER, Math.min(middle - left, own.width - CORNER))
      setPlace({ left, notch, side: box.top < own.top ? 'up' : 'down' })
    }
    find()
    // The table rearranges itself when odds arrive.
    const sizes = new ResizeObserver(find)
    for (const element of [target, note.current, document.documentElement]) sizes.observe(element)
    return () => {
      sizes.disconnect()
      target.removeAttribute('data-coached')
    }
  }, [note, at])
  return place
}
