import type { Seat } from '@robodrome/kernel'
import type { News } from '@robodrome/protocol'
import type { Step, Table } from '@robodrome/table'

/** A notice caused by a step. `due`: when to send it outside the page, null for never. */
export interface NewNotice {
  guest: string
  key: string
  table: string | null
  news: News
  due: number | null
}

/** Clocks below this limit are live, which means that their players stay at the table. */
const LIVE_MS = 3_600_000
/** How long a person at the table counts as present: they see the news there, but may leave without answering. */
export const HERE_MS = 60_000

/** The table before a step. */
export type Before = { phase: Table['phase']; asked: readonly Seat[] }

/** Who is at the table, and for which seats a recent notice still applies. */
export interface Attending {
  isHere(guest: string): boolean
  speaksFor(seat: Seat, at: number): boolean
}

export const isLive = ({ clock }: Pick<Table['plan'], 'clock'>): boolean => clock !== null && clock.bank < LIVE_MS

/** Lists the people affected by a step who may not have seen it: those whose move it is, and those whose match began or ended. */
export const noticesAfter = (state: Table, before: Before, step: Step, at: number, attending: Attending): NewNotice[] => {
  const { plan, phase, seq } = state
  const asked = phase === 'playing' ? askedAnew(state, before, step) : []
  // Most steps happen while everybody is at the table.
  if (phase === 'playing' && step.kind !== 'start' && !asked.some((seat) => isTold(state, seat, at, attending))) return []
  const about = (seat: Seat) => ({
    game: plan.game.id,
    mode: plan.settings.mode,
    names: state.players().flatMap(({ name }, other) => (other === seat ? [] : [name])),
  })
  const tell = (seat: Seat, due: number | null, news: News): NewNotice[] => {
    const { guest, bot } = state.chairs[seat]!
    return guest === null || bot ? [] : [{ guest, key: `${news.kind} ${plan.id} ${seq} ${seat}`, table: plan.id, news, due }]
  }
  const people: { seat: Seat; here: boolean }[] = []
  for (const [seat, { guest, left }] of state.chairs.entries())
    if (guest !== null && !left) people.push({ seat, here: attending.isHere(guest) })
  if (phase === 'over' && before.phase === 'playing')
    return people.flatMap(({ seat, here }) => (here ? [] : tell(seat, null, { kind: 'over', ...about(seat), place: placeOf(state, seat) })))
  if (phase !== 'playing') return []
  return people.flatMap(({ seat, here }) => {
    if (asked.includes(seat) && isTold(state, seat, at, attending)) {
      const due = state.clock?.due(seat) ?? null
      return tell(seat, here ? at + HERE_MS : at, { kind: 'move', ...about(seat), seat, seq, due, live: isLive(plan) })
    }
    return step.kind === 'start' && !here && !asked.includes(seat) ? tell(seat, null, { kind: 'start', ...about(seat) }) : []
  })
}

/**
 * Whether the player in a seat may not know yet that it is their move. A present player sees it, but in slow games may leave without
 * answering.
 */
const isTold = ({ chairs, plan }: Table, seat: Seat, at: number, attending: Attending): boolean => {
  const { guest, left } = chairs[seat]!
  return guest !== null && !left && !(attending.isHere(guest) && (isLive(plan) || attending.speaksFor(seat, at)))
}

/** Steps by a seat that do not change its question. */
const BESIDES: ReadonlySet<Step['kind']> = new Set(['rest', 'propose', 'accept', 'turnDown'])

/** Lists seats whose players have a new question, including those who have just answered one. */
const askedAnew = (state: Table, before: Before, step: Step): Seat[] =>
  state
    .asked()
    .filter(
      (seat) =>
        state.chairs[seat]!.mind === null &&
        (!before.asked.includes(seat) || ('seat' in step && step.seat === seat && !BESIDES.has(step.kind))),
    )

const placeOf = ({ course }: Table, seat: Seat): number | null => {
  const result = course === null ? null : course.result()
  const at = result?.ranking.findIndex((group) => group.includes(seat)) ?? -1
  return result === null || at < 0 || result.ranking.length < 2 ? null : 1 + result.ranking.slice(0, at).flat().length
}
