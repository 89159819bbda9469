import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Alert } from '../kit/alert.tsx'
import { words } from '../words/index.ts'
import { newCodes } from './api.ts'
import { useDeed } from './use-asked.ts'

/** Recovery codes: how many are left, and a button for new ones, which are shown only once. */
export function Codes({ left }: { left: number }) {
  const w = words.account
  const [shown, setShown] = useState<readonly string[]>([])
  const { failed, isBusy, run } = useDeed()
  return (
    <section className="panel part" aria-labelledby="codes">
      <h2 id="codes">{w.codes}</h2>
      {shown.length === 0 ? (
        <p>{w.codesLeft(left)}</p>
      ) : (
        <>
          <p role="status">{w.codesShown}</p>
          <ul className="codes">
            {shown.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button look="ghost" aria-disabled={isBusy} onClick={() => run(async () => setShown(await newCodes()))}>
        {w.newCodes}
      </Button>
      {failed && <Alert>{failed}</Alert>}
    </section>
  )
}
