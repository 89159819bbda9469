import type { Sign as SignName } from '@robodrome/protocol/rooms'
import { livingWords } from '../words/living.ts'

const PATHS: Readonly<Record<SignName, string>> = {
  clap: 'M9 3l2 5M15 3l-1 5M4 8l4 3M7 13l6-5 5 6-5 7H8l-4-4Z',
  gasp: 'M12 3a9 9 0 1 0 .01 0ZM8.5 9.5h.01M15.5 9.5h.01M12 14a2.2 2.6 0 1 0 .01 0Z',
  heart: 'M12 20S4 15 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 6-8 11-8 11Z',
  laugh: 'M12 3a9 9 0 1 0 .01 0ZM7 10l2-1.5L11 10M13 10l2-1.5 2 1.5M7.5 14h9a4.5 4.5 0 0 1-9 0Z',
}

/** The icon of a bystander's reaction. */
export const Sign = ({ sign, size }: { sign: SignName; size: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    role="img"
    aria-label={livingWords.phone.signs[sign]}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={PATHS[sign]} />
  </svg>
)
