import type { Seat } from '@robodrome/kernel'
import type { Bout } from './margin.ts'
import type { Aimbots } from './state.ts'
import { botOf } from './vocabulary.ts'
import { ATTACK, type SideOfAttack } from './shapes.ts'

/** An attack that is going on: notes of the rule `attack`. */
export interface Attack extends Bout {
  margin: number
  /** Two attack dice, then two defense dice. */
  dice: number[]
  /** Whether attacker and defender have used their ability of the post-roll window. */
  used: [attack: boolean, defense: boolean]
  /** Damage still to be dealt. */
  hits: number
}

/** The notes of the attack that is going on; undefined if there is none. */
export function openAttack(g: Aimbots): Attack | undefined {
  for (let i = g.stack.length - 1; i >= 0; i--) if (g.stack[i]!.rule === 'attack') return g.stack[i]!.notes as Attack
  return undefined
}

export const thisAttack = (g: Aimbots): Attack => openAttack(g)!

/** The seat that rolls for a side. */
export const rollerOf = (g: Aimbots, attack: Attack, side: SideOfAttack): Seat =>
  botOf(g, side === ATTACK ? attack.attacker : attack.defender).owner

/** AB-ATK-14 Each side's two dice, with the margin for whom it favors. */
export const valuesOf = ({ margin, dice }: Pick<Attack, 'margin' | 'dice'>): { attack: number; defense: number } => ({
  attack: dice[0]! + dice[1]! + Math.max(margin, 0),
  defense: dice[2]! + dice[3]! + Math.max(-margin, 0),
})
