/**
 * The moments when an effect may be used: before roll 1, after a roll (defender, attacker), before a hit, before malfunction or Jolt
 * damage.
 */
export const WINDOWS = ['PRE', 'RD', 'RA', 'HIT', 'MAL'] as const
export type WindowName = (typeof WINDOWS)[number]

/** The library of effects that cards, Powers and tiles pick from. */
export const EFFECT_NAMES = [
  'flip',
  'setOwn',
  'setAny',
  'setBot',
  'boost',
  'surge',
  'fourthRoll',
  'sixthDie',
  'switch',
  'respin',
  'pierce',
  'ram',
  'rerollOne',
  'rerollAll',
  'withhold',
  'feedback',
  'firewall',
  'prevent',
  'plating',
  'clamps',
  'jolt',
  'heal',
  'charge',
  'leech',
  'drawKeep',
] as const
export type EffectName = (typeof EFFECT_NAMES)[number]

/** The effects that use a piece's amount. */
const WITH_AMOUNT: readonly EffectName[] = ['boost', 'surge', 'feedback', 'prevent', 'jolt', 'heal', 'drawKeep']
export const takesAmount = (effect: EffectName): boolean => WITH_AMOUNT.includes(effect)
