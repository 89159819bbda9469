import { puzzleWords } from '../words/learning-words.ts'

const ACROSS = 25
const SIZE = 10
const CELLS = Array.from({ length: 100 }, (_, i) => ({ x: (i % ACROSS) * SIZE + 1, y: Math.floor(i / ACROSS) * SIZE + 1 }))

/** A chance as a grid of a hundred equal cases. Failures have a cross in addition to their colour. */
export function Hundred({ value }: { value: number }) {
  const good = Math.round(value * 100)
  return (
    <svg className="hundred" viewBox={`0 0 ${ACROSS * SIZE} 40`} role="img" aria-label={puzzleWords.hundred(good)}>
      {CELLS.map(({ x, y }, i) => (
        <g key={i} className={i < good ? 'good' : 'bad'}>
          <rect x={x} y={y} width={8} height={8} rx={2} />
          {i >= good && <path d={`M${x + 2} ${y + 2}l4 4m0-4l-4 4`} />}
        </g>
      ))}
    </svg>
  )
}
