import type { Seat } from '@robodrome/kernel'
import type { ScrapKind } from './content/scrap.ts'
import { clone, type Aimbots } from './state.ts'
import { areFriends, modeOf, scoreOf } from './vocabulary.ts'

/** One distribution of the hidden tokens, and the number of deals that produce it. */
interface Deal {
  position: Aimbots
  ways: number
}

/** Token kinds that matter for combat and score: SURGE, POWER CORE, and one kind for the rest. */
const KINDS = ['SURGE', 'POWER CORE', 'RELOCATE'] as const satisfies readonly ScrapKind[]
type Counts = readonly [surges: number, cores: number, others: number]

/**
 * Lists every distribution of unseen tokens over others' hands, as a seat (null for a spectator) sees it (AB-HID-1). All deals are equally
 * likely, except those that would have ended the match (AB-INV-5).
 */
export function dealsSeenBy(g: Aimbots, seat: Seat | null): Deal[] {
  const strangers = [...g.players.keys()].filter((owner) => seat === null || !areFriends(g, owner, seat))
  const unseen = [...g.pile, ...g.gone, ...strangers.flatMap((owner) => g.players[owner]!.scrap)]
  const count = (kind: ScrapKind): number => unseen.filter((each) => each === kind).length
  const [surges, cores] = [count('SURGE'), count('POWER CORE')]
  let deals: { hands: Map<Seat, Counts>; left: Counts; ways: number }[] = [
    { hands: new Map(), left: [surges, cores, unseen.length - surges - cores], ways: 1 },
  ]
  for (const owner of strangers)
    deals = deals.flatMap(({ hands, left, ways }) =>
      handsOf(left, g.players[owner]!.scrap.length).map((hand) => ({
        hands: new Map(hands).set(owner, hand),
        left: left.map((some, i) => some - hand[i]!) as unknown as Counts,
        ways: ways * left.reduce((product, some, i) => product * choose(some, hand[i]!), 1),
      })),
    )
  return deals
    .map(({ hands, ways }) => ({ position: dealt(g, hands), ways }))
    .filter(({ position }) => position.players.every(({ out }, owner) => out || scoreOf(position, owner) < modeOf(position).target))
}

function dealt(g: Aimbots, hands: ReadonlyMap<Seat, Counts>): Aimbots {
  const twin = clone(g)
  for (const [owner, hand] of hands) twin.players[owner]!.scrap = KINDS.flatMap((kind, i) => Array<ScrapKind>(hand[i]!).fill(kind))
  return twin
}

/** Lists the hands of this size that the remaining tokens allow. */
function handsOf([surges, cores, others]: Counts, size: number): Counts[] {
  const found: Counts[] = []
  for (let s = 0; s <= Math.min(surges, size); s++)
    for (let c = 0; c <= Math.min(cores, size - s); c++) if (size - s - c <= others) found.push([s, c, size - s - c])
  return found
}

/** The number of ways to choose this many of them. */
function choose(from: number, taken: number): number {
  let ways = 1
  for (let i = 0; i < taken; i++) ways = (ways * (from - i)) / (i + 1)
  return ways
}
