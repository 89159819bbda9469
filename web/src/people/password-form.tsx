import { LIMITS } from '@robodrome/protocol'
import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Alert } from '../kit/alert.tsx'
import { words } from '../words/index.ts'
import { setPassword } from './api.ts'
import { Field } from './field.tsx'
import { useDeed } from './use-asked.ts'

/** A form for the user name and password of the account. A password manager can fill in both, and pasting works. */
export function PasswordForm({ username: known, onDone, onCancel }: { username: string; onDone(): void; onCancel(): void }) {
  const w = words.account
  const [username, setUsername] = useState(known)
  const [password, setOwn] = useState('')
  const { failed, isBusy, run } = useDeed()
  const submit = (event: React.FormEvent): void => {
    event.preventDefault()
    if (isBusy) return
    run(async () => {
      await setPassword(username, password)
      onDone()
    })
  }
  return (
    <form className="fields" onSubmit={submit}>
      <Field
        label={w.username}
        hint={w.usernameHint}
        name="username"
        autoComplete="username"
        maxLength={LIMITS.name}
        value={username}
        onChange={setUsername}
      />
      <Field
        label={w.password}
        hint={w.passwordHint}
        type="password"
        name="new-password"
        autoComplete="new-password"
        minLength={LIMITS.leastPassword}
        maxLength={LIMITS.password}
        value={password}
        onChange={setOwn}
      />
      <div className="row flow">
        <Button type="submit" look="bone" aria-disabled={isBusy}>
          {w.save}
        </Button>
        <Button look="ghost" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
      {failed && <Alert>{failed}</Alert>}
    </form>
  )
}
