import { turned, type BotView, type Trigger } from '@robodrome/aimbots/page'
import type { Seat } from '@robodrome/kernel'
import { memo, type ReactNode } from 'react'
import { Pips } from '../../../kit/die.tsx'
import { paint } from '../../../kit/seat.tsx'
import { Hull } from './hull.tsx'

/** A die with pips, 32 wide, centred on the origin: the armor on top of a bot, or a die of a roll. */
export const PipDie = memo(({ value }: { value: number }) => (
  <>
    <rect x="-16" y="-14" width="32" height="32" rx="8" fill="var(--bone3)" />
    <rect x="-16" y="-16" width="32" height="32" rx="8" fill="var(--bone)" stroke="var(--o)" strokeWidth="2.5" />
    <g fill="var(--slate-12)">
      <Pips value={value} reach={7.2} size={3.6} />
    </g>
  </>
))

/** Sides clockwise from north: the positions of their numbers. */
const SIDES = [
  [0, -33],
  [33, 0],
  [0, 33],
  [-33, 0],
] as const

const Side = ({ dir, value, plated }: { dir: number; value: number; plated: boolean }) => {
  const [x, y] = SIDES[dir]!
  const [wide, high] = dir % 2 === 0 ? [32, 18] : [18, 32]
  return (
    <g transform={`translate(${x} ${y})`}>
      {plated ? (
        <rect x={-wide / 2} y={-high / 2} width={wide} height={high} rx="4" fill="url(#ab-plate)" stroke="var(--o)" strokeWidth="2.5" />
      ) : (
        <rect x="-10" y="-9.5" width="20" height="19" rx="6" fill="var(--slate-9)" stroke="var(--o)" strokeWidth="1.5" />
      )}
      <text y="5.5" textAnchor="middle" fontSize="15.5" fontWeight="800" className={plated ? 'ab-plated' : 'ab-side'}>
        {value}
      </text>
    </g>
  )
}

/** Hatching that marks a plate, defined once in each drawing with plates. */
export const PlatePattern = () => (
  <pattern id="ab-plate" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="9" height="9" fill="var(--red-37)" />
    <rect width="4.5" height="9" fill="var(--red-54)" />
  </pattern>
)

/** A bot from above: hull, armor, and four sides at their current values. `sides` replaces the sides, to preview a turn. */
export const BotArt = memo(
  ({
    bot,
    printed = bot.printed,
  }: {
    bot: Pick<BotView, 'trigger' | 'armor' | 'owner' | 'printed' | 'plates'>
    /** Its sides, N E S W, as printed at another rotation: plates turn with the bot (AB-DIE-10). */
    printed?: readonly number[]
  }) => (
    <g className={paint(bot.owner)}>
      <Hull trigger={bot.trigger} />
      <PipDie value={bot.armor} />
      {printed.map((side, dir) => (
        <Side key={dir} dir={dir} value={bot.plates.includes(side) ? 1 : side} plated={bot.plates.includes(side)} />
      ))}
    </g>
  ),
)

/** Hull and armor alone, for lists. */
export const BotIcon = memo(
  ({ trigger, armor, seat, size = 44 }: { trigger: Trigger; armor: number; seat: Seat | null; size?: number }) => (
    <svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true" className={seat === null ? 'ab-unpainted' : paint(seat)}>
      <Hull trigger={trigger} />
      <g transform="scale(1.35)">
        <PipDie value={armor} />
      </g>
    </svg>
  ),
)

/** A bot as it stands now, for a list. */
export const iconOf = ({ trigger, armor, owner }: BotView): ReactNode => <BotIcon trigger={trigger} armor={armor} seat={owner} size={52} />

/** A bot in a possible rotation, for an answer. */
export const facingOf = (bot: BotView, rot: number): ReactNode => (
  <svg width="54" height="54" viewBox="-50 -50 100 100">
    <BotArt bot={bot} printed={turned(bot, rot)} />
  </svg>
)
