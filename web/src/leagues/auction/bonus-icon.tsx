import type { Bonus } from '@robodrome/leagues'

const PATHS: Readonly<Record<Bonus, string>> = {
  'opening hand': 'M4 6h8v12H4ZM12 8l5-1 2 11-5 1M21 3v6M18 6h6',
  'hand limit': 'M4 6v12M8 6v12M12 6v12M16 6v12M20 3v6M17 6h6',
  deck: 'M12 4l9 4-9 4-9-4ZM3 12l9 4 9-4M3 16l9 4 9-4',
}

/** The icon of a bonus: an additional starting card, a larger hand, a thinner deck. */
export const BonusIcon = ({ bonus, size = 20 }: { bonus: Bonus; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={PATHS[bonus]} />
  </svg>
)
