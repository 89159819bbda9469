import { REASONS } from '@robodrome/protocol'
import type { ChatLine, Coming } from '@robodrome/table'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../kit/button.tsx'
import { Alert } from '../kit/alert.tsx'
import { Badge } from '../kit/seat.tsx'
import { reportLine } from '../table/api.ts'
import type { TableLink } from '../table/link.ts'
import { block, isHeard, quiet, setMuted, unblock } from '../table/quiet.ts'
import { shortName, words } from '../words/index.ts'
import './chat.css'

const w = words.chat

/**
 * The table's chat. During the battle, players and spectators chat separately; afterwards, everybody can read all of it. Arrivals and
 * departures appear unobtrusively in between. `seen`: whether the chat is visible.
 */
export function ChatPanel({ link, seen = true }: { link: TableLink; seen?: boolean }) {
  const { chat, snapshot, me, fault } = useSyncExternalStore(link.subscribe, link.state)
  const hush = useSyncExternalStore(quiet.subscribe, quiet.state)
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    if (seen) link.readChat()
  }, [link, chat, seen])
  const send = async (event: React.FormEvent): Promise<void> => {
    event.preventDefault()
    const line = text.trim()
    if (line === '') return
    setText('')
    setRefused(false)
    if (await link.chat(line)) return
    // A refused line is put back into the field, so that it can be sent again.
    setRefused(true)
    setText((now) => now || line)
  }
  const unheard = new Map(chat.filter((line) => !isHeard(hush, line)).map(({ guest, name }) => [guest, name]))
  const said = [...(snapshot?.comings ?? []), ...chat.filter(({ guest }) => !unheard.has(guest))].toSorted((a, b) => a.at - b.at)
  const list = useNewestInView(said.length)
  const hear = (guest: string): void => {
    setMuted(guest, false)
    if (hush.blocked.some(({ id }) => id === guest)) void unblock(guest).catch(() => {})
  }
  return (
    <>
      {snapshot?.phase === 'playing' && <p className="sheet-note">{snapshot.own.length > 0 ? w.players : w.onlookers}</p>}
      {said.length === 0 && <p className="sheet-note">{w.empty}</p>}
      <div ref={list} className="chat" role="log" tabIndex={0} aria-label={words.table.chat}>
        <ol>
          {said.map((line) =>
            'kind' in line ? (
              <li key={`coming ${line.n} ${line.seat}`} className="coming">
                {comingSays(line)}
              </li>
            ) : (
              <li key={line.n}>
                {line.seat === null ? <i className="dot" /> : <Badge seat={line.seat} />}
                <span>
                  <b>{line.name}</b> {line.text}
                </span>
                {line.guest !== me && <Against table={snapshot?.table ?? ''} line={line} />}
              </li>
            ),
          )}
        </ol>
      </div>
      {[...unheard].map(([guest, name]) => (
        <Button key={guest} look="ghost" onClick={() => hear(guest)}>
          {w.unmute(name)}
        </Button>
      ))}
      {isRefused && <Alert>{fault?.message ?? w.notSent}</Alert>}
      <form className="say" onSubmit={(event) => void send(event)}>
        <label className="grow">
          <span className="visually-hidden">{w.placeholder}</span>
          <input type="text" maxLength={500} value={text} placeholder={w.placeholder} onChange={(event) => setText(event.target.value)} />
        </label>
        <Button type="submit">{w.send}</Button>
      </form>
    </>
  )
}

/** Anything closer to the end than this, in CSS pixels, counts as at the end. */
const NEAR_END = 80

/** Keeps the newest line in view unless the reader has scrolled up. */
function useNewestInView(lines: number) {
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    const element = list.current
    const look = (): void => {
      if (element) isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END
    }
    element?.addEventListener('scroll', look)
    return () => element?.removeEventListener('scroll', look)
  }, [])
  useLayoutEffect(() => {
    if (list.current && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight
  }, [lines])
  return list
}

const comingSays = ({ kind, name, seat, program = '' }: Coming): string => w.comings[kind](name, seat + 1, shortName(program))

/** Actions against a line: mute its writer in this browser, block them everywhere, or report the line to the host. */
function Against({ table, line: { n, guest, name } }: { table: string; line: ChatLine }) {
  const [said, setSaid] = useState<string | null>(null)
  const [isReporting, setReporting] = useState(false)
  const attempt = async (work: Promise<unknown>, done: string): Promise<void> => {
    try {
      await work
      setSaid(done)
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <details className="against">
      <summary aria-label={w.against(name)}>⋯</summary>
      <div className="row flow">
        <Button look="ghost" onClick={() => setMuted(guest, true)}>
          {w.mute(name)}
        </Button>
        <Button look="ghost" onClick={() => void attempt(block(guest), w.blocked)}>
          {w.block(name)}
        </Button>
        <Button look="ghost" aria-expanded={isReporting} onClick={() => setReporting(!isReporting)}>
          {w.report}
        </Button>
      </div>
      {isReporting && (
        <div className="row flow" role="group" aria-label={w.why}>
          <span>{w.why}</span>
          {REASONS.map((reason) => (
            <Button
              key={reason}

              onClick={() => void attempt(reportLine(table, n, reason), w.reported).then(() => setReporting(false))}
            >
              {w.reasons[reason]}
            </Button>
          ))}
        </div>
      )}
      {said && <p role="status">{said}</p>}
    </details>
  )
}
