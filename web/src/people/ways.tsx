import type { AccountSettings } from '@robodrome/protocol'
import { useState } from 'react'
import { Icon } from '../kit/icons.tsx'
import { words } from '../words/index.ts'
import { addPasskey, dropPasskey } from './api.ts'
import { day } from './day.ts'
import { PasswordForm } from './password-form.tsx'
import { useDeed } from './use-asked.ts'

/** The ways into an account that is kept: password and passkeys. */
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
            <button
              type="button"
              className="btn ghost"
              aria-label={w.removePasskey(device, day(createdAt))}
              onClick={() => then(() => dropPasskey(id))}
            >
              {w.remove}
            </button>
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
            <button type="button" className="btn" aria-disabled={isBusy} onClick={() => then(addPasskey)}>
              <Icon name="lock" /> {w.addPasskey}
            </button>
          )}
          <button type="button" className="btn ghost" onClick={() => setTyping(true)}>
            {username === null ? w.setPassword : w.changePassword}
          </button>
        </div>
      )}
      {failed && (
        <p className="harm" role="alert">
          {failed}
        </p>
      )}
    </section>
  )
}
