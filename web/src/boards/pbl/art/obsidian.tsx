import type { RobotBody } from './body.ts'
import { HEAVY_HIPS, HEAVY_LEGS } from './heavy.tsx'

export const OBSIDIAN: RobotBody = {
  back: null,
  legs: HEAVY_LEGS,
  hips: HEAVY_HIPS,
  torso: (
    <>
      <path d="M94 116h132l16 34-22 62-34 20h-52l-34-20-22-62Z" fill="var(--p)" />
      <path d="M196 116h30l16 34-22 62-34 20h-14c24-30 34-72 24-116Z" fill="var(--p2)" stroke="none" />
      <path d="M94 116h132l16 34-22 62-34 20h-52l-34-20-22-62Z" fill="none" />
      <path d="M100 124h46" fill="none" stroke="var(--p3)" strokeWidth="4" />
      <path d="M90 152l34 8v36l-22 8M230 152l-34 8v36l22 8" fill="none" />
      <path d="M126 200h68l-6 14h-56Z" fill="var(--k)" />
      <path d="M132 204h8v6h-8ZM146 204h8v6h-8ZM160 204h8v6h-8ZM174 204h8v6h-8Z" fill="var(--e)" stroke="none" />
    </>
  ),
  pads: [
    <>
      <path d="M46 120l30-22 30 14 2 40-34 8-34-8Z" fill="var(--p)" />
      <path d="M50 140l56-2" fill="none" />
      <path d="M54 120l22-15 18 8" fill="none" stroke="var(--p3)" strokeWidth="4" />
    </>,
    <>
      <path d="M274 120l-30-22-30 14-2 40 34 8 34-8Z" fill="var(--p2)" />
      <path d="M270 140l-56-2" fill="none" />
    </>,
  ],
  head: (
    <>
      <path d="M128 58l-26-34 8-14 26 26ZM192 58l26-34-8-14-26 26Z" fill="var(--m3)" />
      <path d="M144 100h32v18h-32Z" fill="var(--m2)" />
      <path d="M126 50l34-14 34 14 6 32-16 24h-48l-16-24Z" fill="var(--p)" />
      <path d="M160 36l34 14 6 32-16 24h-18c10-20 10-48-6-70Z" fill="var(--p2)" stroke="none" />
      <path d="M126 50l34-14 34 14 6 32-16 24h-48l-16-24Z" fill="none" />
      <path d="M126 66h68l-6 16h-56Z" fill="var(--k)" />
      <path d="M134 70l20 2v6h-18ZM186 70l-20 2v6h18Z" fill="var(--e)" stroke="none" />
      <path d="M144 90h32M148 97h24" fill="none" />
    </>
  ),
}
