import { useEffect, useRef, type ComponentProps } from 'react'
import { Icon } from '../kit/icons.tsx'
import { useMedia } from '../kit/use-media.ts'
import type { TableLink } from '../table/link.ts'
import { words } from '../words/index.ts'
import { ChatPanel } from './chat.tsx'
import { Log } from './log.tsx'
import { useUnread } from './use-tools.ts'
import './log-or-chat.css'

/** Windows in which the desk has room for the chat. In all others, the chat opens as a sheet. */
const ROOM = '(min-width: 1200px) and (min-height: 700px)'

export const useChatBeside = (link: TableLink): boolean => useMedia(ROOM) && link.kind === 'online'

/** Counts requests for the chat; each one moves the focus to its input field. */
export interface Talk {
  open: boolean
  asked: number
}

/** The log on the desk. At online tables it shares its place with the chat, so that people can talk while they see the board. */
export function LogOrChat({
  link,
  log,
  talk,
  setOpen,
}: {
  link: TableLink
  log: ComponentProps<typeof Log>
  talk: Talk
  setOpen(open: boolean): void
}) {
  const beside = useChatBeside(link)
  if (!beside)
    return (
      <div className="panel logp">
        <Log {...log} />
      </div>
    )
  return (
    <div className={`panel logp tabbed${talk.open ? ' talking' : ''}`}>
      <Tabs link={link} open={talk.open} setOpen={setOpen} />
      {talk.open ? <Chat link={link} asked={talk.asked} /> : <Log {...log} />}
    </div>
  )
}

/** Two buttons instead of tabs: the list below has its own role and name. */
function Tabs({ link, open, setOpen }: { link: TableLink; open: boolean; setOpen(open: boolean): void }) {
  const unread = useUnread(link)
  const mark = open ? 0 : unread
  return (
    <div className="log-tabs" role="group" aria-label={words.table.logOrChat}>
      <button type="button" aria-pressed={!open} onClick={() => setOpen(false)}>
        <Icon name="list" size={16} />
        {words.table.log}
      </button>
      <button
        type="button"
        aria-pressed={open}
        aria-label={mark === 0 ? words.table.chat : words.chat.unread(mark)}
        onClick={() => setOpen(true)}
      >
        <Icon name="chat" size={16} />
        {words.table.chat}
        {mark > 0 && <b className="mark">{mark}</b>}
      </button>
    </div>
  )
}

function Chat({ link, asked }: { link: TableLink; asked: number }) {
  const part = useRef<HTMLElement>(null)
  useEffect(() => {
    if (asked > 0) part.current?.querySelector('input')?.focus()
  }, [asked])
  return (
    <section ref={part} className="desk-chat" aria-label={words.table.chat}>
      <ChatPanel link={link} />
    </section>
  )
}
