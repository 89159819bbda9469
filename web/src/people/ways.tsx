import type { AccountSettings } from '@robodrome/protocol'
import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Alert } from '../kit/alert.tsx'
import { Icon } from '../kit/icons.tsx'
import { words } from '../words/index.ts'
import { addPasskey, dropPasskey } from './api.ts'
import { day } from './day.ts'
import { PasswordForm } from './password-form.tsx'
import { useDeed } from './use-asked.ts'

/** The sign-in methods of a saved account: password and passkeys. */
export function Ways({ account, done }: { account: AccountSettings; done(sentence?: string | null): void }) {
  const w = words.account
  const { username, passkeys, passkeysWork } = account
  const [isTyping, setTyping] = useState(false)
  const { failed, isBusy, run } = useDeed()
  const then = (deed: () => Promise<unknown>): void =>
    run(async () => {
      await deed()
      done()
    })
  return (
    <section className="panel part" aria-labelledby="ways">
      <h2 id="ways">{w.ways}</h2>
      <ul className="list">
        {username !== null && <li>{w.way(username)}</li>}
        {passkeys.map(({ id, device, createdAt, usedAt }) => (
          <li key={id}>
            <span>
              {w.passkeyFrom(device, day(createdAt))}
              {usedAt !== null && `, ${w.used(day(usedAt))}`}
            </span>
            <Button look="ghost" aria-label={w.removePasskey(device, day(createdAt))} onClick={() => then(() => dropPasskey(id))}>
              {w.remove}
            </Button>
          </li>
        ))}
      </ul>
      {isTyping ? (
        <PasswordForm
          username={username ?? ''}
          onDone={() => {
            setTyping(false)
            done(w.kept)
          }}
          onCancel={() => setTyping(false)}
        />
      ) : (
        <div className="row flow">
          {passkeysWork && (
            <Button aria-disabled={isBusy} onClick={() => then(addPasskey)}>
              <Icon name="lock" /> {w.addPasskey}
            </Button>
          )}
          <Button look="ghost" onClick={() => setTyping(true)}>
            {username === null ? w.setPassword : w.changePassword}
          </Button>
        </div>
      )}
      {failed && <Alert>{failed}</Alert>}
    </section>
  )
}
