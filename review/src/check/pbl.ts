import type { Pbl, Side } from '@robodrome/pbl'
import { total, type Look, type Reading, type Readings } from './look.ts'

/** What a seat sees of the sides and hands. */
interface Table {
  config: Pbl['config']
  sides: Omit<Side, 'scrap'>[]
  hands: { count: number }[]
  zones: Record<string, { cards: (string | null)[] }>
}

const LIMBS = 4

/** Sums over the seat's own side, or over all others. */
const sides =
  (isOwn: boolean, value: (side: Table['sides'][number]) => number) =>
  ({ after, seat }: Look<Table>): number =>
    total(after.sides.filter((_, id) => (id === seat % after.config.sides) === isOwn).map(value))

const side = (who: string, isOwn: boolean): Readings => ({
  [`${who} limbs`]: sides(isOwn, ({ slots }) => slots.filter(({ dead }, slot) => slot < LIMBS && !dead).length),
  [`${who} built`]: sides(isOwn, ({ slots }) => total(slots.filter(({ dead }) => !dead).map(({ stack }) => stack.length))),
  [`${who} faults`]: sides(isOwn, ({ slots }) => slots.filter(({ malfunction }) => malfunction >= 0).length),
  [`${who} crew`]: sides(isOwn, ({ crew }) => crew.length),
  [`${who} hangars`]: sides(isOwn, ({ hangars }) => hangars.length),
  [`${who} bombs`]: sides(isOwn, ({ bombs }) => total(bombs)),
  [`${who} expert`]: sides(isOwn, ({ expert }) => (expert === null ? 0 : 1)),
  [`${who} hand`]: ({ after, seat }: Look<Table>) =>
    total(after.hands.filter((_, other) => (other % after.config.sides === seat % after.config.sides) === isOwn).map(({ count }) => count)),
})

/** Whether a combat ended with a hit on the seat's own robot, or on another one. */
const hit =
  (isOnOwn: boolean): Reading<Table> =>
  ({ after, seat, events }) => {
    const mine = after.sides[seat % after.config.sides]!.robot
    const struck = events.flatMap((event) => {
      const { kind, outcome, at } = event as unknown as { kind: string; outcome?: string; at?: { robot: string } }
      return kind === 'outcome' && outcome === 'hit' ? [at!.robot] : []
    })
    return struck.filter((robot) => (robot === mine) === isOnOwn).length > 0 ? 1 : 0
  }

export const pbl: Readings = {
  ...side('pbl', true),
  ...side('pbl rival', false),
  'pbl hit': hit(false),
  'pbl rival hit': hit(true),
  'pbl card': ({ after, seat }: Look<Table>, what) =>
    (after.zones[`hand ${seat}`]?.cards ?? []).some((card) => card !== null && what === `card ${card}`) ? 1 : 0,
}
