import { useEffect, useSyncExternalStore } from 'react'
import { Button } from '../kit/button.tsx'
import { Alert } from '../kit/alert.tsx'
import { signIn } from '../table/api.ts'
import { block, loadBlocked, quiet, unblock } from '../table/quiet.ts'
import { words } from '../words/index.ts'
import { useDeed } from './use-asked.ts'

/** Blocked people, each with a button to unblock them; nothing if there are none. */
export function Blocked() {
  const { blocked } = useSyncExternalStore(quiet.subscribe, quiet.state)
  const { failed, run } = useDeed()
  const w = words.account.blocked
  useEffect(() => {
    loadBlocked().catch(() => {})
  }, [])
  if (blocked.length === 0) return null
  return (
    <section className="panel part" aria-labelledby="blocked">
      <h2 id="blocked">{w.title}</h2>
      <p>{w.note}</p>
      <ul className="list">
        {blocked.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <Button look="ghost" aria-label={w.endName(name)} onClick={() => run(() => unblock(id))}>
              {w.end}
            </Button>
          </li>
        ))}
      </ul>
      {failed && <Alert>{failed}</Alert>}
    </section>
  )
}

/** The button on another person's profile that blocks or unblocks them. */
export function BlockButton({ id }: { id: string }) {
  const { blocked } = useSyncExternalStore(quiet.subscribe, quiet.state)
  const { failed, run } = useDeed()
  const w = words.account.blocked
  useEffect(() => {
    loadBlocked().catch(() => {})
  }, [])
  const is = blocked.some((each) => each.id === id)
  return (
    <>
      <Button look="ghost" onClick={() => run(() => (is ? unblock(id) : signIn().then(() => block(id))))}>
        {is ? w.end : w.begin}
      </Button>
      {failed && <span role="alert">{failed}</span>}
    </>
  )
}
