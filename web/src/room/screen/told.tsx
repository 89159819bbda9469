import { useLayoutEffect, useRef, useState } from 'react'
import type { Seat } from '@robodrome/kernel'
import type { Reader } from '@robodrome/phrases'
import type { SeenEvent } from '@robodrome/table'
import type { BoardModule } from '../../boards/board.ts'
import { Badge } from '../../kit/seat.tsx'
import { Sentence } from '../../kit/sentence.tsx'
import { livingWords } from '../../words/living.ts'
import './told.css'

const w = livingWords.screen
const nothing = (): void => {}

interface Props {
  board: BoardModule
  told: readonly SeenEvent[]
  reader: Reader
  asked: readonly Seat[]
  /** Whether they choose in secret. */
  isSecret: boolean
  /** For people on the other side of a flat screen: the same line, upside down. */
  far?: boolean
}

/** A height between that of one line and that of two lines of the newest sentence. */
const ONE_LINE_PX = 80

/** The latest event, large; the one before it, smaller; and who decides next. */
export function Told({ board, told, reader, asked, isSecret, far = false }: Props) {
  const said = told.slice(-2).map(({ event }) => board.describe(event, reader.nameOf))
  const last = said.at(-1)
  const before = said.at(-2)
  const newest = useRef<HTMLParagraphElement>(null)
  // A sentence of two lines leaves no room for the one before.
  const [isLong, setLong] = useState(false)
  useLayoutEffect(() => {
    setLong(newest.current!.offsetHeight > ONE_LINE_PX)
  }, [told])
  const sentence = (parts: NonNullable<typeof last>['parts']) => (
    <Sentence parts={parts} reader={reader} symbols={board.symbols} breakdown={nothing} />
  )
  return (
    <section className={far ? 'tv-told opposite' : 'tv-told'} role="log" aria-live={far ? 'off' : 'polite'} aria-hidden={far} inert>
      {last && last.seat !== null && <Badge seat={last.seat} size={64} named={false} />}
      <div>
        <p ref={newest} className="tv-newest">
          {last && sentence(last.parts)}
        </p>
        {!isLong && <p className="tv-before">{before && sentence(before.parts)}</p>}
      </div>
      {asked.length > 0 && (
        <div className="tv-next">
          <span>{isSecret ? w.programming : w.decides}</span>
          {asked.slice(0, 4).map((seat) => (
            <Badge key={seat} seat={seat} size={60} named={false} />
          ))}
          {asked.length === 1 && <b className="ellipsis">{reader.nameOf(asked[0]!)}</b>}
        </div>
      )}
    </section>
  )
}
