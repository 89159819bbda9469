import { memo } from 'react'

/** An arrow in the direction of a key. */
export const KeyArrow = memo(({ turn, size = 18 }: { turn: number; size?: number }) => (
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
))
