import type { ReactNode } from 'react'

const SKINS = ['var(--orange-75)', 'var(--orange-60)', 'var(--orange-40)', 'var(--orange-75)', 'var(--orange-48)']
const HAIRS = ['var(--orange-18)', 'var(--signal-dark)', 'var(--orange-37)', 'var(--yellow-44)', 'var(--slate-50)', 'var(--slate-12)']
const SUITS = ['var(--teal-25)', 'var(--violet-48)', 'var(--yellow-19)', 'var(--blue-44)', 'var(--red-37)']
const CUTS: readonly ReactNode[] = [
  <path key="cap" d="M24 26c-2-20 30-20 28 0l-5-8H30Z" />,
  <path key="mane" d="M22 36c-6-32 38-32 32 0l-6-2c2-8 0-12-3-16H31c-3 4-5 8-3 16Z" />,
  <path key="crest" d="M34 14c2-10 12-10 16-4-4 2-4 6-4 8-6-4-10-4-16 0Z" />,
  <path key="helmet" d="M22 26c0-24 32-24 32 0Z" />,
]

/** Numbers derived from a name, so that a person always looks the same. */
const seedOf = (name: string): number => [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7)

/** Head and shoulders, 76 by 68, with a different face for every name. */
export function Person({ name, outlined = true }: { name: string; outlined?: boolean }) {
  const seed = seedOf(name)
  const of = <T,>(list: readonly T[], step: number): T => list[Math.floor(seed / step) % list.length]!
  return (
    <g stroke={outlined ? 'var(--o)' : 'none'} strokeWidth="3" strokeLinejoin="round">
      <path d="M16 60c0-16 10-20 22-20s22 4 22 20Z" fill={of(SUITS, 1)} />
      <circle cx="38" cy="26" r="14" fill={of(SKINS, 5)} />
      <g fill={of(HAIRS, 25)}>{of(CUTS, 150)}</g>
      {seed % 3 === 0 && <path d="M27 23h22v6H27Z" fill="var(--blue-80)" />}
    </g>
  )
}
