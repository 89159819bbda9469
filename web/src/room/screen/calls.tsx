import { useEffect, useState } from 'react'
import { sound } from '../../sound/sound.ts'
import { livingWords } from '../../words/living.ts'
import type { Flash } from '../room-link.ts'
import './over.css'

const w = livingWords.screen
const SHOWN_MS = 6_000

/** Calls a person whose phone is asleep, and announces whose seat has moved. */
export function Calls({ flash, nameOf }: { flash: Flash | null; nameOf(seat: number): string }) {
  const [said, setSaid] = useState<string | null>(null)
  useEffect(() => {
    if (flash === null || flash.type === 'cheer') return
    setSaid(flash.type === 'call' ? w.calls(nameOf(flash.seat)) : w.moved(flash.name))
    sound('decide')
    const timer = setTimeout(() => setSaid(null), SHOWN_MS)
    return () => clearTimeout(timer)
    // Each flash is shown only once, identified by its number.
  }, [flash?.n])
  return said === null ? null : (
    <p className="tv-call" role="status">
      {said}
    </p>
  )
}
