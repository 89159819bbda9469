import type { Happened } from '@robodrome/kernel'
import type { RobotView, View } from '@robodrome/volt'
import { agreed, total, type Look, type Reading, type Readings } from './look.ts'

type Scored = Happened & { robot: string; vp: number }

const robotsIn = ({ robots, order }: View): RobotView[] => order.map((id) => robots[id])

const chosen = (view: View, seat: number, isOwn: boolean): RobotView[] =>
  robotsIn(view).filter(({ id }) => (id === view.seats[seat]) === isOwn)

const sumOf =
  (isOwn: boolean, value: (robot: RobotView) => number): Reading<View> =>
  ({ after, seat }) =>
    total(chosen(after, seat, isOwn).map(value))

/** Counts the VP of each robot: its VP at the beginning, and those that the events report. */
function pointsTold({ before, events, seat }: Look<View>, isOwn: boolean): number {
  const points = new Map<string, number>(robotsIn(before).map(({ id, vp }) => [id, vp]))
  for (const event of events) if (event.kind === 'vp') points.set((event as Scored).robot, (event as Scored).vp)
  return total([...points].flatMap(([id, vp]) => ((id === before.seats[seat]) === isOwn ? [vp] : [])))
}

/** Counts the steps along rows and columns to the closest VP token. */
function closest({ after, seat }: Look<View>, isOwn: boolean): number {
  let least = Number.NaN
  for (const { at } of chosen(after, seat, isOwn))
    for (const token of after.tokens) {
      if (at === null) continue
      const [column, row] = [0, 1].map((i) => Math.abs(at.codePointAt(i)! - token.codePointAt(i)!))
      const away = column! + row!
      if (!(least <= away)) least = away
    }
  return least
}

const side = (who: string, isOwn: boolean): Readings => ({
  [`${who} points`]: (look: Look<View>) => agreed(total(chosen(look.after, look.seat, isOwn).map(({ vp }) => vp)), pointsTold(look, isOwn)),
  [`${who} damage`]: sumOf(isOwn, ({ damage }) => damage),
  [`${who} destroyed`]: sumOf(isOwn, ({ at }) => (at === null ? 1 : 0)),
  [`${who} near`]: (look: Look<View>) => closest(look, isOwn),
  [`${who} modules`]: sumOf(isOwn, ({ left, right, champion }) => [left, right, champion].filter(Boolean).length),
  [`${who} cards`]: sumOf(isOwn, ({ inventory, unseen }) => inventory.length + total(Object.values(unseen))),
})

export const volt: Readings = { ...side('volt', true), ...side('volt rival', false) }
