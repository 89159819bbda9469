import type { Snapshot } from '@robodrome/table'
import { useState, type RefObject } from 'react'
import { Icon } from '../../kit/icons.tsx'
import { Sheet } from '../../kit/sheet.tsx'
import { useKeys } from '../../kit/use-keys.ts'
import { WayBack } from '../../kit/way-back.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import type { TableLink } from '../../table/link.ts'
import { gameName } from '../../boards/faces.ts'
import { words } from '../../words/index.ts'
import { waitingWords as w } from '../../words/waiting.ts'
import { Rulebook } from '../rulebook/rulebook.tsx'
import { SettingsForm } from '../settings-form.tsx'
import { useMode } from '../use-mode.ts'
import { ChatMark } from './room-chat.tsx'

/** The way back, the game and the table's owner; rulebook and settings as during play. */
export function RoomBar({ link, snapshot, chat }: { link: TableLink; snapshot: Snapshot; chat: RefObject<HTMLElement | null> | null }) {
  const [open, setOpen] = useState<'rules' | 'settings' | null>(null)
  const close = (): void => setOpen(null)
  const openRules = (): void => setOpen('rules')
  useKeys({ r: openRules })
  const { title } = useMode(snapshot)
  const where = snapshot.public ? w.inPublic : w.byLink
  const host = snapshot.seats.find((seat) => seat.host)?.name
  return (
    <>
      <header>
        <WayBack to="#/" label={words.back} />
        <span className="room-name">
          <b>{w.named(gameName(snapshot.game), title)}</b>
          <span className="subline ellipsis">
            {snapshot.host ? w.hosting(where) : host === undefined ? where : w.hostedBy(host, where)}
          </span>
        </span>
        {chat && <ChatMark link={link} chat={chat} />}
        <IconButton className="wide" aria-label={`${words.table.rulebook} (R)`} onClick={openRules}>
          <Icon name="book" />
        </IconButton>
        <IconButton aria-label={words.table.settings} onClick={() => setOpen('settings')}>
          <Icon name="gear" />
        </IconButton>
      </header>
      {open === 'rules' && <Rulebook game={snapshot.game} at={null} onClose={close} />}
      {open === 'settings' && (
        <Sheet title={words.settings.title} onClose={close}>
          <SettingsForm />
        </Sheet>
      )}
    </>
  )
}
