import type { Bot } from './content/bots.ts'
import type { EffectName } from './content/effects.ts'

/** Values in points of Structure. */
export interface Worths {
  armor: number
  upgrade: Readonly<Record<Bot['upgrade'], number>>
  /** The value of a Charge: the usual one, and exceptions by Power. */
  charge: number
  charges: Readonly<Partial<Record<EffectName, number>>>
  /** The value of a card in hand: the usual one, and exceptions by effect. */
  card: number
  cards: Readonly<Partial<Record<EffectName, number>>>
  /** A card about to be picked from several. */
  drawn: number
  /** The bonus for a Structure die that is about to be lost. */
  bonus: number
  /** A point of extra damage that a Bot would suffer on its tile, if others can attack before it moves away. */
  exposed: number
  /** How steeply win chance grows with a lead, and how much of a lead it is to attack next. */
  steep: number
  attacksNext: number
}

/** Tuned by matches that varied many values at once: `docs/notes/2026-11-18-strength.md`. */
export const WORTHS: Worths = {
  armor: 0.8,
  upgrade: { ATTACK: 2.05, DEFENSE: 1.55 },
  charge: 0.45,
  charges: { prevent: 3.5, rerollOne: 0.65, rerollAll: 0.65 },
  card: 0.45,
  cards: {
    prevent: 3.8,
    flip: 3.2,
    setBot: 3.2,
    plating: 2.6,
    heal: 2.5,
    respin: 2.4,
    setAny: 2,
    jolt: 1.8,
    firewall: 1.6,
    setOwn: 1.5,
    fourthRoll: 1.3,
    sixthDie: 1.3,
    switch: 1.2,
    boost: 1.1,
    drawKeep: 1,
    pierce: 1,
    rerollAll: 0.9,
    rerollOne: 0.85,
    feedback: 0.65,
    leech: 0.6,
    clamps: 0.5,
    withhold: 0.45,
    charge: 0.3,
    ram: 0.3,
  },
  drawn: 1,
  bonus: 0.6,
  exposed: 0.1,
  steep: 1.9,
  attacksNext: 1.1,
}

type Listed = 'upgrade' | 'charges' | 'cards'

/** Values by name, as `robodrome tune` varies them: `armor`, `cards.flip`. */
export const byName = ({ upgrade, charges, cards, ...single }: Worths): Record<string, number> => ({
  ...single,
  ...named('upgrade', upgrade),
  ...named('charges', charges),
  ...named('cards', cards),
})

const named = (list: Listed, worths: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(worths).map(([name, worth]) => [`${list}.${name}`, worth]))

/** The defaults with some values replaced, by name. */
export function withOthers(worths: Worths, others: Readonly<Record<string, number>>): Worths {
  const changed = {
    ...worths,
    upgrade: { ...worths.upgrade },
    charges: { ...worths.charges },
    cards: { ...worths.cards },
  }
  for (const [name, worth] of Object.entries(others)) {
    const [list, one] = name.split('.') as [Listed, string?]
    Object.assign(one === undefined ? changed : changed[list], { [one ?? list]: worth })
  }
  return changed
}
