import { FACES, SYMBOLS, type Face } from '@robodrome/gekido/page'
import { useEffect, useState } from 'react'
import { Glyph } from './glyph.tsx'
import './dice.css'

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[20, 20]],
  2: [
    [11, 11],
    [29, 29],
  ],
  3: [
    [10, 10],
    [20, 20],
    [30, 30],
  ],
  4: [
    [11, 11],
    [29, 11],
    [11, 29],
    [29, 29],
  ],
  5: [
    [10, 10],
    [30, 10],
    [20, 20],
    [10, 30],
    [30, 30],
  ],
  6: [
    [11, 9],
    [29, 9],
    [11, 20],
    [29, 20],
    [11, 31],
    [29, 31],
  ],
}

/** A die with pips, as Structure and Armor use it. */
export const PipDie = ({ value, className = '' }: { value: number; className?: string }) => (
  <span className={`die gk-pips ${className}`} role="img" aria-label={String(value)}>
    <svg viewBox="0 0 40 40" aria-hidden="true">
      {PIPS[value]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.4" />
      ))}
    </svg>
  </span>
)

/** A Command die. While it tumbles it shows one face after another. */
export function CommandDie({ face, tumbling = false, delay = 0 }: { face: Face; tumbling?: boolean; delay?: number }) {
  const shown = useTumble(face, tumbling)
  return (
    <span
      className={`die gk-cd ${tumbling ? 'gk-tumble' : ''}`}
      style={{ animationDelay: `${delay}ms` }}
      role="img"
      aria-label={SYMBOLS[face].name}
    >
      <Glyph face={shown} />
    </span>
  )
}

/** Faces change every 60 ms while a die tumbles; with reduced motion it lies still. */
function useTumble(face: Face, tumbling: boolean): Face {
  const [shown, setShown] = useState(face)
  const moves = tumbling && document.documentElement.dataset['motion'] !== 'less'
  useEffect(() => {
    if (!moves) return
    const timer = setInterval(() => setShown(FACES[Math.floor(Math.random() * FACES.length)]!), 60)
    return () => clearInterval(timer)
  }, [moves])
  return moves ? shown : face
}
