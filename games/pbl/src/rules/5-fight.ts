import type { OptionOf, RefusalId } from '../terms.ts'
import { tell } from '../tell.ts'
import { answer, type Seat } from '@robodrome/kernel'
import { crewOf } from '../content/index.ts'
import { blastDice } from '../moments.ts'
import { choice } from '../rule.ts'
import { ATTACK, DEFENSE, type CardName, type Pbl, type SideId } from '../state.ts'
import { membersOf, ofSide, totalOf } from '../vocabulary.ts'
import { dropCrew } from './4-hangar.ts'
import { storageOptions } from './5-attack.ts'
import { forbidsThrow, throwCard } from './5-throw.ts'
import { forbidsPlay, isAnyTime } from './6-timing.ts'
import { asidesOf, isAside, takeAside, type Aside } from './9-asides.ts'

/** What the player who is behind chose to do, which the attack then carries out. */
export type Act =
  | { do: 'concede' }
  | { do: 'throw'; seat: Seat }
  | { do: 'storage'; seat: Seat }
  | { do: 'dice'; seat: Seat; count: number }
  | { do: 'play'; seat: Seat; card: CardName }

type Move = OptionOf<'throw' | 'storage' | 'blast' | 'sell' | 'play' | 'concede'>
const CONCEDE: Move = { kind: 'concede' }

interface FightNotes {
  side: SideId
  /** Members of the side that have conceded. */
  conceded: Seat[]
}

const stillFighting = (g: Pbl, { side, conceded }: FightNotes): readonly Seat[] =>
  conceded.length === 0 ? membersOf(g, side) : membersOf(g, side).filter((member) => !conceded.includes(member))

/**
 * PBL-CMB-6 (DP-COMBAT) The player behind throws cards, uses storage, blasts crew, plays a card, or concedes. PBL-MODE-11 With four hands,
 * both members are asked: the first answer counts, but conceding takes both.
 */
export const fight = choice<FightNotes, Move | Aside>('fight', {
  seats: (g, notes) => stillFighting(g, notes),
  ask: (g, { side }) => ({
    kind: 'fight',
    rule: 'PBL-CMB-6',
    own: totalOf(g, g.combat!, whichOf(g, side)),
    other: totalOf(g, g.combat!, whichOf(g, side) === ATTACK ? DEFENSE : ATTACK),
  }),
  candidates: (g, notes, seat) => fightMoves(g, notes.side, seat, false),
  legal: (g, notes, seat) => fightMoves(g, notes.side, seat, true),
  tempting: (g, _notes, seat) => g.hands[seat]!.filter((card) => !isAnyTime(g, card)).map((card) => ({ kind: 'play', card })),
  asides: (g, notes, seat) => asidesOf(g, seat, stillFighting(g, notes)),
  forbids(g, notes, seat, move) {
    if (move.kind === 'throw') return forbidsThrow(g, notes.side)
    if (move.kind === 'storage') return forbidsStorage(g)
    if (move.kind === 'blast') return forbidsBlast(g, notes.side, move.card)
    if (move.kind === 'sell') return forbidsSale(g, notes.side, move.card)
    return move.kind === 'play' ? forbidsPlay(g, seat, move.card, false) : null
  },
  absent: () => CONCEDE,
  choose(g, notes, seat, move) {
    if (isAside(move)) return takeAside(g, seat, move)
    if (move.kind === 'concede') {
      notes.conceded.push(seat)
      return notes.conceded.length < membersOf(g, notes.side).length ? undefined : act({ do: 'concede' })
    }
    if (move.kind === 'play') return act({ do: 'play', seat, card: move.card })
    if (move.kind === 'throw') {
      throwCard(g, seat, move.card)
      return act({ do: 'throw', seat })
    }
    if (move.kind === 'storage') {
      useBomb(g, notes.side, move.value)
      return act({ do: 'storage', seat })
    }
    const crew = move.card
    const seller = move.kind === 'sell' ? sellerOf(g, notes.side, crew) : undefined
    dropCrew(g, notes.side, crew)
    const blast = move.kind === 'blast' ? crewOf(g, crew).blast?.effect : undefined
    const count = blast === undefined ? 1 : blastDice(blast)
    tell?.({
      kind: 'blast',
      rule: 'PBL-CMB-6',
      ...ofSide(g, notes.side),
      card: crew,
      dice: count,
      uses: `card ${seller ?? crew}`,
    })
    return act({ do: 'dice', seat, count })
  },
})

/** Lists what the player who is behind could do here; with `legal`, only what no rule forbids. */
function fightMoves(g: Pbl, id: SideId, seat: Seat, legal: boolean): Move[] {
  const found: Move[] = []
  const side = g.sides[id]!
  const as = id === g.combat!.attacker ? 'bomb' : 'shield'
  if (!(legal && forbidsThrow(g, id) !== null)) for (const card of g.hands[seat]!) found.push({ kind: 'throw', card, as })
  if (!(legal && forbidsStorage(g) !== null)) found.push(...storageOptions(side.bombs))
  for (const card of side.crew) {
    if (crewOf(g, card).blast !== undefined && !(legal && forbidsBlast(g, id, card) !== null)) found.push({ kind: 'blast', card })
    if (!(legal && forbidsSale(g, id, card) !== null)) found.push({ kind: 'sell', card })
  }
  for (const card of g.hands[seat]!)
    if (isAnyTime(g, card) && !(legal && forbidsPlay(g, seat, card, false) !== null)) found.push({ kind: 'play', card })
  found.push(CONCEDE)
  return found
}

const forbidsStorage = (g: Pbl): RefusalId | null => (g.config.bombs === 'predetermined' ? 'PBL-MODE-7' : null)

const whichOf = (g: Pbl, side: SideId): typeof ATTACK | typeof DEFENSE => (side === g.combat!.attacker ? ATTACK : DEFENSE)

const act = (what: Act) => answer(what)

/** PBL-CMB-8 A storage bomb adds its value and is used up; it is not a roll. */
export function useBomb(g: Pbl, id: SideId, value: number): void {
  const side = g.sides[id]!
  const of = id === g.combat!.attacker ? ATTACK : DEFENSE
  side.bombs.splice(side.bombs.indexOf(value), 1)
  g.combat!.added[of] += value
  tell?.({ kind: 'storage bomb', rule: 'PBL-CMB-8', ...ofSide(g, id), value })
}

function forbidsBlast(g: Pbl, side: SideId, name: CardName): RefusalId | null {
  const wanted = side === g.combat!.attacker ? 'attack' : 'defense'
  return crewOf(g, name).blast?.when === wanted ? null : 'PBL-CMB-6'
}

/** Returns the card that lets its side discard this crew card for one die: a celebrity, or another crew card. */
const sellerOf = (g: Pbl, side: SideId, name: CardName): CardName | undefined =>
  g.celebrities.find((other) => crewOf(g, other).discardsCrew) ??
  g.sides[side]!.crew.find((other) => other !== name && crewOf(g, other).discardsCrew)

const forbidsSale = (g: Pbl, side: SideId, name: CardName): RefusalId | null =>
  sellerOf(g, side, name) === undefined ? 'PBL-CREW-5' : null

/** PBL-CMB-10 Whether everybody can see that the side has no action left: no cards, no usable storage bomb, no crew to blast or discard. */
export function mustConcede(g: Pbl, id: SideId): boolean {
  const side = g.sides[id]!
  if (membersOf(g, id).some((seat) => g.hands[seat]!.length > 0)) return false
  if (side.bombs.length > 0 && g.config.bombs !== 'predetermined') return false
  return !side.crew.some((crew) => forbidsBlast(g, id, crew) === null || forbidsSale(g, id, crew) === null)
}
