import { LEFT_SHOULDER, RIGHT_SHOULDER } from '@robodrome/pbl/page'
import type { ReactNode } from 'react'

/** The three shoulder weapons, drawn for the right shoulder. */
const WEAPONS: Readonly<Record<string, ReactNode>> = {
  'Yot-Z Bazooka': (
    <>
      <path d="M62 96h22v18H62Z" fill="var(--m2)" />
      <path d="M22 98l78-24 7 20-76 26Z" fill="var(--m)" />
      <path d="M16 96l14-5 8 24-14 5Z" fill="var(--m2)" />
      <path d="M86 78l6 20" fill="none" />
    </>
  ),
  'Refuge Laser': (
    <>
      <path d="M60 92h24v22H60Z" fill="var(--m2)" />
      <path d="M40 74h56v22H40Z" fill="var(--m)" />
      <path d="M22 78h18v14H22Z" fill="var(--m3)" />
      <circle cx="22" cy="85" r="7" fill="var(--blue-80)" />
      <circle cx="78" cy="85" r="6" fill="var(--e)" />
    </>
  ),
  'Thunder Shield': (
    <>
      <path d="M36 66l36-12 36 12v34c0 22-16 34-36 42-20-8-36-20-36-42Z" fill="var(--m3)" />
      <path d="M76 70L58 98h12l-6 24 24-32H74Z" fill="var(--e)" />
    </>
  ),
}

export const ShoulderWeapon = ({ slot, card }: { slot: number; card: string }) =>
  slot === RIGHT_SHOULDER ? WEAPONS[card] : slot === LEFT_SHOULDER ? <g transform="translate(320 0) scale(-1 1)">{WEAPONS[card]}</g> : null
