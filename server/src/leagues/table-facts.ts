import type { Due } from '@robodrome/leagues'
import { Table, type Step, type TablePlan } from '@robodrome/table'
import type { Archive } from '../tables/archive.ts'
import type { KeptStep } from '../tables/steps.ts'

type Facts = Omit<Extract<Due, { of: 'fixture' }>, 'of' | 'fixture'>

/**
 * LG-OUT-6, LG-OUT-7 Collects what a deadline needs to know about a table: who has sat down, whether each side has chosen, and for how long
 * each was kept waiting for, without a break and in total. The archive replays the steps, because each of them needs the process of a game
 * from outside.
 */
export async function tableFacts(
  { recall }: Pick<Archive, 'recall'>,
  plan: TablePlan,
  steps: readonly KeptStep[],
  { sides, now, since }: { sides: number; now: number; since: number },
): Promise<Facts> {
  const table = new Table(plan)
  const all = Array.from({ length: sides }, (_, side) => side)
  const chose = new Set<number>()
  const askedAt = new Map<number, number>()
  const inAll = all.map(() => 0)
  const answered = (side: number, at: number): void => {
    inAll[side]! += Math.max(0, at - Math.max(askedAt.get(side) ?? at, since))
    askedAt.delete(side)
  }
  for (const kept of steps) {
    const { at } = kept
    const step = JSON.parse(kept.body) as Step
    await recall(table, [kept])
    if (step.kind === 'choose') {
      chose.add(step.seat % sides)
      answered(step.seat % sides, at)
    }
    const asked = peopleAsked(table, sides)
    for (const side of all)
      if (!asked.has(side)) answered(side, at)
      else if (!askedAt.has(side)) askedAt.set(side, at)
  }
  const askedFor = all.map((side) => now - (askedAt.get(side) ?? now))
  for (const side of all) answered(side, now)
  return {
    // A team is present when both members are.
    sat: all.map((side) => table.chairs.every(({ guest, mind }, seat) => seat % sides !== side || guest !== null || mind !== null)),
    playing: chose.size === sides,
    askedFor,
    askedInAll: inAll,
  }
}

const peopleAsked = (table: Table, sides: number): Set<number> =>
  new Set(
    table
      .asked()
      .filter((seat) => table.chairs[seat]!.mind === null)
      .map((seat) => seat % sides),
  )
