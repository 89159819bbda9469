import type { Seat } from '@robodrome/kernel'
import { useEffect, useRef } from 'react'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icons.tsx'
import { Badge, paint } from '../kit/seat.tsx'
import { words } from '../words/index.ts'

/** Between two people who share a device: the next seat's colour and pattern, and nothing private before the tap. */
export function Curtain({ seat, name, open }: { seat: Seat; name: string; open(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
  }, [])
  return (
    <main className={`curtain ${paint(seat)}`}>
      <i className={`band ${paint(seat)}`} />
      <Badge seat={seat} size={72} />
      <Icon name="eyeOff" size={28} />
      <h1>{words.curtain.pass(name)}</h1>
      <p>{words.curtain.note}</p>
      <Button ref={button} look="signal" onClick={open}>
        {words.curtain.iAm(name)}
      </Button>
    </main>
  )
}
