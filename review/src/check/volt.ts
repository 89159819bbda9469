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

/** Counts the VP of each robot: those at the beginning, and those that the events report. */
function pointsTold({ before, after, events, seat }: Look<View>, isOwn: boolean): number {
  const points = new Map<string, number>(robotsIn(before).map(({ id, vp }) => [id, vp]))
  for (const event of events) if (event.kind === 'vp') points.set((event as Scored).robot, (event as Scored).vp)
  // Before the battle the seat may not have a robot yet.
  return total([...points].flatMap(([id, vp]) => ((id === after.seats[seat]) === isOwn ? [vp] : [])))
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

/** The event as plain data; a field that this kind of event does not have is undefined. */
const plain = (event: Happened): Readonly<Record<string, unknown>> => event as unknown as Record<string, unknown>

/** Whether something of this kind and with these fields happened; a function as a field tests its value. */
const happened =
  (kind: string, fields: (me: string) => Readonly<Record<string, (value: unknown) => boolean>>): Reading<View> =>
  ({ events, after, seat }) => {
    const wanted = Object.entries(fields(after.seats[seat]!))
    return events.some((event) => event.kind === kind && wanted.every(([name, fits]) => fits(plain(event)[name]))) ? 1 : 0
  }
const is = (wanted: unknown) => (value: unknown) => value === wanted
const not = (unwanted: unknown) => (value: unknown) => value !== unwanted

/** Whether a shot by the seat's robot from this control unit hits a robot, or nothing. */
const shot =
  (fits: (hits: unknown) => boolean): Reading<View> =>
  ({ events, after, seat }, what) => {
    const me = after.seats[seat]!
    let unit = ''
    for (const event of events) {
      const { robot, unit: of, hits } = plain(event)
      if (event.kind === 'die') unit = robot === me ? 'I'.repeat(Number(of)) : ''
      if (event.kind === 'fire' && robot === me && unit !== '' && unit === what && fits(hits)) return 1
    }
    return 0
  }

export const volt: Readings = {
  'volt token': happened('vp', (me) => ({ robot: is(me), token: not(null) })),
  'volt rival token': happened('vp', (me) => ({ robot: not(me), token: not(null) })),
  'volt push': happened('destroyed', (me) => ({ robot: not(me), credit: is(me), cause: is('pit') })),
  'volt fall': happened('destroyed', (me) => ({ robot: is(me), cause: is('pit') })),
  'volt hit': happened('damage', (me) => ({ robot: is(me), by: (by) => by !== null && by !== me })),
  'volt shot': shot((hits) => hits !== null && hits !== 'mine'),
  'volt miss': shot((hits) => hits === null),
  ...side('volt', true),
  ...side('volt rival', false),
}
