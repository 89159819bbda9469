import type { RobotBody } from './body.ts'
import { HEAVY_HIPS, HEAVY_LEGS } from './heavy.tsx'

export const SOLAR: RobotBody = {
  back: (
    <>
      <circle cx="160" cy="74" r="62" fill="none" strokeWidth="15" />
      <circle cx="160" cy="74" r="62" fill="none" stroke="var(--e)" strokeWidth="8" />
      <g stroke="var(--e)" strokeWidth="6">
        <path d="M160-4v-8M215 19l6-6M105 19l-6-6M238 74h8M82 74h-8" />
      </g>
    </>
  ),
  legs: HEAVY_LEGS,
  hips: HEAVY_HIPS,
  torso: (
    <>
      <path d="M160 112c56 0 78 28 78 62 0 36-30 58-78 58s-78-22-78-58c0-34 22-62 78-62Z" fill="var(--p)" />
      <path d="M190 116c34 8 48 32 48 58 0 36-30 58-78 58 34-30 46-74 30-116Z" fill="var(--p2)" stroke="none" />
      <path d="M160 112c56 0 78 28 78 62 0 36-30 58-78 58s-78-22-78-58c0-34 22-62 78-62Z" fill="none" />
    </>
  ),
  pads: [
    <>
      <circle cx="72" cy="136" r="34" fill="var(--p)" />
      <circle cx="72" cy="136" r="15" fill="var(--e)" />
    </>,
    <>
      <circle cx="248" cy="136" r="34" fill="var(--p2)" />
      <circle cx="248" cy="136" r="15" fill="var(--e)" />
    </>,
  ],
  head: (
    <>
      <path d="M144 98h32v18h-32Z" fill="var(--m2)" />
      <circle cx="160" cy="74" r="34" fill="var(--p)" />
      <path d="M172 43c16 5 23 17 23 31 0 18-14 33-33 34 14-16 18-42 10-65Z" fill="var(--p2)" stroke="none" />
      <circle cx="160" cy="74" r="34" fill="none" />
      <path d="M132 68h56l-5 17h-46Z" fill="var(--k)" />
      <path d="M139 72h16l-2 8h-12ZM181 72h-16l2 8h12Z" fill="var(--e)" stroke="none" />
    </>
  ),
}
