import type { View } from '@robodrome/gekido'
import type { Happened, Seat } from '@robodrome/kernel'
import { agreed, total, type Look, type Reading, type Readings } from './look.ts'

type Panel = View['bots'][Seat]
type Hurt = Happened & { seat: Seat; structure: number[] }

const panels = ({ after, seat }: Look<View>, isOwn: boolean): Panel[] =>
  Object.entries(after.bots).flatMap(([of, panel]) => ((Number(of) === seat) === isOwn ? [panel] : []))

/**
 * Counts the dice that each Bot has left after the last event about it. A Bot that comes into play only during this case still has all of
 * its dice.
 */
function structureTold(look: Look<View>, isOwn: boolean): number {
  const begun = Object.entries({ ...look.after.bots, ...look.before.bots })
  const left = new Map(begun.map(([of, { structure }]) => [Number(of), total(structure)]))
  for (const event of look.events) {
    if (event.kind === 'damage' || event.kind === 'heal') left.set((event as Hurt).seat, total((event as Hurt).structure))
    if (event.kind === 'destroyed') left.set((event as Hurt).seat, 0)
  }
  return total([...left].flatMap(([of, value]) => ((of === look.seat) === isOwn ? [value] : [])))
}

const sumOf =
  (isOwn: boolean, value: (panel: Panel) => number): Reading<View> =>
  (look) =>
    total(panels(look, isOwn).map(value))

/** Whether there was an event of a kind about a Bot of this side. */
const told =
  (kind: string, isOwn: boolean): Reading<View> =>
  ({ events, seat }) =>
    events.filter((event) => event.kind === kind).some((event) => ((event as Hurt).seat === seat) === isOwn) ? 1 : 0

const hasPower =
  (isOwn: boolean): Reading<View> =>
  (look, what) =>
    panels(look, isOwn).some(({ powers }) => Object.entries(powers).some(([power, left]) => left > 0 && what === `power ${power}`)) ? 1 : 0

const side = (who: string, isOwn: boolean): Readings => ({
  [`${who} success`]: told('success', isOwn),
  [`${who} power`]: hasPower(isOwn),
  [`${who} structure`]: (look: Look<View>) =>
    agreed(total(panels(look, isOwn).map(({ structure }) => total(structure))), structureTold(look, isOwn)),
  [`${who} armor`]: sumOf(isOwn, ({ armor }) => total(armor)),
  [`${who} upgrade`]: sumOf(isOwn, ({ upgrade }) => upgrade),
  [`${who} charges`]: sumOf(isOwn, ({ powers }) => total(Object.values(powers))),
  [`${who} cards`]: sumOf(isOwn, ({ cards }) => cards),
  [`${who} locks`]: sumOf(isOwn, ({ locks }) => Object.values(locks).filter((each) => each === 'ready').length),
  [`${who} bonuses`]: sumOf(isOwn, ({ upgrade, armor, powers, cards }) =>
    total([upgrade, ...armor.map((die) => Math.min(1, die)), ...Object.values(powers), cards]),
  ),
  [`${who} tile`]: (look: Look<View>, what) => (panels(look, isOwn).some(({ at }) => `tile ${look.after.arena[at]}` === what) ? 1 : 0),
})

export const gekido: Readings = {
  ...side('gekido', true),
  ...side('gekido rival', false),
  'gekido malfunction': told('malfunction', true),
  'gekido card': ({ after, seat }: Look<View>, what) => ((after.bots[seat]?.hand ?? []).some((card) => what === `card ${card}`) ? 1 : 0),
}
