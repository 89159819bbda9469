import { BadInput } from '@robodrome/kernel'
import { useEffect, useState } from 'react'
import { Alert } from '../../kit/alert.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import { Icon } from '../../kit/icons.tsx'
import { placeHref } from '../../page/route.ts'
import { sharingWords as w } from '../../words/sharing.ts'
import { sharedThere } from './api.ts'
import { boxInside, isInside } from './link.ts'
import { openThere } from './take.ts'
import { BoxView } from './box-view.tsx'
import type { Sent } from './sent.ts'
import './share.css'

async function open(id: string, letters: string): Promise<Sent> {
  if (isInside(letters)) {
    const { box, title } = await boxInside(letters).catch((error: Error) => {
      throw error instanceof BadInput ? error : new Error(w.notWhole, { cause: error })
    })
    return { box, title, shared: null }
  }
  const shared = await sharedThere(`${id} ${letters}`)
  return { box: await openThere(shared), title: shared.title, shared }
}

/** A box by its link: #/box/NAME/DIGEST on a host, or #/box/NAME/~LETTERS with the box inside. */
export default function BoxPage({ rest: [id = '', letters = ''] }: { rest: readonly string[] }) {
  const [sent, setSent] = useState<Sent | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    setSent(null)
    setFault(null)
    open(id, letters).then(
      (found) => isWanted && setSent(found),
      (error: Error) => isWanted && setFault(w.broken(error.message)),
    )
    return () => {
      isWanted = false
    }
  }, [id, letters])
  return (
    <main className="shared-box">
      <ButtonLink look="ghost" href={placeHref('workshop')}>
        <Icon name="back" /> {w.back}
      </ButtonLink>
      <Alert>{fault}</Alert>
      {sent === null && fault === null && <p role="status">{w.loading}</p>}
      {sent !== null && <BoxView key={sent.box.name} sent={sent} />}
    </main>
  )
}
