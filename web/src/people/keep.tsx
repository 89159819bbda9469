import { useState } from 'react'
import { Icon } from '../kit/icons.tsx'
import { words } from '../words/index.ts'
import { addPasskey, settings } from './api.ts'
import { PasswordForm } from './password-form.tsx'
import { useAsked, useDeed } from './use-asked.ts'

/** For a guest: keeps the account by a passkey or a password. Cancelling leaves all as it was. */
export function Keep({ name, onKept }: { name: string; onKept(): void }) {
  const w = words.account
  const { found } = useAsked('keep', settings)
  const [isTyping, setTyping] = useState(false)
  const { failed, isBusy, run } = useDeed()
  const passkey = () =>
    run(async () => {
      await addPasskey()
      onKept()
    })
  return (
    <section className="panel keep" aria-labelledby="keep">
      <h2 id="keep">{w.keep}</h2>
      <p>{w.keepHint(name)}</p>
      {isTyping ? (
        <PasswordForm username="" onDone={onKept} onCancel={() => setTyping(false)} />
      ) : (
        <div className="row flow">
          {found?.passkeysWork && (
            <button type="button" className="btn pri" aria-disabled={isBusy} onClick={passkey}>
              <Icon name="lock" /> {w.passkey}
            </button>
          )}
          <button type="button" className="btn ghost" onClick={() => setTyping(true)}>
            {w.setPassword}
          </button>
        </div>
      )}
      {found && !found.passkeysWork && !isTyping && <small>{w.noPasskeys}</small>}
      {failed && (
        <p className="harm" role="alert">
          {w.failed} {failed}
        </p>
      )}
    </section>
  )
}
