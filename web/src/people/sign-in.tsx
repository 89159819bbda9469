import { LIMITS, type AccountSettings, type Session } from '@robodrome/protocol'
import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Alert } from '../kit/alert.tsx'
import { Icon } from '../kit/icons.tsx'
import { words } from '../words/index.ts'
import { enterByCode, enterByPasskey, enterByPassword } from './api.ts'
import { Field } from './field.tsx'
import { useDeed } from './use-asked.ts'

/** Signing in by passkey, password or recovery code: for guests with an account elsewhere, and to confirm an old session. */
export function SignIn({ account, onEntered }: { account: AccountSettings; onEntered(name: string): void }) {
  const w = words.account
  const [username, setUsername] = useState(account.username ?? '')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [byCode, setByCode] = useState(account.kept && account.username === null)
  const [bring, setBring] = useState(true)
  const { failed, isBusy, run } = useDeed()
  const again = account.kept
  const enter = (way: () => Promise<Session>): void => run(async () => onEntered((await way()).name))
  const submit = (event: React.FormEvent): void => {
    event.preventDefault()
    if (!isBusy) enter(() => (byCode ? enterByCode(code, bring) : enterByPassword(username, password, bring)))
  }
  return (
    <section className="panel part" aria-labelledby="sign-in">
      <h2 id="sign-in">{again ? w.againTitle : w.signInTitle}</h2>
      <p>{again ? w.againLead : w.signInLead}</p>
      {account.passkeysWork && (!again || account.passkeys.length > 0) && (
        <Button aria-disabled={isBusy} onClick={() => enter(() => enterByPasskey(bring))}>
          <Icon name="lock" /> {w.byPasskey}
        </Button>
      )}
      <form className="fields" onSubmit={submit}>
        {byCode ? (
          <Field label={w.code} name="code" autoComplete="off" maxLength={40} value={code} onChange={setCode} />
        ) : (
          <>
            <Field
              label={w.username}
              name="username"
              autoComplete="username"
              maxLength={LIMITS.name}
              value={username}
              onChange={setUsername}
            />
            <Field
              label={w.password}
              type="password"
              name="password"
              autoComplete="current-password"
              maxLength={LIMITS.password}
              value={password}
              onChange={setPassword}
            />
          </>
        )}
        {!again && (
          <label className="as-typed">
            <input type="checkbox" checked={bring} onChange={(event) => setBring(event.target.checked)} />
            <span>{w.bring(account.name)}</span>
          </label>
        )}
        <div className="row flow">
          <Button type="submit" look="bone" aria-disabled={isBusy}>
            {w.signIn}
          </Button>
          {!byCode && (
            <Button look="ghost" onClick={() => setByCode(true)}>
              {w.byCode}
            </Button>
          )}
        </div>
      </form>
      {failed && <Alert>{failed}</Alert>}
    </section>
  )
}
