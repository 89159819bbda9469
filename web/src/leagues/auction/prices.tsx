import { keeperWords } from '../../words/keepers.ts'

const WIDTH = 320
const RADIUS = 11
const MARGIN = 14

/** Prices so far as circles over a line with the reader's credits: filled if still affordable. Overlapping circles are stacked. */
export function Prices({ prices, left, purse }: { prices: readonly number[]; left: number; purse: number }) {
  const w = keeperWords.auction
  const most = Math.max(1, purse, ...prices)
  const x = (credits: number): number => MARGIN + ((WIDTH - 2 * MARGIN) * credits) / most
  const circles = stacked(prices.map((price) => ({ price, x: x(price) })))
  const base = 4 + 2 * RADIUS * (1 + Math.max(...circles.map(({ row }) => row)))
  return (
    <svg className="lg-prices" viewBox={`0 0 ${WIDTH} ${base + 28}`} role="img" aria-label={w.priceList(prices)}>
      {circles.map(({ price, x: at, row }, i) => (
        <g key={i} className={price <= left ? 'can' : ''}>
          <circle cx={at} cy={base - RADIUS - 2 * RADIUS * row} r={RADIUS - 1} />
          <text x={at} y={base - RADIUS - 2 * RADIUS * row + 4}>
            {price}
          </text>
        </g>
      ))}
      <path className="all" d={`M${x(0)} ${base + 5}H${x(purse)}`} />
      <path className="left" d={`M${x(0)} ${base + 5}H${x(left)}`} />
      <text className="end" x={x(0)} y={base + 24}>
        0
      </text>
      {left < purse && left > most * 0.12 && left < most * 0.72 && (
        <text className="lg-mark" x={x(left)} y={base + 24}>
          {w.scale.left(left)}
        </text>
      )}
      <text className="end right" x={x(most)} y={base + 24}>
        {most === purse ? w.scale.now(purse) : most}
      </text>
    </svg>
  )
}

/** Puts each circle in the lowest row where it does not overlap. */
export function stacked<T extends { x: number }>(circles: readonly T[]): (T & { row: number })[] {
  const ends: number[] = []
  return circles.map((circle) => {
    const free = ends.findIndex((end) => circle.x - end >= 2 * RADIUS)
    const row = free < 0 ? ends.length : free
    ends[row] = circle.x
    return { ...circle, row }
  })
}
