import type { Seat } from '@robodrome/kernel'
import type { Reader } from '@robodrome/phrases'
import type { SeenEvent, Snapshot } from '@robodrome/table'
import { useEffect, useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Pill } from '../kit/pill.tsx'
import type { BoardModule, Telling } from '../boards/board.ts'
import { Icon } from '../kit/icons.tsx'
import type { TableLink } from '../table/link.ts'
import { words } from '../words/index.ts'
import { Sentence } from '../kit/sentence.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { takeRecap } from './recap.ts'
import './since.css'

const KEY = 'robodrome.seen.'

/** What others did while the reader was away: an expandable headline per turn, and a button to watch it. */
export function SinceYouLooked({
  link,
  board,
  snapshot,
  reader,
  watch,
}: {
  link: TableLink
  board: BoardModule
  snapshot: Snapshot
  reader: Reader
  watch(at: number): void
}) {
  const id = location.hash
  /** The range of missed events. */
  const [away, setAway] = useState<{ from: number; to: number } | null>(null)
  useEffect(() => {
    const look = (): void => {
      const { told, snapshot: now } = link.state()
      const seat = now?.seat ?? null
      const said = told.map(({ seq, event }) => ({ seq, ...board.describe(event, String) }))
      const isWanted = takeRecap()
      const at = firstMissed(said, lastSeen(link.kind, sessionOrLocal()?.getItem(KEY + id) ?? null, now?.seq ?? 0), seat, isWanted)
      if (at <= 0) return
      if (isWanted) watch(at)
      else setAway({ from: at, to: told.length })
    }
    const leave = (): void => sessionOrLocal()?.setItem(KEY + id, String(link.state().snapshot?.seq ?? 0))
    const change = (): void => (document.visibilityState === 'hidden' ? leave() : look())
    look()
    document.addEventListener('visibilitychange', change)
    addEventListener('pagehide', leave)
    return () => {
      leave()
      document.removeEventListener('visibilitychange', change)
      removeEventListener('pagehide', leave)
    }
  }, [link, board, id, watch])
  const { told } = link.state()
  const missed = away === null ? [] : told.slice(away.from, away.to)
  if (away === null || missed.length === 0 || snapshot.phase !== 'playing') return null
  // Continuing counts as having seen it.
  if (told.slice(away.to).some(({ event }) => board.describe(event, String).seat === snapshot.seat)) return null
  const nothing = (): void => {}
  return (
    <aside className="since panel" aria-label={words.table.since}>
      <div className="row spread">
        <b>{words.table.since}</b>
        <IconButton aria-label={words.close} onClick={() => setAway(null)}>
          <Icon name="close" size={16} />
        </IconButton>
      </div>
      <ol>
        {turnsOf(missed, board, reader).map(({ title, parts }, i) => (
          <li key={i}>
            <details>
              <summary>
                <b>{title}</b> <small>{words.table.sinceNote(parts.length)}</small>
              </summary>
              <ul>
                {parts.map((each, n) => (
                  <li key={n}>
                    <Sentence parts={each} reader={reader} symbols={board.symbols} breakdown={nothing} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
      <div className="row spread">
        <Pill>{words.table.sinceNote(missed.length)}</Pill>
        <Button onClick={() => (setAway(null), watch(away.from))}>
          <Icon name="play" size={14} />
          {words.table.sinceWatch}
        </Button>
      </div>
    </aside>
  )
}

/** The last step seen. A battle on this device continues only while it is open, so nothing can have been missed when it is first opened. */
export const lastSeen = (kind: TableLink['kind'], stored: string | null, seq: number): string | null =>
  stored ?? (kind === 'online' ? null : String(seq))

type Said = Pick<Telling, 'seat' | 'turn'> & { seq: number }

/**
 * The first event by others since the last look. On a new device, it counts from the reader's last turn, except one that has just begun. If
 * the summary was requested (`isWanted`), it shows at least the events before the reader's turn.
 */
export const firstMissed = (said: readonly Said[], seen: string | null, seat: Seat | null, isWanted = false): number => {
  const isOwn = (each: Said): boolean => seat !== null && each.seat === seat
  const firstAfter = (seq: number): number => said.findIndex((each) => each.seq > seq && !isOwn(each))
  const own = said.filter(isOwn)
  const turns = own.filter(({ turn }) => turn !== undefined)
  const had = turns.length > 0 ? turns : own
  const last = had.at(-1)?.seq ?? Infinity
  const at = firstAfter(seen === null ? last : Number(seen))
  const hasJustBegun = seen === null && turns.length > 0 && own.at(-1)!.seq === last
  return at < 0 && (isWanted || hasJustBegun) ? firstAfter(had.at(-2)?.seq ?? (isWanted ? 0 : Infinity)) : at
}

/** The missed events, with a headline for each turn. */
function turnsOf(missed: readonly SeenEvent[], board: BoardModule, reader: Reader): { title: string; parts: Telling['parts'][] }[] {
  const turns: { title: string; parts: Telling['parts'][] }[] = []
  for (const { event } of missed) {
    const { turn, parts } = board.describe(event, reader.nameOf)
    if (turn !== undefined || turns.length === 0) turns.push({ title: turn ?? words.table.sinceBefore, parts: [] })
    if (turn === undefined) turns.at(-1)!.parts.push(parts)
  }
  return turns
}

const sessionOrLocal = (): Storage | null => {
  try {
    return localStorage
  } catch {
    return null
  }
}
