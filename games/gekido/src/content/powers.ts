import type { EffectName, WindowName } from './effects.ts'
import type { Provenance } from './origin.ts'

export const POWER_IDS = [
  'FLIP',
  'SWITCH',
  'EXTRA_DIE',
  'EXTRA_ROLL',
  'OPP_REROLL',
  'ANY_DIE',
  'FORCE_REROLL',
  'SURGE',
  'DRAW5',
  'PREVENT4',
] as const
/** The Powers of this edition; a box may bring others. */
export type StandardPower = (typeof POWER_IDS)[number]
export type PowerId = string

export interface Power {
  id: PowerId
  name: string
  /** If empty, its owner uses it at the start of a turn, not in an attack. */
  windows: readonly WindowName[]
  does: EffectName
  amount: number
  text: string
  from: Provenance
}

const from: Provenance = { '*': 'book', windows: 'designed' }

export const POWERS: Readonly<Record<StandardPower, Power>> = {
  FLIP: { id: 'FLIP', name: 'Flip a Die', windows: ['RA'], does: 'flip', amount: 0, text: 'Turn one free die to its opposite face.', from },
  SWITCH: {
    id: 'SWITCH',
    name: 'Switch Attack',
    windows: ['RA'],
    does: 'switch',
    amount: 0,
    text: 'From roll 2 on: choose another Command, keep what fits, discard the other locked dice.',
    from,
  },
  EXTRA_DIE: {
    id: 'EXTRA_DIE',
    name: 'Roll an Extra Die',
    windows: ['RA'],
    does: 'sixthDie',
    amount: 0,
    text: 'Roll the sixth Command die now; it stays in this attack.',
    from,
  },
  EXTRA_ROLL: {
    id: 'EXTRA_ROLL',
    name: 'Extra Reroll',
    windows: ['RA'],
    does: 'fourthRoll',
    amount: 0,
    text: 'You may roll up to four times.',
    from,
  },
  OPP_REROLL: {
    id: 'OPP_REROLL',
    name: 'Opponent Rerolls a Die',
    windows: ['RD'],
    does: 'rerollOne',
    amount: 0,
    text: 'The attacker rerolls one free die of your choice.',
    from,
  },
  ANY_DIE: {
    id: 'ANY_DIE',
    name: 'One Die = Any Die',
    windows: ['RA'],
    does: 'setAny',
    amount: 0,
    text: 'Set one free die to any other symbol.',
    from,
  },
  FORCE_REROLL: {
    id: 'FORCE_REROLL',
    name: 'Force Reroll',
    windows: ['RD'],
    does: 'rerollAll',
    amount: 0,
    text: 'The attacker rerolls all free dice.',
    from,
  },
  SURGE: {
    id: 'SURGE',
    name: 'Damage +3 / Heals 2',
    windows: ['RA'],
    does: 'surge',
    amount: 3,
    text: '+3 damage if this attack succeeds; heal 2 at once.',
    from,
  },
  DRAW5: {
    id: 'DRAW5',
    name: 'Draw 5, Keep 2',
    windows: [],
    does: 'drawKeep',
    amount: 5,
    text: 'At the start of your turn: draw 5 Tech cards, keep 2.',
    from,
  },
  PREVENT4: {
    id: 'PREVENT4',
    name: 'Prevent 4 Damage',
    windows: ['HIT', 'MAL'],
    does: 'prevent',
    amount: 4,
    text: 'Prevent up to 4 damage of any source.',
    from,
  },
}
