import type { Gekido } from '@robodrome/gekido'
import { copy, type Seat } from '@robodrome/kernel'
import type { Count, Subject } from '../claim.ts'
import { counted, sum, type Deeds, type Part, type Parts } from './part.ts'

type Bot = Gekido['bots'][Seat]

const own = (_g: Gekido, seat: Seat): Seat[] => [seat]
const rivals = (g: Gekido, seat: Seat): Seat[] => Array.from({ length: g.seats }, (_, each) => each).filter((each) => each !== seat)

/** The fields of some Bots that belong together, and their sum. */
const part = (of: typeof own, subject: Subject, fields: readonly (keyof Bot)[], value: (bot: Bot) => number): Part<Gekido> => ({
  counts: (g, seat) => [{ subject, value: sum(of(g, seat).map((each) => value(g.bots[each]!))) }],
  take: (g, from, seat) => take(g, from, of(g, seat), fields),
})

const tile = (of: typeof own, subject: Subject): Part<Gekido> => ({
  counts: (g, seat) => tilesUnder(g, of(g, seat)).map((what): Count => ({ subject, what: `tile ${what}`, value: 1 })),
  take: (g, from, seat) => take(g, from, of(g, seat), ['at']),
})

/** The Charges: how many there are, and which Powers have any. */
const powers = (of: typeof own, who: 'gekido' | 'gekido rival'): Part<Gekido> => ({
  counts: (g, seat) => [
    ...charged(g, of(g, seat)).map((what): Count => ({ subject: `${who} power`, what: `power ${what}`, value: 1 })),
    { subject: `${who} charges`, value: sum(of(g, seat).flatMap((each) => Object.values(g.bots[each]!.powers))) },
  ],
  take: (g, from, seat) => take(g, from, of(g, seat), ['powers']),
})

const charged = (g: Gekido, seats: readonly Seat[]): string[] => [
  ...new Set(seats.flatMap((each) => Object.entries(g.bots[each]!.powers).flatMap(([power, charges]) => (charges > 0 ? [power] : [])))),
]

const tilesUnder = (g: Gekido, seats: readonly Seat[]): string[] => [...new Set(seats.flatMap((each) => g.arena[g.bots[each]!.at] ?? []))]

function take(g: Gekido, from: Gekido, seats: readonly Seat[], fields: readonly (keyof Bot)[]): void {
  for (const seat of seats) for (const field of fields) Object.assign(g.bots[seat]!, { [field]: copy(from.bots[seat]![field]) })
}

const sides = (of: typeof own, who: 'gekido' | 'gekido rival'): Part<Gekido>[] => [
  part(of, `${who} structure`, ['structure'], ({ structure }) => sum(structure)),
  part(of, `${who} armor`, ['armor'], ({ armor }) => sum(armor)),
  part(of, `${who} upgrade`, ['upgrade'], ({ upgrade }) => upgrade),
  powers(of, who),
  part(of, `${who} cards`, ['hand'], ({ hand }) => hand.length),
  part(of, `${who} locks`, ['locks'], ({ locks }) => Object.values(locks).filter((side) => side === 'ready').length),
  tile(of, `${who} tile`),
]

/** Everything that bonuses give (GK-BON-1), for cases in which no single bonus explains enough. */
const bonuses = (of: typeof own, who: 'gekido' | 'gekido rival'): Part<Gekido> =>
  part(
    of,
    `${who} bonuses`,
    ['upgrade', 'armor', 'powers', 'hand'],
    ({ upgrade, armor, powers, hand }) => upgrade + armor.filter((die) => die > 0).length + sum(Object.values(powers)) + hand.length,
  )

const SIDES = [...sides(own, 'gekido'), ...sides(rivals, 'gekido rival')]

/** What happened in attacks, and which cards the seat holds at the end. */
const deeds: Deeds<Gekido> = (events, g, seat) => {
  const did = (kind: string, isOwn: boolean): boolean =>
    events.some((event) => event.kind === kind && ((event as { seat?: Seat }).seat === seat) === isOwn)
  return [
    ...counted('gekido success', did('success', true)),
    ...counted('gekido malfunction', did('malfunction', true)),
    ...counted('gekido rival success', did('success', false)),
    ...[...new Set(g.bots[seat]!.hand)].flatMap((card) => counted('gekido card', true, `card ${card}`)),
  ]
}

export const gekido: Parts<Gekido> = {
  hasBegun: ({ bots, seats }) => Object.keys(bots).length === seats,
  deeds,
  fine: SIDES,
  coarse: [SIDES[0]!, bonuses(own, 'gekido'), ...SIDES.slice(5, 8), bonuses(rivals, 'gekido rival'), ...SIDES.slice(12)],
}
