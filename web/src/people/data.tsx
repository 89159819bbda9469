import type { AccountSettings } from '@robodrome/protocol'
import { useState } from 'react'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Alert } from '../kit/alert.tsx'
import { Icon } from '../kit/icons.tsx'
import { words } from '../words/index.ts'
import { deleteAccount } from './api.ts'
import { useDeed } from './use-asked.ts'

/** The reader's stored data: download and deletion. `isOld` means that the last sign-in was too long ago, so it must be repeated. */
export function Data({ account, isOld, onDeleted }: { account: AccountSettings; isOld: boolean; onDeleted(): void }) {
  const w = words.account
  const [typed, setTyped] = useState('')
  const { failed, isBusy, run } = useDeed()
  const isSure = typed === account.name
  const submit = (event: React.FormEvent): void => {
    event.preventDefault()
    if (!isSure || isBusy) return
    run(async () => {
      await deleteAccount()
      onDeleted()
    })
  }
  return (
    <section className="panel part" aria-labelledby="data">
      <h2 id="data">{w.data}</h2>
      <p>{w.exportHint}</p>
      <ButtonLink look="ghost" role="link" aria-disabled={isOld} href={isOld ? undefined : '/api/account/export'} download>
        <Icon name="download" /> {w.export}
      </ButtonLink>
      <form className="fields" onSubmit={submit}>
        <h3>{w.delete}</h3>
        <p>{w.deleteHint}</p>
        <label>
          <span>{w.deleteSure(account.name)}</span>
          <input type="text" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </label>
        <Button type="submit" look="ghost" className="harm" aria-disabled={!isSure || isBusy}>
          {w.delete}
        </Button>
        {failed && <Alert>{failed}</Alert>}
      </form>
    </section>
  )
}
