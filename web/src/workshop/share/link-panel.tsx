import type { SharedBox } from '@robodrome/protocol'
import type { Bench } from '@robodrome/workshop'
import { useEffect, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { CopyButton } from '../../kit/copy-button.tsx'
import { Icon } from '../../kit/icons.tsx'
import { Qr } from '../../kit/qr.tsx'
import { useKeys } from '../../kit/use-keys.ts'
import { copyText } from '../../page/copy.ts'
import { sharingWords as w } from '../../words/sharing.ts'
import type { Draft } from '../drafts.ts'
import { linkInside, linkThere } from './link.ts'

/** A QR code must not contain more letters than this, so that cameras can read it from a screen. */
const MOST_IN_QR = 1_200

/** The link of the draft: to the host if others may see the box there, otherwise with the box inside. */
export function LinkPanel({ bench, draft, same }: { bench: Bench; draft: Draft; same: SharedBox | null }) {
  const [inside, setInside] = useState<string | null | undefined>()
  useEffect(() => {
    let isWanted = true
    void linkInside(bench, draft).then(
      (link) => isWanted && setInside(link),
      () => isWanted && setInside(null),
    )
    return () => {
      isWanted = false
    }
  }, [bench, draft])
  const isThere = same !== null && same.visibility !== 'me' && (same.state === 'shown' || same.state === 'review')
  const link = isThere ? linkThere(same.name) : (inside ?? null)
  const isPacking = !isThere && inside === undefined
  useKeys({ c: () => void (link !== null && copyText(link)) })
  return (
    <section className="panel box-link" aria-labelledby="share-link">
      <h2 id="share-link">{w.link}</h2>
      <p>{isPacking ? '' : link === null ? w.tooLong : isThere ? w.linkHost : w.linkInside}</p>
      {link !== null && (
        <>
          <code>{link}</code>
          <div className="row">
            {'share' in navigator && (
              <Button onClick={() => void navigator.share({ url: link, title: draft.name }).catch(() => {})}>
                <Icon name="share" /> {w.send}
              </Button>
            )}
            <CopyButton text={link} says={w.copy} done={w.copied} label={w.link} icon={<Icon name="copy" />} />
          </div>
          {link.length <= MOST_IN_QR && <Qr text={link} label={w.qr} />}
        </>
      )}
    </section>
  )
}
