import { answer, tell, type Seat } from '@robodrome/kernel'
import { cardOf, type Crew } from '../content/index.ts'
import { choice } from '../rule.ts'
import { ATTACK, DEFENSE, type CardName, type Pbl, type SideId } from '../state.ts'
import { membersOf, robotOf, sideOf } from '../words.ts'
import { dropCrew } from './4-hangar.ts'
import { forbidsThrow, throwCard } from './5-throw.ts'
import { forbidsPlay, isAnyTime } from './6-timing.ts'
import { asidesOf, asideText, isAside, takeAside, type Aside } from './9-asides.ts'

/** What the player behind did, carried out by the attack. */
export type Act =
  | { do: 'concede' }
  | { do: 'throw'; seat: Seat }
  | { do: 'storage'; seat: Seat }
  | { do: 'dice'; seat: Seat; count: number }
  | { do: 'play'; seat: Seat; card: CardName }

type Move = { throw: CardName } | { storage: number } | { blast: CardName } | { sell: CardName } | { play: CardName } | { concede: true }

/** PBL-CMB-6 (DP-COMBAT) The player behind throws cards, uses storage, blasts crew, plays a card, or concedes. With four hands both are asked before a concession. */
export const fight = choice<{ side: SideId; conceded: Seat[] }, Move | Aside>('fight', {
  seats(g, { side, conceded }) {
    const seat = membersOf(g, side).find((member) => !conceded.includes(member))
    return seat === undefined ? [] : [seat]
  },
  candidates(g, _notes, seat) {
    const found: Move[] = []
    const side = g.sides[sideOf(g, seat)]!
    for (const card of g.hands[seat]!) found.push({ throw: card })
    for (let i = 0; i < side.bombs.length; i++) if (side.bombs.indexOf(side.bombs[i]!) === i) found.push({ storage: side.bombs[i]! })
    for (const crew of side.crew) {
      if ((cardOf(crew) as Crew).blast !== undefined) found.push({ blast: crew })
      found.push({ sell: crew })
    }
    for (const card of g.hands[seat]!) if (isAnyTime(card)) found.push({ play: card })
    found.push({ concede: true })
    return found
  },
  tempting: (g, _notes, seat) => g.hands[seat]!.filter((card) => !isAnyTime(card)).map((play) => ({ play })),
  asides: (g, notes, seat) =>
    asidesOf(
      g,
      seat,
      membersOf(g, notes.side).find((member) => !notes.conceded.includes(member))!,
    ),
  forbids(g, notes, seat, move) {
    if ('throw' in move) return forbidsThrow(g, notes.side)
    if ('storage' in move) return g.config.bombs === 'predetermined' ? 'PBL-MODE-7' : null
    if ('blast' in move) return forbidsBlast(g, notes.side, move.blast)
    if ('sell' in move) return forbidsSale(g, notes.side, move.sell)
    return 'play' in move ? forbidsPlay(g, seat, move.play, false) : null
  },
  absent: () => ({ concede: true }),
  choose(g, notes, seat, move) {
    if (isAside(move)) return takeAside(g, seat, move)
    if ('concede' in move) {
      notes.conceded.push(seat)
      return notes.conceded.length < membersOf(g, notes.side).length ? undefined : act({ do: 'concede' })
    }
    if ('play' in move) return act({ do: 'play', seat, card: move.play })
    if ('throw' in move) {
      throwCard(g, seat, move.throw)
      return act({ do: 'throw', seat })
    }
    if ('storage' in move) {
      useBomb(g, notes.side, move.storage)
      return act({ do: 'storage', seat })
    }
    const crew = 'blast' in move ? move.blast : move.sell
    dropCrew(g, notes.side, crew)
    const blast = 'blast' in move ? (cardOf(crew) as Crew).blast?.effect : undefined
    const count = blast?.do === 'dice' ? blast.n : 1
    tell?.({
      kind: 'blast',
      rule: 'PBL-CMB-6',
      robot: robotOf(g, notes.side),
      side: notes.side,
      card: crew,
      dice: count,
      uses: `card ${blast === undefined ? 'Sienne Woodin' : crew}`,
    })
    return act({ do: 'dice', seat, count })
  },
  write: (move, g, { side }) => {
    if (isAside(move)) return asideText(move)
    if ('throw' in move) return `${side === g.combat!.attacker ? 'bomb' : 'shield'} ${move.throw}`
    if ('storage' in move) return `storage ${move.storage}`
    if ('blast' in move) return `blast ${move.blast}`
    if ('sell' in move) return `discard crew ${move.sell}`
    return 'play' in move ? `play ${move.play}` : 'concede'
  },
})

const act = (what: Act) => answer(what)

/** PBL-CMB-8 A storage bomb adds its value and is gone; it is no roll. */
export function useBomb(g: Pbl, id: SideId, value: number): void {
  const side = g.sides[id]!
  const of = id === g.combat!.attacker ? ATTACK : DEFENSE
  side.bombs.splice(side.bombs.indexOf(value), 1)
  g.combat!.added[of] += value
  tell?.({ kind: 'storage bomb', rule: 'PBL-CMB-8', robot: robotOf(g, id), side: id, value })
}

function forbidsBlast(g: Pbl, side: SideId, name: CardName): string | null {
  const wanted = side === g.combat!.attacker ? 'attack' : 'defense'
  return (cardOf(name) as Crew).blast?.when === wanted ? null : 'PBL-CMB-6'
}

/** CR16 Another active crew card for one die; with Sienne Woodin as celebrity any crew card. */
function forbidsSale(g: Pbl, side: SideId, name: CardName): string | null {
  const celebrity = g.celebrities.some((other) => (cardOf(other) as Crew).discardsCrew)
  return celebrity || g.sides[side]!.crew.some((other) => other !== name && (cardOf(other) as Crew).discardsCrew) ? null : 'PBL-CREW-5'
}

/** PBL-CMB-10 Nothing at all to do, for all to see: no cards, no usable storage bomb, no crew to blast or discard. */
export function mustConcede(g: Pbl, id: SideId): boolean {
  const side = g.sides[id]!
  if (membersOf(g, id).some((seat) => g.hands[seat]!.length > 0)) return false
  if (side.bombs.length > 0 && g.config.bombs !== 'predetermined') return false
  return !side.crew.some((crew) => forbidsBlast(g, id, crew) === null || forbidsSale(g, id, crew) === null)
}
