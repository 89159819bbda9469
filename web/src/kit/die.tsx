import { memo, type CSSProperties } from 'react'
import { Rolling, rolls, startingWith } from './rolling.tsx'
import './die.css'

/** The offsets of the pips from the middle of each face. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]
/** The order of faces while a die tumbles. */
const FACES = [1, 5, 3, 6, 2, 4]

/** The pips of a face, drawn around the origin. */
export const Pips = ({ value, reach = 9.4, size = 4.4 }: { value: number; reach?: number; size?: number }) => (
  <>
    {PIPS[value]?.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x * reach} cy={y * reach} r={size} />
    ))}
  </>
)

const Face = (value: number) => (
  <svg viewBox="-20 -20 40 40" aria-hidden="true">
    <Pips value={value} />
  </svg>
)

/** A die with pips, bone-coloured unless painted. Without a label it is decoration, and must be described next to it. */
export const PipDie = memo(function PipDie({
  value,
  paint = 'bone',
  size,
  label,
  tumbling = false,
  delay = 0,
}: {
  value: number
  paint?: 'bone' | 'red' | 'blue'
  size?: number
  label?: string
  tumbling?: boolean
  delay?: number
}) {
  const style = { ...(size && { '--d': `${size}px` }), ...(delay > 0 && { animationDelay: `${delay}ms` }) } as CSSProperties
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <span className={`die pips ${paint}${tumbling ? ' tumbling' : ''}`} style={style} {...named}>
      {rolls(tumbling) ? <Rolling faces={startingWith(value, FACES).map(Face)} /> : Face(value)}
    </span>
  )
})
