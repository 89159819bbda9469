import { useId, useRef, type CSSProperties, type ReactNode } from 'react'
import { words } from '../../words/index.ts'
import { usePlace } from './use-place.ts'
import './coach.css'

/** A bubble next to its subject, with text and buttons. It does not take the focus. */
export function Bubble({ at, beside, says, acts }: { at: readonly string[]; beside: readonly string[]; says: ReactNode; acts: ReactNode }) {
  const bubble = useRef<HTMLElement>(null)
  const id = useId()
  const place = usePlace(bubble, at, beside, id)
  return (
    <section
      ref={bubble}
      className={`coach ${place?.side ?? 'none'}`}
      style={
        {
          left: place?.x ?? 0,
          top: place?.y ?? 0,
          visibility: place ? 'visible' : 'hidden',
          '--notch': `${place?.notch ?? 0}px`,
        } as CSSProperties
      }
      aria-label={words.coach.label}
    >
      <div id={id} aria-live="polite">
        {says}
      </div>
      {acts}
    </section>
  )
}
