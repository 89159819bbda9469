import type { Json, Position, Seat } from '@robodrome/kernel'
import { cardOf, type Crew } from './content/index.ts'
import { chanceOfMore, everything, partiesOf, withDice, type Party } from './odds.ts'
import { aimsAt, forbidsLimb, freshCombat } from './rules/5-attack.ts'
import { ATTACK, DEFENSE, type CardName, type Combat, type Pbl } from './state.ts'
import { behind, sideOf } from './words.ts'

/** What throwing something in brings: the chance to lead at once, and still to lead when the other side has thrown in all it has. */
export type Prospect = { lead: number; hold: number }

/** An attack that could be declared: the chance to lead after the initial rolls, and to hit when both throw in all they have. */
export type Attackable = { limb: number; side: number; slot: number; dice: [number, number]; first: number; hit: number }

export interface Outlook {
  /** Of the combat that is on, both sides throwing in all they have; null without one. */
  hit: number | null
  /** Who is behind and what would bring it: so many cards (thrown already: `thrown`), a storage bomb, dice of crew. */
  behind: {
    of: typeof ATTACK | typeof DEFENSE
    thrown: number
    cards: Prospect[]
    storage: Record<string, Prospect>
    crew: Record<CardName, Prospect>
  } | null
  attacks: Attackable[]
}

/** What the page asks about a position: `odds`. Hands count by their number, as all can see. */
export function answer(kind: string, position: Position): Json | null {
  if (kind !== 'odds') return null
  const g = position as Pbl
  if (g.turn.number === 0 || g.ended !== null) return null
  const parties = withThrown(g, partiesOf(g))
  const outlook: Outlook = parties
    ? { hit: hitChance(parties), behind: g.combat!.phase === 'open' ? prospects(g, g.combat!, parties) : null, attacks: [] }
    : { hit: null, behind: null, attacks: g.combat === null ? attacksOf(g, g.turn.seat) : [] }
  return outlook as unknown as Json
}

type Parties = { attack: Party; defense: Party }
const all = (party: Party): number[] => everything(party, party.cards)
const hitChance = ({ attack, defense }: Parties): number => chanceOfMore(all(attack), all(defense))

function prospects(g: Pbl, combat: Combat, { attack, defense }: Parties): NonNullable<Outlook['behind']> {
  const of = behind(g, combat) === combat.attacker ? ATTACK : DEFENSE
  const [own, other] = of === ATTACK ? [attack, defense] : [defense, attack]
  const side = g.sides[of === ATTACK ? combat.attacker : combat.defender]!
  const prospect = (spread: readonly number[]): Prospect => {
    const wins = (others: readonly number[]): number => (of === ATTACK ? chanceOfMore(spread, others) : 1 - chanceOfMore(others, spread))
    return { lead: wins(certain(other.total)), hold: wins(all(other)) }
  }
  const adding = (dice: number, die: Party['die'], value = 0): Prospect => prospect(withDice(certain(own.total + value), die, dice))
  return {
    of,
    thrown: pending(g)?.count ?? 0,
    cards: Array.from({ length: own.cards + 1 }, (_, cards) => adding(cards * own.perCard, own.thrownDie)),
    storage: Object.fromEntries(own.storage.map((value) => [value, adding(0, own.die, value)])),
    crew: Object.fromEntries(side.crew.map((crew) => [crew, adding(diceOf(crew, of), own.crewDie)])),
  }
}

const certain = (total: number): number[] => Array.from({ length: total + 1 }, (_, at) => (at === total ? 1 : 0))

/** A crew card is worth the dice of its blast, or one where it is only discarded. */
function diceOf(name: CardName, of: typeof ATTACK | typeof DEFENSE): number {
  const { blast } = cardOf(name) as Crew
  return blast?.when === (of === ATTACK ? 'attack' : 'defense') && blast.effect.do === 'dice' ? blast.effect.n : 1
}

/** Cards on the table whose dice are still to be rolled. */
function pending(g: Pbl): { of: typeof ATTACK | typeof DEFENSE; count: number } | null {
  const frame = g.stack.at(-1)
  return frame?.rule === 'throwMore' ? (frame.notes as { of: typeof ATTACK | typeof DEFENSE; count: number }) : null
}

/** They have left the hand and will be rolled all the same. */
function withThrown(g: Pbl, parties: Parties | null): Parties | null {
  const thrown = pending(g)
  if (parties === null || thrown === null) return parties
  const name = thrown.of === ATTACK ? 'attack' : 'defense'
  return { ...parties, [name]: { ...parties[name], cards: parties[name].cards + thrown.count } }
}

/** Every attack that the limbs of the active player can make, whether or not one may be declared now. */
function attacksOf(g: Pbl, seat: Seat): Attackable[] {
  const attacker = sideOf(g, seat)
  const limbs = [0, 1, 2, 3].filter((limb) => forbidsLimb(g.sides[attacker]!, limb) === null)
  return limbs.flatMap((limb) =>
    aimsAt(g, attacker).map((aim): Attackable => {
      const parties = partiesOf({ ...g, combat: freshCombat(seat, attacker, aim, limb, 'move') })!
      const { attack, defense } = parties
      const roll = ({ dice, die }: Party): number[] => withDice([1], die, dice)
      return {
        limb,
        ...aim,
        dice: [attack.dice, defense.dice],
        first: chanceOfMore(roll(attack), roll(defense)),
        hit: hitChance(parties),
      }
    }),
  )
}
