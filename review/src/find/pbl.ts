import { copy, type Happened, type Seat } from '@robodrome/kernel'
import type { Pbl, Side } from '@robodrome/pbl'
import type { Subject } from '../claim.ts'
import { counted, sum, type Deeds, type Part, type Parts } from './part.ts'

const LIMBS = 4
const NOBODY = -1

type Sides = (g: Pbl, seat: Seat) => number[]
const own: Sides = (g, seat) => [seat % g.config.sides]
const rivals: Sides = (g, seat) => g.sides.map((_, id) => id).filter((id) => id !== seat % g.config.sides)
const members = (g: Pbl, id: number): Seat[] => g.hands.map((_, seat) => seat).filter((seat) => seat % g.config.sides === id)

const part = (of: Sides, subject: Subject, value: (g: Pbl, id: number) => number, take: (to: Side, from: Side) => void): Part<Pbl> => ({
  counts: (g, seat) => [{ subject, value: sum(of(g, seat).map((id) => value(g, id))) }],
  take(g, from, seat) {
    for (const id of of(g, seat)) take(g.sides[id]!, from.sides[id]!)
  },
})

/** Restores limbs that are equally intact in both positions, because a blown-off limb takes along everything built on it. */
const limbs = (which: (to: Side['slots'][number], from: Side['slots'][number]) => boolean) => (to: Side, from: Side) => {
  to.slots = to.slots.map((slot, i) => (which(slot, from.slots[i]!) ? copy(from.slots[i]!) : slot))
}

const sides = (of: Sides, who: 'pbl' | 'pbl rival'): Part<Pbl>[] => [
  part(
    of,
    `${who} limbs`,
    (g, id) => g.sides[id]!.slots.slice(0, LIMBS).filter(({ dead }) => !dead).length,
    limbs((to, from) => to.dead !== from.dead),
  ),
  part(
    of,
    `${who} built`,
    (g, id) => sum(g.sides[id]!.slots.map(({ stack, dead }) => (dead ? 0 : stack.length))),
    limbs((to, from) => to.dead === from.dead && to.malfunction === from.malfunction),
  ),
  part(
    of,
    `${who} faults`,
    (g, id) => g.sides[id]!.slots.filter(({ malfunction }) => malfunction !== NOBODY).length,
    limbs((to, from) => to.dead === from.dead && to.malfunction !== from.malfunction),
  ),
  {
    counts: (g, seat) => [
      { subject: `${who} hand`, value: sum(of(g, seat).flatMap((id) => members(g, id).map((each) => g.hands[each]!.length))) },
    ],
    take(g, from, seat) {
      for (const id of of(g, seat)) for (const each of members(g, id)) g.hands[each] = [...from.hands[each]!]
    },
  },
  part(
    of,
    `${who} crew`,
    (g, id) => g.sides[id]!.crew.length,
    (to, from) => void (to.crew = [...from.crew]),
  ),
  part(
    of,
    `${who} hangars`,
    (g, id) => g.sides[id]!.hangars.length,
    (to, from) => void (to.hangars = [...from.hangars]),
  ),
  part(
    of,
    `${who} bombs`,
    (g, id) => sum(g.sides[id]!.bombs),
    (to, from) => void (to.bombs = [...from.bombs]),
  ),
  part(
    of,
    `${who} expert`,
    (g, id) => (g.sides[id]!.expert === null ? 0 : 1),
    (to, { starter, expert, expertCounter }) => Object.assign(to, { starter, expert, expertCounter }),
  ),
]

type Outcome = Happened & { outcome: 'hit' | 'defended'; at: { robot: string } }

/** Which attacks hit, and which cards the seat holds at the end. */
const deeds: Deeds<Pbl> = (events, g, seat) => {
  const { robot } = g.sides[seat % g.config.sides]!
  const hits = events.filter((event): event is Outcome => event.kind === 'outcome' && (event as Outcome).outcome === 'hit')
  return [
    ...counted(
      'pbl hit',
      hits.some(({ at }) => at.robot !== robot),
    ),
    ...counted(
      'pbl rival hit',
      hits.some(({ at }) => at.robot === robot),
    ),
    ...[...new Set(g.hands[seat])].flatMap((card) => counted('pbl card', true, `card ${card}`)),
  ]
}

export const pbl: Parts<Pbl> = {
  deeds,
  hasBegun: ({ turn }) => turn.number > 0,
  fine: [...sides(own, 'pbl'), ...sides(rivals, 'pbl rival')],
  coarse: [],
}
