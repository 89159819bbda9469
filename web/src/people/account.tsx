import { useState } from 'react'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Alert } from '../kit/alert.tsx'
import { EXTRAS } from '../boards/extras.ts'
import { Pad } from '../boards/pad.tsx'
import { placeHref } from '../page/route.ts'
import { Stage } from '../shell/stage.tsx'
import { useNow } from '../shell/time.ts'
import { words } from '../words/index.ts'
import { settings, type Account } from './api.ts'
import { Blocked } from './blocked.tsx'
import { Codes } from './codes.tsx'
import { Data } from './data.tsx'
import { Devices } from './devices.tsx'
import { Keep } from './keep.tsx'
import { SignIn } from './sign-in.tsx'
import { useAsked } from './use-asked.ts'
import { Ways } from './ways.tsx'
import './people.css'

/** Sign-in methods, signed-in devices, and deletion of the account. */
export default function AccountPage() {
  const { found, failed, again } = useAsked('account', settings)
  const [said, setSaid] = useState<string | null>(null)
  const w = words.account
  const done = (sentence: string | null = null): void => {
    setSaid(sentence)
    again()
  }
  return (
    <div className="people-screen">
      <Stage
        heading={w.title}
        lead={found?.name}
        actions={
          <ButtonLink look="ghost" href={placeHref('u')}>
            {words.profile.title}
          </ButtonLink>
        }
      >
        <Pad seat={1} figure={EXTRAS.cat} height={190} />
      </Stage>
      <main className="one" aria-busy={found === null && failed === null}>
        <p role="status">{said}</p>
        {failed && (
          <Alert mild>
            {failed} <Button onClick={again}>{words.profile.again}</Button>
          </Alert>
        )}
        {found && <Parts key={found.id} account={found} done={done} />}
      </main>
    </div>
  )
}

function Parts({ account, done }: { account: Account; done(sentence?: string | null): void }) {
  const w = words.account
  const isOld = useNow(30_000) >= account.provenUntil
  return (
    <>
      {!account.kept && <Keep name={account.name} onKept={() => done(w.kept)} />}
      {(!account.kept || isOld) && (
        <SignIn account={account} onEntered={(name) => done(account.kept ? w.signedInAgain(name) : w.signedIn(name))} />
      )}
      {account.kept && <Ways account={account} done={done} />}
      {account.kept && <Codes left={account.codes} />}
      <Devices account={account} done={done} />
      <Blocked />
      <Data account={account} isOld={account.kept && isOld} onDeleted={() => done(w.deleted)} />
    </>
  )
}
