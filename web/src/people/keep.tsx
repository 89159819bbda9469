import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Alert } from '../kit/alert.tsx'
import { Icon } from '../kit/icons.tsx'
import { words } from '../words/index.ts'
import { addPasskey, settings } from './api.ts'
import { PasswordForm } from './password-form.tsx'
import { useAsked, useDeed } from './use-asked.ts'

/** For guests: saves the account with a passkey or a password. Cancelling changes nothing. */
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
            <Button look="signal" aria-disabled={isBusy} onClick={passkey}>
              <Icon name="lock" /> {w.passkey}
            </Button>
          )}
          <Button look="ghost" onClick={() => setTyping(true)}>
            {w.setPassword}
          </Button>
        </div>
      )}
      {found && !found.passkeysWork && !isTyping && <small>{w.noPasskeys}</small>}
      {failed && (
        <Alert>
          {w.failed} {failed}
        </Alert>
      )}
    </section>
  )
}
