import { roomCard, type RoomCard } from '@robodrome/protocol/rooms'
import { useCallback, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/field.tsx'
import { prefer, preferences } from '../../page/preferences.ts'
import { go } from '../../page/route.ts'
import { call, hasSession, signIn } from '../../table/api.ts'
import { useLoaded } from '../../table/remote.ts'
import { livingWords } from '../../words/living.ts'
import { useRoomLink } from '../use-room.ts'
import { Guest } from './guest.tsx'
import './hand.css'

const w = livingWords.phone

/** A phone in the room, `#/j/CODE`, and `#/j/CODE/TICKET` for a seat that is waiting for it. */
export default function PhonePage({ rest: [code = '', ticket] }: { rest: readonly string[] }) {
  const find = useCallback((): Promise<RoomCard> => call(roomCard, `rooms/${encodeURIComponent(code)}`), [code])
  const { found, failure } = useLoaded(find, PACE)
  const [name, setName] = useState<string | null>(() => (hasSession() ? preferences().name : null))
  if (failure !== null && found === null) return <NoRoom />
  if (found === null) return <main className="phone-page cover">{w.looking}</main>
  if (name === null) return <Name enter={setName} />
  return <Inside code={found.code} ticket={ticket ?? null} />
}

/** One request is enough, because the room's socket brings the rest. A room that could not be found is requested again. */
const PACE = { everyMs: null, failedMs: 3_000 }

function Inside({ code, ticket }: { code: string; ticket: string | null }) {
  const link = useRoomLink(code, false)
  return link && <Guest link={link} code={code} ticket={ticket} />
}

/** Shown if the code was mistyped, or its room is over. */
function NoRoom() {
  const [typed, setTyped] = useState('')
  return (
    <main className="phone-page cover">
      <h1>{w.noRoom}</h1>
      <p>{w.noRoomNote}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          go({ at: 'place', place: 'j', rest: [typed.trim()] })
        }}
      >
        <Field title={w.code}>
          <input type="text" maxLength={12} autoCapitalize="characters" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <Button look="signal" type="submit" disabled={typed.trim() === ''}>
          {w.go}
        </Button>
      </form>
    </main>
  )
}

/** Asks for a name, which is enough: no account is needed. */
function Name({ enter }: { enter(name: string): void }) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const come = async (): Promise<void> => {
    const name = typed.trim()
    prefer({ name })
    await signIn()
    enter(name)
  }
  return (
    <main className="phone-page cover">
      <h1>{livingWords.title}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          come().catch((error: Error) => setFault(error.message))
        }}
      >
        <Field title={w.name}>
          <input type="text" maxLength={24} autoComplete="nickname" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        {fault !== null && <p role="alert">{fault}</p>}
        <Button look="signal" type="submit" disabled={typed.trim() === ''}>
          {w.enter}
        </Button>
      </form>
    </main>
  )
}
