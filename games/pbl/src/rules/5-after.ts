import { sequence } from '../rule.ts'
import { tell } from '../tell.ts'
import { call, type Flow } from '@robodrome/kernel'
import { cardOf } from '../content/index.ts'
import { ATTACK, DEFENSE, NOBODY, type CardName, type Pbl, type SideId } from '../state.ts'
import { isLimb, limbArmorAt, membersOf, ofSide, robotOf, sideOf, strikerOf, voiceOf } from '../vocabulary.ts'
import { seatsIn, slipToScrap, teamMask } from '../zones.ts'
import { drawCards, pickFromHands } from './4-draw.ts'
import { blowOff } from './5-blow-off.ts'
import { strike } from './5-strike.ts'

/** PBL-CMB-12 The steps after the outcome, each performed only if still possible. */
export const afterwards = sequence<{ card: CardName }>('afterwards', {
  attackingArmor(g): Flow {
    const combat = g.combat!
    const after = g.sides[combat.attacker]!.out ? undefined : limbArmorAt(g, g.sides[combat.attacker]!, combat.limb)?.after
    if (after === undefined || combat.outcome !== 'hit') return undefined
    if (after.when === 'blew off' && isLimb(combat.target)) return call(drawCards, { seat: combat.seat, left: after.draw ?? 0 })
    const victims = g.sides[combat.defender]!.out ? [] : membersOf(g, combat.defender)
    return after.robs && victims.some((seat) => g.hands[seat]!.length > 0)
      ? call(pickFromHands, { seats: [...victims] }, 'card')
      : undefined
  },
  robbed(g, notes) {
    const { card } = notes
    if (card === '') return
    notes.card = ''
    const seat = g.hands.findIndex((hand) => hand.includes(card))
    slipToScrap(g, seat, card)
    tell?.({
      kind: 'discard',
      rule: 'PBL-CMB-12',
      seat,
      robot: robotOf(g, sideOf(g, seat)),
      reveals: true,
      secret: { to: seatsIn(teamMask(g, sideOf(g, seat))), card },
    })
  },
  defendingArmor(g): Flow {
    const combat = g.combat!
    const side = g.sides[combat.defender]!
    const armor = side.out ? null : limbArmorAt(g, side, combat.target)
    if (armor?.counter?.grows === 'attacked' && combat.rolls.some((roll) => roll.of === ATTACK && roll.dice.length > 0))
      grow(g, combat.defender, combat.target)
    return armor?.after?.when === 'defended' && combat.outcome === 'defended'
      ? call(drawCards, { seat: voiceOf(g, combat.defender), left: armor.after.draw ?? 0 })
      : undefined
  },
  gears(g) {
    const combat = g.combat!
    for (const of of [ATTACK, DEFENSE] as const) {
      const id = of === ATTACK ? combat.attacker : combat.defender
      if (combat.thrown[of] === 0 || g.sides[id]!.out) continue
      for (let slot = 0; isLimb(slot); slot++)
        if (limbArmorAt(g, g.sides[id]!, slot)?.counter?.grows === 'bombs or shields thrown') grow(g, id, slot)
    }
  },
  counters(g) {
    const combat = g.combat!
    const side = g.sides[combat.attacker]!
    if (limbArmorAt(g, side, combat.limb)?.counter?.grows === 'attacking') grow(g, combat.attacker, combat.limb)
    const pilot = side.expert === null ? null : cardOf(g, side.expert)
    if (pilot?.kind === 'expert' && pilot.rage !== undefined) {
      side.expertCounter = Math.max(0, side.expertCounter - 1)
      tell?.({ kind: 'counter', rule: 'PBL-CMB-12', ...ofSide(g, combat.attacker), card: pilot.name, counter: side.expertCounter })
    }
  },
  overblown(g): Flow {
    const { overblown, outcome, attacker, limb } = g.combat!
    if (overblown === NOBODY || outcome !== 'defended' || g.sides[attacker]!.slots[limb]!.dead) return undefined
    return call(blowOff, { side: attacker, slot: limb, by: overblown })
  },
  strikes(g): Flow {
    const { attacker, seat } = g.combat!
    const side = g.sides[attacker]!
    if (side.out || strikerOf(g, side) === null) return undefined
    return call(strike, { seat, fire: false })
  },
})

function grow(g: Pbl, id: SideId, at: number): void {
  const slot = g.sides[id]!.slots[at]!
  const armor = limbArmorAt(g, g.sides[id]!, at)!
  slot.counter = Math.min(armor.counter!.most, slot.counter + 1)
  tell?.({
    kind: 'counter',
    rule: 'PBL-CMB-12',
    ...ofSide(g, id),
    card: armor.name,
    counter: slot.counter,
    uses: `card ${armor.name}`,
  })
}

/** When the combat is over, announcements for it expire. */
export function endOfCombat(g: Pbl): void {
  g.combat = null
  for (let seat = 0; seat < g.passing.length; seat++) if (g.passing[seat] === 'combat') g.passing[seat] = null
}
