import { openNotes, type Seat } from '@robodrome/kernel'
import type { Attack } from './frames.ts'
import type { Aimbots } from './state.ts'
import type { RollResponse } from './terms.ts'
import { botOf } from './vocabulary.ts'
import { ATTACK, type SideOfAttack } from './shapes.ts'

/** The name of the attack rule, for functions that need it but must not import the rule. */
export const ATTACK_RULE = { name: 'attack' } as const

/** The notes of the current attack; undefined if there is none. */
export const openAttack = (g: Aimbots): Attack | undefined => openNotes<Aimbots, Attack>(g, ATTACK_RULE)

export const thisAttack = (g: Aimbots): Attack => openAttack(g)!

/** The seat that rolls for a side. */
export const rollerOf = (g: Aimbots, attack: Attack, side: SideOfAttack): Seat =>
  botOf(g, side === ATTACK ? attack.attacker : attack.defender).owner

/** AB-ATK-14 Each side's two dice, with the margin added to the favored side. */
export const valuesOf = ({ margin, dice }: Pick<Attack, 'margin' | 'dice'>): { attack: number; defense: number } => ({
  attack: dice[0]! + dice[1]! + Math.max(margin, 0),
  defense: dice[2]! + dice[3]! + Math.max(-margin, 0),
})

// Responses to a roll

const own = ({ dice }: Pick<Attack, 'dice'>, side: SideOfAttack): number[] => dice.slice(side * 2, side * 2 + 2)

/** The numbers shown on a side's dice. */
export const shown = (attack: Pick<Attack, 'dice'>, side: SideOfAttack): number[] => [...new Set(own(attack, side))]

/** Rerolls of both dice of a side, and of one of them. */
export const rerollOf = (attack: Attack, side: SideOfAttack): RollResponse => ({ kind: 'reroll', dice: own(attack, side) })
export const rerollsOf = (attack: Attack, side: SideOfAttack): RollResponse[] =>
  shown(attack, side).map((die) => ({ kind: 'reroll', dice: [die] }))
