import { useEffect, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icons.tsx'
import { Qr } from '../../kit/qr.tsx'
import { copyText } from '../../page/copy.ts'
import { parseRoute, tableLink } from '../../page/route.ts'
import { words } from '../../words/index.ts'
import { waitingWords } from '../../words/waiting.ts'
import './invite.css'

const w = waitingWords

const COPIED_MS = 2_000

/** The link to this room: a QR code, a share button and a copy button. */
export default function Invite({ seat }: { seat: number | null }) {
  const [copied, setCopied] = useState(false)
  const room = parseRoute(location.hash)
  const url = room.at === 'table' ? tableLink(room.id) : location.href
  useEffect(() => {
    const timer = copied ? setTimeout(() => setCopied(false), COPIED_MS) : undefined
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (): Promise<void> => {
    setCopied(await copyText(url))
  }
  return (
    <section className="panel room-part room-invite" aria-labelledby="invite">
      <h2 id="invite">{seat === null ? w.invite : w.inviteTo(seat + 1)}</h2>
      <div className="invite">
        <Qr text={url} label={w.code} />
        <div>
          <p>{w.scan}</p>
          {'share' in navigator && (
            <Button onClick={() => void navigator.share({ url, title: words.title }).catch(() => {})}>
              <Icon name="link" size={18} />
              {w.shareIt}
            </Button>
          )}
        </div>
      </div>
      <div className="row share">
        <input type="text" readOnly value={url} aria-label={w.link} onFocus={(event) => event.target.select()} />
        <Button onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} size={18} />
          <span>{copied ? words.copied : words.copy}</span>
        </Button>
      </div>
      <small>{w.share}</small>
    </section>
  )
}
