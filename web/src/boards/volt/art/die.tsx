import type { Color } from '@robodrome/volt/page'
import './die.css'

const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[20, 20]],
  [
    [11, 11],
    [29, 29],
  ],
  [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  [
    [11, 11],
    [29, 11],
    [11, 29],
    [29, 29],
  ],
  [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  [
    [11, 10],
    [29, 10],
    [11, 20],
    [29, 20],
    [11, 30],
    [29, 30],
  ],
]

/** A blue or red die. It is decoration: whoever uses it names it. */
export const PipDie = ({ color, value, size }: { color: Color; value: number; size?: number }) => (
  <span
    className={`die vt-die ${color}`}
    style={size === undefined ? undefined : ({ '--d': `${size}px` } as React.CSSProperties)}
    aria-hidden="true"
  >
    <svg viewBox="0 0 40 40">
      {SPOTS[value]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.4" />
      ))}
    </svg>
  </span>
)

/** An arrow in the direction of a key. */
export const KeyArrow = ({ turn, size = 18 }: { turn: number; size?: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} style={{ transform: `rotate(${turn * 45}deg)` }} aria-hidden="true">
    <path
      d="M12 4v16M5.5 10.5L12 4l6.5 6.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
