import type { ChatLine } from '@robodrome/table'
import { useState, useSyncExternalStore } from 'react'
import { Badge } from '../kit/seat.tsx'
import { reportLine } from '../table/api.ts'
import type { TableLink } from '../table/link.ts'
import { mutedAccounts, setMuted } from '../table/muted.ts'
import { words } from '../words/index.ts'
import './chat.css'

const w = words.chat

/** What people say at the table: players among themselves, onlookers among themselves, and all of it after the battle. */
export function ChatPanel({ link }: { link: TableLink }) {
  const { chat, snapshot, me } = useSyncExternalStore(link.subscribe, link.state)
  const [text, setText] = useState('')
  const [muted, setAccounts] = useState(mutedAccounts)
  const send = (event: React.FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    void link.chat(text.trim())
    setText('')
  }
  const hidden = new Map(chat.filter(({ guest }) => muted.includes(guest)).map(({ guest, name }) => [guest, name]))
  return (
    <>
      {snapshot?.phase === 'playing' && <p className="sheet-note">{snapshot.own.length > 0 ? w.players : w.onlookers}</p>}
      {chat.length === 0 && <p className="sheet-note">{w.empty}</p>}
      <div className="chat" role="log" tabIndex={0} aria-label={words.table.chat}>
        <ol>
          {chat
            .filter(({ guest }) => !hidden.has(guest))
            .map((line) => (
              <li key={line.n}>
                {line.seat === null ? <i className="dot" /> : <Badge seat={line.seat} />}
                <span>
                  <b>{line.name}</b> {line.text}
                </span>
                {line.guest !== me && (
                  <Against table={snapshot?.table ?? ''} line={line} mute={() => setAccounts(setMuted(line.guest, true))} />
                )}
              </li>
            ))}
        </ol>
      </div>
      {[...hidden].map(([guest, name]) => (
        <button key={guest} type="button" className="btn ghost" onClick={() => setAccounts(setMuted(guest, false))}>
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

/** What can be done about a line: not to hear its writer any more, and to show it to the host. */
function Against({ table, line: { n, name }, mute }: { table: string; line: ChatLine; mute(): void }) {
  const [reported, setReported] = useState(false)
  const report = async (): Promise<void> => {
    await reportLine(table, n).catch(() => null)
    setReported(true)
  }
  return (
    <details className="against">
      <summary aria-label={w.against(name)}>⋯</summary>
      <button type="button" className="btn ghost" onClick={mute}>
        {w.mute(name)}
      </button>
      <button type="button" className="btn ghost" disabled={reported} onClick={() => void report()}>
        {reported ? w.reported : w.report}
      </button>
    </details>
  )
}
