import type { Trigger } from '@robodrome/aimbots/page'
import { memo, type ReactNode } from 'react'

const STAR = 'M0-8l2.3 4.9 5.4.6-4 3.7 1.1 5.3L0 3.9l-4.8 2.6 1.1-5.3-4-3.7 5.4-.6Z'
const CORNERS = [
  [-25, -25],
  [25, -25],
  [-25, 25],
  [25, 25],
] as const

/** The body and its shaded right side. */
const body = (outline: string, shade: string): ReactNode => (
  <>
    <path d={outline} fill="var(--p)" />
    <path d={shade} fill="var(--p2)" stroke="none" />
    <path d={outline} fill="none" />
  </>
)

/** The hull shows at a glance what kind of bot it is: when its program acts. */
const HULLS: Readonly<Record<Trigger, ReactNode>> = {
  Always: (
    <>
      {body('M0-44l12 7h22v22l10 15-10 15v22H12L0 44l-12-7h-22V15L-44 0l10-15v-22h22Z', 'M12-37h22v22l10 15-10 15v22H12c10-24 10-50 0-74Z')}
      <g fill="var(--e)" strokeWidth="2">
        {CORNERS.map(([x, y]) => (
          <path key={`${x} ${y}`} transform={`translate(${x} ${y})`} d={STAR} />
        ))}
      </g>
    </>
  ),
  Booster: body(
    'M-18-36L30-46 24-30h12L46 30 30 24v12L-30 46l6-16h-12L-46-30l16 6v-12Z',
    'M30-46L24-30h12L46 30 30 24v12L-4 41C30 24 34-18 22-44Z',
  ),
  Pivot: (
    <>
      <path
        d="M-30-42l5-5 17 17-5 5ZM-42-30l-5 5 17 17 5-5ZM30-42l-5-5L8-30l5 5ZM42-30l5 5-17 17-5-5ZM-30 42l5 5L-8 30l-5-5ZM-42 30l-5-5 17-17 5 5ZM30 42l-5 5L8 30l5-5ZM42 30l5-5-17-17-5 5Z"
        fill="var(--m3)"
      />
      {body('M-22-36h44l14 14v44L22 36h-44l-14-14v-44Z', 'M22-36l14 14v44L22 36c8-24 8-48 0-72Z')}
    </>
  ),
  Attack: (
    <>
      <g fill="var(--k)">
        {CORNERS.map(([x, y]) => (
          <rect key={`${x} ${y}`} x={x < 0 ? -46 : 26} y={y < 0 ? -46 : 26} width="20" height="20" rx="6" />
        ))}
      </g>
      {body('M-26-38h52l12 12v52L26 38h-52l-12-12v-52Z', 'M26-38l12 12v52L26 38c8-24 8-52 0-76Z')}
      <g fill="var(--m3)">
        {CORNERS.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="6.5" />
        ))}
      </g>
    </>
  ),
  Defense: (
    <>
      {body('M-16-42h32l26 26v32L16 42h-32L-42 16v-32Z', 'M16-42l26 26v32L16 42c10-27 10-57 0-84Z')}
      <path
        d="M-42-16l20 5M42-16l-20 5M-42 16l20-5M42 16l-20-5M-16-42l5 20M16-42l-5 20M-16 42l5-20M16 42l-5-20M-29-29l10 10M29-29L19-19M-29 29l10-10M29 29L19 19"
        fill="none"
        strokeWidth="2.5"
      />
    </>
  ),
}

export const Hull = memo(({ trigger }: { trigger: Trigger }) => (
  <g stroke="var(--o)" strokeWidth="3" strokeLinejoin="round">
    {HULLS[trigger]}
  </g>
))
