import type { ReactNode } from 'react'

/** The end of an arm: bare, or shaped by the maker of its armor. Drawn for the right arm, on the left of the picture. */
export type Tip = 'fist' | 'claws' | 'cannon' | 'lance'

const TIPS: Readonly<Record<Tip, ReactNode>> = {
  fist: (
    <>
      <path d="M40 246h64l8 18-6 30-16 14H54l-16-14-6-30Z" fill="var(--m3)" />
      <path d="M36 270h72M54 270v34M72 270v38M90 270v34" fill="none" />
    </>
  ),
  claws: (
    <>
      <path d="M50 216h44v32H50Z" fill="var(--k)" />
      <path d="M52 244h9v48h-9ZM67 244h10v56H67ZM83 244h9v48h-9Z" fill="var(--m3)" />
      <path d="M46 232h52v16H46Z" fill="var(--p2)" />
      <path d="M50 274h44" fill="none" strokeWidth="6" />
      <path d="M50 274h44" fill="none" stroke="var(--m)" strokeWidth="2" />
    </>
  ),
  cannon: (
    <>
      <path d="M44 226h56v34H44Z" fill="var(--k)" />
      <path d="M52 256h40v22H52Z" fill="var(--m)" />
      <path d="M58 276h28l4 42H54Z" fill="var(--m3)" />
      <g stroke="var(--blue-80)" strokeWidth="5">
        <path d="M56 284h32M56 296h32M55 308h34" />
      </g>
      <circle cx="72" cy="320" r="11" fill="var(--blue-80)" />
    </>
  ),
  lance: (
    <>
      <path d="M48 232h48v30H48Z" fill="var(--m2)" />
      <path d="M58 262h28v22H58Z" fill="var(--m)" />
      <path d="M64 284h16l-3 44-5 12-5-12Z" fill="var(--m3)" />
      <path d="M54 272h36" fill="none" />
    </>
  ),
}

export const RightArm = ({ tip }: { tip: Tip }) => (
  <>
    <path d="M58 150h34l-6 48H56Z" fill="var(--m2)" />
    <path d="M44 188h56l8 62H36Z" fill="var(--p)" />
    <path d="M44 204h60M40 222h66" fill="none" strokeWidth="3" />
    <path d="M50 194h16v50H46Z" fill="var(--p3)" stroke="none" opacity=".55" />
    {TIPS[tip]}
  </>
)

export const LeftArm = ({ tip }: { tip: Tip }) => (
  <>
    <path d="M262 150h-34l6 48h30Z" fill="var(--m2)" />
    <path d="M276 188h-56l-8 62h72Z" fill="var(--p)" />
    <path d="M254 188h22l8 62h-26c4-20 2-42-4-62Z" fill="var(--p2)" stroke="none" />
    <path d="M276 188h-56l-8 62h72Z" fill="none" />
    <path d="M276 204h-60M280 222h-66" fill="none" strokeWidth="3" />
    <g transform="translate(176 0)">{TIPS[tip]}</g>
  </>
)
