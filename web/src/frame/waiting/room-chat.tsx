import { useEffect, useState, type RefObject } from 'react'
import { Icon } from '../../kit/icons.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import type { TableLink } from '../../table/link.ts'
import { words } from '../../words/index.ts'
import { ChatPanel } from '../chat.tsx'
import { useUnread } from '../use-tools.ts'

type Part = { link: TableLink; chat: RefObject<HTMLElement | null> }

/** The room's chat. On a phone it is far below, so lines not seen there count as unread. */
export const RoomChat = ({ link, chat }: Part) => (
  <section ref={chat} className="panel room-part room-chat" aria-label={words.table.chat}>
    <h2>{words.table.chat}</h2>
    <ChatPanel link={link} seen={useSeen(chat)} />
  </section>
)

/** The number of unread lines, with a link to them. */
export const ChatMark = ({ link, chat }: Part) => {
  const unread = useUnread(link)
  if (unread === 0) return null
  return (
    <IconButton className="room-mark" aria-label={words.chat.unread(unread)} onClick={() => chat.current?.scrollIntoView()}>
      <Icon name="chat" />
      <b className="mark">{unread}</b>
    </IconButton>
  )
}

/** Whether at least half of an element is on the screen. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true), { threshold: 0.5 })
    if (element.current) watch.observe(element.current)
    return () => watch.disconnect()
  }, [element])
  return seen
}
