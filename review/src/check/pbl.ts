import type { Pbl, Side } from '@robodrome/pbl'
import { total, type Look, type Readings } from './look.ts'

/** What a seat sees of the sides and hands. */
interface Table {
  config: Pbl['config']
  sides: Omit<Side, 'scrap'>[]
  hands: { count: number }[]
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

export const pbl: Readings = { ...side('pbl', true), ...side('pbl rival', false) }
