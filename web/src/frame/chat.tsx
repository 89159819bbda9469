import type { ChatLine } from '@robodrome/table'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Badge } from '../kit/seat.tsx'
import { reportLine } from '../table/api.ts'
import type { TableLink } from '../table/link.ts'
import { block, isHeard, quiet, setMuted, unblock } from '../table/quiet.ts'
import { words } from '../words/index.ts'
import './chat.css'

const w = words.chat

/** What people say at the table: players among themselves, onlookers among themselves, and all of it after the battle. */
export function ChatPanel({ link }: { link: TableLink }) {
  const { chat, snapshot, me } = useSyncExternalStore(link.subscribe, link.state)
  const hush = useSyncExternalStore(quiet.subscribe, quiet.state)
  const [text, setText] = useState('')
  useEffect(() => {
    link.readChat()
  }, [link, chat])
  const send = (event: React.FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    void link.chat(text.trim())
    setText('')
  }
  const unheard = new Map(chat.filter((line) => !isHeard(hush, line)).map(({ guest, name }) => [guest, name]))
  const hear = (guest: string): void => {
    setMuted(guest, false)
    if (hush.blocked.some(({ id }) => id === guest)) void unblock(guest).catch(() => {})
  }
  return (
    <>
      {snapshot?.phase === 'playing' && <p className="sheet-note">{snapshot.own.length > 0 ? w.players : w.onlookers}</p>}
      {chat.length === 0 && <p className="sheet-note">{w.empty}</p>}
      <div className="chat" role="log" tabIndex={0} aria-label={words.table.chat}>
        <ol>
          {chat
            .filter(({ guest }) => !unheard.has(guest))
            .map((line) => (
              <li key={line.n}>
                {line.seat === null ? <i className="dot" /> : <Badge seat={line.seat} />}
                <span>
                  <b>{line.name}</b> {line.text}
                </span>
                {line.guest !== me && <Against table={snapshot?.table ?? ''} line={line} />}
              </li>
            ))}
        </ol>
      </div>
      {[...unheard].map(([guest, name]) => (
        <button key={guest} type="button" className="btn ghost" onClick={() => hear(guest)}>
          {w.unmute(name)}
        </button>
      ))}
      <form className="say" onSubmit={send}>
        <label className="grow">
          <span className="vh">{w.placeholder}</span>
          <input type="text" maxLength={500} value={text} placeholder={w.placeholder} onChange={(event) => setText(event.target.value)} />
        </label>
        <button type="submit" className="btn">
          {w.send}
        </button>
      </form>
    </>
  )
}

/** What can be done about a line: not to hear its writer in this browser, to have nothing to do with them anywhere, and to show it to the host. */
function Against({ table, line: { n, guest, name } }: { table: string; line: ChatLine }) {
  const [said, setSaid] = useState<string | null>(null)
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
        <button type="button" className="btn ghost" onClick={() => setMuted(guest, true)}>
          {w.mute(name)}
        </button>
        <button type="button" className="btn ghost" onClick={() => void attempt(block(guest), w.blocked)}>
          {w.block(name)}
        </button>
        <button type="button" className="btn ghost" onClick={() => void attempt(reportLine(table, n), w.reported)}>
          {w.report}
        </button>
      </div>
      {said && <p role="status">{said}</p>}
    </details>
  )
}
