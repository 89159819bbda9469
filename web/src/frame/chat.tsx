import { useState, useSyncExternalStore } from 'react'
import { Badge } from '../kit/seat.tsx'
import type { TableLink } from '../table/link.ts'
import { words } from '../words/index.ts'
import './chat.css'

export function ChatPanel({ link }: { link: TableLink }) {
  const { chat } = useSyncExternalStore(link.subscribe, link.state)
  const [text, setText] = useState('')
  const send = (event: React.FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    void link.chat(text.trim())
    setText('')
  }
  return (
    <>
      {chat.length === 0 && <p className="sheet-note">{words.chat.empty}</p>}
      <div className="chat" role="log" tabIndex={0} aria-label={words.table.chat}>
        <ol>
          {chat.map(({ n, name, seat, text: said }) => (
            <li key={n}>
              {seat === null ? <i className="dot" /> : <Badge seat={seat} />}
              <span>
                <b>{name}</b> {said}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <form className="say" onSubmit={send}>
        <label className="grow">
          <span className="vh">{words.chat.placeholder}</span>
          <input
            type="text"
            maxLength={500}
            value={text}
            placeholder={words.chat.placeholder}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <button type="submit" className="btn">
          {words.chat.send}
        </button>
      </form>
    </>
  )
}
