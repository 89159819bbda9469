import { useEffect, useState } from 'react'
import { ButtonLink } from '../kit/button.tsx'
import { placeHref } from '../page/route.ts'
import { Stage } from '../shell/stage.tsx'
import { confirmMail } from '../table/me.ts'
import { words } from '../words/index.ts'

/** The target of the link in an e-mail, which proves that the address belongs to the reader. */
export default function ConfirmPage({ rest: [code = ''] }: { rest: readonly string[] }) {
  const [done, setDone] = useState<boolean | null>(null)
  useEffect(() => {
    void confirmMail(code).then(
      () => setDone(true),
      () => setDone(false),
    )
  }, [code])
  const w = words.reach
  return (
    <main>
      <Stage
        heading={done === null ? w.confirming : done ? w.confirmed : w.notConfirmed}
        actions={
          <ButtonLink look="bone" href={placeHref('reach')}>
            {words.notices.settings}
          </ButtonLink>
        }
      />
    </main>
  )
}
