import { useEffect, useState } from 'react'
import { ButtonLink } from '../kit/button.tsx'
import { placeHref } from '../page/route.ts'
import { Stage } from '../shell/stage.tsx'
import { confirmMail } from '../table/me.ts'
import { words } from '../words/index.ts'

/** Where the link in a letter leads: it shows that the address is its reader's. */
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
