import { useEffect, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { livingWords } from '../../words/living.ts'
import type { RoomLink } from '../room-link.ts'
import { useRoom } from '../use-room.ts'
import { useTrying } from './use-trying.ts'

const w = livingWords.phone

/** Shown after this phone has scanned the code of a seat. Somebody else at the table must confirm it. */
export function Claim({ link, ticket, done }: { link: RoomLink; ticket: string; done(): void }) {
  const { room, flash } = useRoom(link)
  const [asked, setAsked] = useState(false)
  const { fault, attempt } = useTrying()
  const open = room?.ticket ?? null
  useEffect(() => {
    if (flash?.type === 'moved' || (asked && open === null)) done()
  }, [flash, asked, open, done])
  return (
    <main className="phone-page cover">
      <h1>{asked ? w.claimed : w.claim}</h1>
      <p>{w.receiptGone}</p>
      {fault !== null && <p role="alert">{fault}</p>}
      <footer className="phone-acts">
        {!asked && (
          <Button
            look="signal"
            onClick={() =>
              attempt(async () => {
                await link.do({ type: 'claim', ticket })
                setAsked(true)
              })
            }
          >
            {w.claim}
          </Button>
        )}
        <Button look="ghost" onClick={done}>
          {w.no}
        </Button>
      </footer>
    </main>
  )
}
