import type { CSSProperties } from 'react'

/** A share or a number of points, with its range. */
export interface Ranged {
  share: number
  low: number
  high: number
}

/** The part of the number line that a chart shows. */
export interface Scale {
  from: number
  to: number
}

/** A scale that includes all ranges, and at least these values. */
export const scaleFor = (all: readonly Ranged[], from: number, to: number): Scale => ({
  from: Math.min(from, ...all.map(({ low }) => Math.max(low, -1))),
  to: Math.max(to, ...all.map(({ high }) => Math.min(high, 1))),
})

const at = ({ from, to }: Scale, value: number): string => `${(100 * (Math.min(to, Math.max(from, value)) - from)) / (to - from)}%`
const between = (scale: Scale, low: number, high: number): CSSProperties => ({
  left: at(scale, low),
  width: `calc(${at(scale, high)} - ${at(scale, low)})`,
})

/**
 * One row of a chart: the band that counts as fair, and a range with its middle, optionally with a hollow one above it. The words next to
 * it say the same.
 */
export const RangeRow = ({
  scale,
  band,
  own,
  other,
}: {
  scale: Scale
  band: readonly [number, number]
  own: Ranged
  other?: Ranged | undefined
}) => (
  <span className="range-row" aria-hidden="true">
    <span className="range-band" style={between(scale, band[0], band[1])} />
    {other && (
      <span className="range-other" style={between(scale, other.low, other.high)}>
        <i style={{ left: at({ from: other.low, to: other.high }, other.share) }} />
      </span>
    )}
    <span className="range-own" style={between(scale, own.low, own.high)}>
      <i style={{ left: at({ from: own.low, to: own.high }, own.share) }} />
    </span>
  </span>
)
