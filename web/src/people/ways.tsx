import type { AccountSettings } from '@robodrome/protocol'
import { useState } from 'react'
import { Icon } from '../kit/icons.tsx'
import { words } from '../words/index.ts'
import { addPasskey, dropPasskey, newCodes } from './api.ts'
import { day } from './day.ts'
import { PasswordForm } from './password-form.tsx'
import { useDeed } from './use-asked.ts'

/** The ways into an account that is kept: password, passkeys, recovery codes. */
export function Ways({ account, done }: { account: AccountSettings; done(sentence?: string | null): void }) {
  const w = words.account
  const { username, passkeys, passkeysWork, codes } = account
  const [isTyping, setTyping] = useState(false)
  const [shown, setShown] = useState<readonly string[]>([])
  const { failed, isBusy, run } = useDeed()
  const then = (deed: () => Promise<unknown>): void =>
    run(async () => {
      await deed()
      done()
    })
  return (
    <>
      <section className="panel part" aria-labelledby="ways">
        <h2 id="ways">{w.ways}</h2>
        <ul className="list">
          {username !== null && <li>{w.way(username)}</li>}
          {passkeys.map(({ id, createdAt, usedAt }) => (
            <li key={id}>
              {w.passkeyFrom(day(createdAt))}
              {usedAt !== null && `, ${w.used(day(usedAt))}`}
              <button
                type="button"
                className="btn ghost"
                aria-label={w.removePasskey(day(createdAt))}
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
      <section className="panel part" aria-labelledby="codes">
        <h2 id="codes">{w.codes}</h2>
        {shown.length === 0 ? (
          <p>{w.codesLeft(codes)}</p>
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
        <button type="button" className="btn ghost" aria-disabled={isBusy} onClick={() => run(async () => setShown(await newCodes()))}>
          {w.newCodes}
        </button>
      </section>
    </>
  )
}
