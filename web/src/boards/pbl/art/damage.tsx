import { HEAD, LEFT_ARM, LEGS, RIGHT_ARM } from '@robodrome/pbl/page'
import type { ReactNode } from 'react'

const sparks = (d: string): ReactNode => <path d={d} fill="none" stroke="var(--e)" strokeWidth="3" />
const smoke = (d: string): ReactNode => <path d={d} fill="none" stroke="var(--m2)" strokeWidth="5" strokeLinecap="round" opacity=".7" />

/** The stubs of lost limbs. */
export const STUBS: Readonly<Record<number, ReactNode>> = {
  [HEAD]: (
    <>
      <path d="M144 104l6-14 8 8 6-12 6 12 8-6-2 26h-32Z" fill="var(--m2)" />
      {sparks('M150 84l-6-12M168 82l8-14')}
      {smoke('M158 74c-8-10 6-16-2-28M170 60c-4-8 4-12 0-20')}
    </>
  ),
  [RIGHT_ARM]: (
    <>
      <path d="M92 150H60l8 16-6 14 14-4 8 14 6-12 10 2Z" fill="var(--m2)" />
      {sparks('M80 186l6 14M68 184l-4 18')}
      {smoke('M74 196c-10 8-2 16-12 26M58 190c-6 10 0 14-8 24')}
    </>
  ),
  [LEFT_ARM]: (
    <>
      <path d="M228 150h32l-8 16 6 14-14-4-8 14-6-12-10 2Z" fill="var(--m2)" />
      {sparks('M240 186l-6 14M252 184l4 18')}
      {smoke('M246 196c10 8 2 16 12 26M262 190c6 10 0 14 8 24')}
    </>
  ),
  [LEGS]: (
    <>
      <path d="M106 258l42 8-6 22-10-8-8 14-8-12-12 6ZM214 258l-42 8 6 22 10-8 8 14 8-12 12 6Z" fill="var(--m2)" />
      {sparks('M118 296l-4 16M134 292l6 14M202 296l4 16M186 292l-6 14')}
      {smoke('M126 312c8 10-2 16 6 28M194 312c-8 10 2 16-6 28')}
    </>
  ),
}

/** The burst where a blow tears something off. */
export const Burst = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      className="pb-burst"
      d="M0-58l13 30 29-20-10 34 34 2-26 22 24 26-35-4 1 36-25-24-19 30-9-34-34 12 14-32-32-13 31-15-17-31 33 10Z"
      fill="var(--e)"
      strokeWidth="4"
    />
  </g>
)

/** A Malfunction: a bolt over the limb. */
export const Fault = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} strokeWidth="3">
    <circle r="17" fill="var(--k)" />
    <path d="M3-12L-8 2h7l-3 10L8-2H1Z" fill="var(--e)" />
  </g>
)
