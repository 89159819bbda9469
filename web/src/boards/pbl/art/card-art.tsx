import { cardOf, contentOf, isOrange, isStarter, SLOTS, STANDARD, type Action, type Boxed } from '@robodrome/pbl/page'
import type { ReactNode } from 'react'
import { EMBLEMS } from './emblems.ts'
import { Person } from './person.tsx'

const ink = { stroke: 'var(--o)', strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' } as const
const line = (d: string, width = 3): ReactNode => <path d={d} fill="none" strokeWidth={width} />

/** Pictures of armor, by where it goes. */
const ARMOR: Readonly<Record<string, ReactNode>> = {
  head: (
    <>
      <path d="M10 24l14-14h30l14 16-4 10H14Z" fill="var(--orange-74)" />
      <path d="M14 40h48l-6 16H22Z" fill="var(--orange-48)" />
      <path d="M16 37l6 9 6-9 6 9 6-9 6 9 6-9 5 9" fill="none" stroke="var(--white)" strokeWidth="3.5" />
      {line('M24 20h12M44 20h10', 5)}
    </>
  ),
  arm: (
    <>
      <path d="M14 10h22l6 20 18 8-6 20-30-12-14-16Z" fill="var(--orange-74)" />
      <path d="M54 36l14 4-8 20-12-4Z" fill="var(--m3)" />
      {line('M16 22h22M22 36l16-2')}
    </>
  ),
  legs: (
    <>
      <path d="M24 8h24v26l14 10v12H22Z" fill="var(--orange-74)" />
      {line('M24 18h24M24 28h24M22 48h40')}
    </>
  ),
  shoulder: (
    <>
      <path d="M12 46c0-18 12-30 28-30s24 12 24 30Z" fill="var(--orange-74)" />
      <path d="M10 14l44-6 4 12-42 8Z" fill="var(--m)" />
      {line('M14 38h48')}
    </>
  ),
  pod: (
    <>
      <ellipse cx="38" cy="34" rx="20" ry="26" fill="var(--orange-74)" />
      <ellipse cx="38" cy="30" rx="10" ry="12" fill="var(--blue-80)" />
      {line('M20 46h36')}
    </>
  ),
}

/** Pictures of actions, by their effect and target. */
const ACTIONS: Readonly<Record<string, ReactNode>> = {
  dice: (
    <>
      <path d="M34 14c12-8 26 0 24 14-2 12-14 14-16 24-2 8-14 10-20 2-8-12 2-32 12-40Z" fill="var(--violet-82)" />
      <path d="M36 20c6-4 14-2 15 5" stroke="var(--white)" fill="none" />
    </>
  ),
  fire: (
    <>
      <path d="M12 60V34l26-18 26 18v26Z" fill="var(--slate-67)" />
      <path d="M38 58c10 0 14-7 12-15-2-7-8-9-9-19-8 6-5 12-9 16-2-2-3-4-3-7-5 6-8 25 9 25Z" fill="var(--orange-65)" />
    </>
  ),
  cards: (
    <>
      <path d="M14 18l26-6 10 40-26 6Z" fill="var(--slate-50)" />
      <path d="M30 12h28v42H30Z" fill="var(--violet-82)" />
      {line('M37 24h14M37 34h14')}
    </>
  ),
  bolt: <path d="M44 6L18 38h16l-6 24 30-34H40Z" fill="var(--e)" />,
  hand: <path d="M20 58V34l-6-12 8-4 8 12V10h8v18V8h8v20V12h8v26l-6 20Z" fill="var(--orange-75)" />,
}

const ACTION_ART: Readonly<Partial<Record<Action['effect']['do'], string>>> = {
  dice: 'dice',
  duds: 'dice',
  'set die': 'dice',
  'burn hangar': 'fire',
  wreck: 'fire',
  overblown: 'fire',
  discard: 'hand',
  steal: 'hand',
  bounce: 'hand',
  gamble: 'hand',
  malfunction: 'bolt',
  misfire: 'bolt',
  decoy: 'bolt',
  'extra attack': 'bolt',
}

const HANGAR = (
  <>
    <path d="M8 60V34L38 12l30 22v26Z" fill="var(--blue-78)" />
    <path d="M20 60V40h36v20Z" fill="var(--slate-24)" />
    {line('M20 47h36M20 54h36')}
  </>
)

const ROBOT = (
  <>
    <path d="M22 12h32v18H22Z" fill="var(--m3)" />
    <path d="M16 34h44v26H16Z" fill="var(--m)" />
    <path d="M28 18h6v6h-6ZM42 18h6v6h-6Z" fill="var(--e)" />
  </>
)

function pictureOf(view: Boxed, name: string): ReactNode {
  if (!isOrange(view, name)) return isStarter(view, name) ? <Person name={name} /> : ROBOT
  const card = cardOf(view, name)
  switch (card.kind) {
    case 'crew':
    case 'expert':
      return <Person name={name} />
    case 'hangar':
      return HANGAR
    case 'pod':
      return ARMOR['pod']
    case 'shoulder':
      return ARMOR['shoulder']
    case 'armor':
      return ARMOR[SLOTS[card.slot]!.split(' ').at(-1)!]
    case 'action':
    default:
      return ACTIONS[ACTION_ART[card.effect.do] ?? 'cards']
  }
}

export const isRobot = (view: Boxed, name: string): boolean => contentOf(view).robotNames.includes(name)

/** The emblem for a card's name, on a plate in the lower corner of the picture of its kind. */
const Emblem = ({ lines }: { lines: string }) => (
  <g transform="translate(42 33)">
    <circle cx="16" cy="16" r="17" fill="var(--slate-18)" />
    <path d={lines} transform="translate(4 4)" fill="none" stroke="var(--white)" strokeWidth="2" />
  </g>
)

/** For a list. */
export const cardPicture = (view: Boxed, name: string): ReactNode => <CardArt name={name} view={view} />

/** Cards outside any table come from the base set. */
export const BASE_SET: Boxed = { box: STANDARD.id }

/** The picture of a card, 76 by 68: its kind, and its own face or emblem. It is only decoration. */
export const CardArt = ({ name, view = BASE_SET }: { name: string; view?: Boxed }) => (
  <svg className="pb-art" viewBox="0 0 76 68" aria-hidden="true" {...ink}>
    {pictureOf(view, name)}
    {EMBLEMS[name] !== undefined && <Emblem lines={EMBLEMS[name]} />}
  </svg>
)
