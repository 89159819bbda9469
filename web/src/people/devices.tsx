import type { AccountSettings } from '@robodrome/protocol'
import { Button } from '../kit/button.tsx'
import { Alert } from '../kit/alert.tsx'
import { words } from '../words/index.ts'
import { endAllSessions, endSession } from './api.ts'
import { day } from './day.ts'
import { useDeed } from './use-asked.ts'

/** Signed-in devices: each session can be ended, or all of them at once. */
export function Devices({ account, done }: { account: AccountSettings; done(): void }) {
  const w = words.account
  const { failed, run } = useDeed()
  const then = (deed: () => Promise<unknown>): void =>
    run(async () => {
      await deed()
      done()
    })
  return (
    <section className="panel part" aria-labelledby="devices">
      <h2 id="devices">{w.devices}</h2>
      <ul className="list">
        {account.sessions.map(({ id, device, createdAt, here }) => (
          <li key={id}>
            <span>
              {w.device(device)}, {here ? w.here : w.from(day(createdAt))}
            </span>
            {(!here || account.kept) && (
              <Button look="ghost" aria-label={w.endDevice(w.device(device))} onClick={() => then(() => endSession(id))}>
                {w.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {account.kept && (
        <Button look="ghost" onClick={() => then(endAllSessions)}>
          {w.endAll}
        </Button>
      )}
      {failed && <Alert>{failed}</Alert>}
    </section>
  )
}
