import type { Seat } from '@robodrome/kernel'
import { crewOf } from '../content/index.ts'
import { blastDice } from '../moments.ts'
import { aimsAt, forbidsLimb, freshCombat } from '../rules/5-attack.ts'
import { ATTACK, DEFENSE, type CardName, type Combat, type Pbl } from '../state.ts'
import { behind, handsOf, sideOf } from '../vocabulary.ts'
import { AS_IT_STANDS, at, before, type ByLead } from './lead.ts'
import { certain, everything, firstLead, hitChance, isNear, laterRoll, round, thrownDice, type Parties } from './odds.ts'
import { isExact, partiesOf, thrownNow } from './parties.ts'
import type { Attackable, Outlook, Prospect } from '../shapes.ts'

/** Answers the page's question `odds` about a position. Of hands, only the size is used, which is public. */
export function outlook(g: Pbl): Outlook | null {
  if (g.turn.number === 0 || g.ended !== null) return null
  const parties = partiesOf(g)
  const exact = isExact(g) && (parties === null || !(isNear(parties.attack) || isNear(parties.defense)))
  return parties
    ? { hit: hitChance(parties), exact, behind: g.combat!.phase === 'open' ? prospects(g, g.combat!, parties) : null, attacks: [] }
    : { hit: null, exact, behind: null, attacks: g.combat === null ? attacksOf(g, g.turn.seat) : [] }
}

/** Computes the value of each single addition for the side that is behind, with its best rerolls. */
function prospects(g: Pbl, combat: Combat, { attack, defense }: Parties): NonNullable<Outlook['behind']> {
  const of = behind(g, combat) === combat.attacker ? ATTACK : DEFENSE
  const sign = of === ATTACK ? 1 : -1
  const [own, other] = of === ATTACK ? [attack, defense] : [defense, attack]
  const side = g.sides[of === ATTACK ? combat.attacker : combat.defender]!
  const held = before(AS_IT_STANDS, everything(other), of === ATTACK ? -1 : 1)
  const prospect = (worth: (after: ByLead) => ByLead): Prospect => {
    const chance = (after: ByLead): number => {
      const hit = at(worth(after), attack.total - defense.total)
      return round(of === ATTACK ? hit : 1 - hit)
    }
    return { lead: chance(AS_IT_STANDS), hold: chance(held) }
  }
  const rolling = (kind: 'thrown' | 'extra', dice: number): Prospect => prospect((after) => laterRoll(own, sign, kind, dice, () => after))
  return {
    of,
    thrown: thrownNow(g, of),
    cards: Array.from({ length: own.cards + 1 }, (_, cards) => rolling('thrown', thrownDice({ ...own, ticks: 0 }, cards))),
    storage: Object.fromEntries(own.storage.map((value) => [value, prospect((after) => before(after, certain(value), sign))])),
    crew: Object.fromEntries(side.crew.map((crew) => [crew, rolling('extra', diceOf(g, crew, of))])),
  }
}

/** A crew card gives the dice of its blast, or one die if it is merely discarded. */
function diceOf(g: Pbl, name: CardName, of: typeof ATTACK | typeof DEFENSE): number {
  const { blast } = crewOf(g, name)
  return blast?.when === (of === ATTACK ? 'attack' : 'defense') ? blastDice(blast.effect) : 1
}

/** Lists every attack by the active player's limbs, whether or not it may be declared now. */
function attacksOf(g: Pbl, seat: Seat): Attackable[] {
  const attacker = sideOf(g, seat)
  const limbs = [0, 1, 2, 3].filter((limb) => forbidsLimb(g, g.sides[attacker]!, limb) === null)
  // Cached, because most limbs of a robot have the same defense.
  const known = new Map<string, Pick<Attackable, 'first' | 'hit'>>()
  const chances = (parties: Parties): Pick<Attackable, 'first' | 'hit'> => {
    const key = JSON.stringify(parties)
    const found = known.get(key) ?? { first: firstLead(parties), hit: hitChance(parties) }
    known.set(key, found)
    return found
  }
  return limbs.flatMap((limb) =>
    aimsAt(g, attacker).map((aim): Attackable => {
      const declared = { ...g, combat: { ...freshCombat(seat, attacker, aim, limb, 'move'), named: namedAll(g, attacker) } }
      const parties = partiesOf(declared)!
      const { attack, defense } = parties
      return {
        limb,
        ...aim,
        dice: [attack.dice, defense.dice],
        ...chances(parties),
        exact: isExact(declared) && !isNear(attack) && !isNear(defense),
      }
    }),
  )
}

/** PBL-MODE-7 An attack that has not been declared yet could still use everything that its side has. */
const namedAll = (g: Pbl, side: number): Combat['named'] => ({
  bombs: Math.min(handsOf(g, side), g.config.bombLimit > 0 ? g.config.bombLimit : Infinity),
  storage: [...g.sides[side]!.bombs],
})
