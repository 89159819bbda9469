import type { Reader } from '@robodrome/phrases'
import type { SeenEvent } from '@robodrome/table'
import type { BoardModule, Remark } from '../boards/board.ts'
import { Sentence } from '../kit/sentence.tsx'
import { broadcastWords } from '../words/broadcast.ts'
import { WhatTurned } from './course.tsx'
import type { Turn } from './turns.ts'

const w = broadcastWords
const nothing = (): void => {}

interface Props {
  remark: Remark | null
  /** The turning point being replayed. */
  replay: Turn | null
  told: readonly SeenEvent[]
  all: readonly SeenEvent[]
  board: BoardModule
  reader: Reader
}

/** The coach's line, or what has just happened if the coach is silent. */
export function CoachBar({ remark, replay, told, all, board, reader }: Props) {
  const last = told.findLast(({ event }) => board.describe(event, reader.nameOf).parts.length > 0)
  const parts = last && board.describe(last.event, reader.nameOf).parts
  return (
    <section className={remark === null ? 'cast-coach silent' : 'cast-coach'} role="log" aria-live="polite" inert>
      {remark === null ? (
        <p className="cast-fact">
          {replay !== null ? (
            <WhatTurned turn={replay} told={all} board={board} reader={reader} />
          ) : (
            parts && <Sentence parts={parts} reader={reader} symbols={board.symbols} breakdown={nothing} />
          )}
        </p>
      ) : (
        <>
          <span className="cast-who">
            <i>
              <svg viewBox="0 0 24 24" width="40" height="40" aria-hidden="true">
                <rect x="9" y="2.5" width="6" height="11" rx="3" />
                <path d="M5 11a7 7 0 0 0 14 0M12 18v3.5" />
              </svg>
            </i>
            {w.coach}
          </span>
          <div>
            <p className="cast-fact">{remark.fact}</p>
            {remark.but !== null && <p className="cast-but">{remark.but}</p>}
          </div>
        </>
      )}
    </section>
  )
}
