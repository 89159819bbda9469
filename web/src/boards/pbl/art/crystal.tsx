import type { RobotBody } from './body.ts'

export const CRYSTAL: RobotBody = {
  back: null,
  legs: (
    <>
      <path d="M112 258l36 8-8 56h-34ZM208 258l-36 8 8 56h34Z" fill="var(--m2)" />
      <path d="M123 294l24 24-24 36-24-30ZM197 294l-24 24 24 36 24-30Z" fill="var(--p3)" />
      <path d="M123 294l24 24-24 36ZM197 294l24 30-24 30Z" fill="var(--p)" stroke="none" />
      <path d="M123 294l24 24-24 36-24-30ZM197 294l-24 24 24 36 24-30Z" fill="none" />
      <path d="M101 332l22 26 18-26 10 60H88ZM219 332l-22 26-18-26-10 60h63Z" fill="var(--p)" />
      <path d="M123 358l18-26 10 60h-22ZM197 358l22-26 13 60h-28Z" fill="var(--p2)" stroke="none" />
      <path d="M101 332l22 26 18-26 10 60H88ZM219 332l-22 26-18-26-10 60h63Z" fill="none" />
      <path d="M76 392h80v18H64ZM244 392h-80v18h92Z" fill="var(--m)" />
    </>
  ),
  hips: (
    <>
      <path d="M116 232h88l10 28-30 16h-48l-30-16Z" fill="var(--p2)" />
      <path d="M138 206h44l8 32h-60Z" fill="var(--m2)" />
      <path d="M134 222h52" fill="none" />
    </>
  ),
  torso: (
    <>
      <path d="M92 128l68-24 68 24 12 36-34 60-28 14h-36l-28-14-34-60Z" fill="var(--p)" />
      <path d="M160 104l68 24 12 36-34 60-28 14h-18Z" fill="var(--p2)" stroke="none" />
      <path d="M160 104l32 34-32-6-32 6Z" fill="var(--p3)" stroke="none" />
      <path d="M92 128l36 10-18 34-30-8Z" fill="var(--p3)" stroke="none" opacity=".7" />
      <path d="M92 128l68-24 68 24 12 36-34 60-28 14h-36l-28-14-34-60Z" fill="none" />
      <path d="M92 128l36 10 32-34 32 34 36-10M128 138l-20 36 6 50M192 138l20 36-6 50" fill="none" strokeWidth="2.5" />
      <path d="M130 200l30 18 30-18v12l-30 18-30-18Z" fill="var(--k)" />
      <path d="M136 206l24 14 24-14" fill="none" stroke="var(--e)" strokeWidth="4" />
    </>
  ),
  pads: [
    <>
      <path d="M70 160L38 140l-2-56 26 22 6-46 26 44 14 38-14 20Z" fill="var(--p3)" />
      <path d="M68 60l26 44 14 38-14 20-24-2 8-50Z" fill="var(--p)" stroke="none" />
      <path d="M70 160L38 140l-2-56 26 22 6-46 26 44 14 38-14 20Z" fill="none" />
      <path d="M62 106l12 14-4 40M74 120l20-16" fill="none" strokeWidth="2.5" />
    </>,
    <>
      <path d="M250 160l32-20 2-56-26 22-6-46-26 44-14 38 14 20Z" fill="var(--p)" />
      <path d="M284 84l-2 56-32 20 0-40Z" fill="var(--p2)" stroke="none" />
      <path d="M250 160l32-20 2-56-26 22-6-46-26 44-14 38 14 20Z" fill="none" />
      <path d="M258 106l-12 14 4 40M246 120l-20-16" fill="none" strokeWidth="2.5" />
    </>,
  ],
  head: (
    <>
      <path d="M146 98h28v18h-28Z" fill="var(--m2)" />
      <path d="M160 14l22 26 12 10 4 30-18 24h-40l-18-24 4-30 12-10Z" fill="var(--p)" />
      <path d="M160 14l22 26 12 10 4 30-18 24h-20Z" fill="var(--p2)" stroke="none" />
      <path d="M160 14l10 34-10 10-10-10Z" fill="var(--p3)" stroke="none" />
      <path d="M160 14l22 26 12 10 4 30-18 24h-40l-18-24 4-30 12-10Z" fill="none" />
      <path d="M160 14l10 34-10 10-10-10Z" fill="none" strokeWidth="2.5" />
      <path d="M128 62l32 8 32-8-4 18-28 8-28-8Z" fill="var(--k)" />
      <path d="M134 68l20 5-2 6-16-4ZM186 68l-20 5 2 6 16-4Z" fill="var(--e)" stroke="none" />
      <path d="M150 96h20" fill="none" />
    </>
  ),
}
