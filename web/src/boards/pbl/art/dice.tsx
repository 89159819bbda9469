import { useEffect, useState } from 'react'
import './dice.css'

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[20, 20]],
  [
    [11, 11],
    [29, 29],
  ],
  [
    [10, 10],
    [20, 20],
    [30, 30],
  ],
  [
    [11, 11],
    [29, 11],
    [11, 29],
    [29, 29],
  ],
  [
    [10, 10],
    [30, 10],
    [20, 20],
    [10, 30],
    [30, 30],
  ],
  [
    [11, 9],
    [29, 9],
    [11, 20],
    [29, 20],
    [11, 31],
    [29, 31],
  ],
]

/** A die with pips: red attacks, blue defends, bone lies in a hangar or strikes. */
export function Die({
  face,
  paint,
  tumbling = false,
  delay = 0,
}: {
  face: number
  paint: 'red' | 'blue' | 'bone'
  tumbling?: boolean
  delay?: number
}) {
  const shown = useTumble(face, tumbling)
  return (
    <span
      className={`die pb-die ${paint}${tumbling ? ' tumbling' : ''}`}
      style={delay > 0 ? { animationDelay: `${delay}ms` } : undefined}
      aria-hidden="true"
    >
      <svg viewBox="0 0 40 40">
        {PIPS[shown]?.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4.4" />
        ))}
      </svg>
    </span>
  )
}

/** Faces change every 60 ms while a die tumbles; with reduced motion it lies still. */
function useTumble(face: number, tumbling: boolean): number {
  const [shown, setShown] = useState(face)
  const moves = tumbling && document.documentElement.dataset['motion'] !== 'less'
  useEffect(() => {
    if (!moves) return
    const timer = setInterval(() => setShown(1 + Math.floor(Math.random() * 6)), 60)
    return () => clearInterval(timer)
  }, [moves])
  return moves ? shown : face
}
