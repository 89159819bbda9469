import { plural } from '../../../../words/de/text.ts'
import type { Spoken } from '../../../../words/spoken.ts'
import type { numbers as English } from '../en/numbers.ts'

const dice = (n: number): string => plural(n, 'Würfel', 'Würfel')

/** Titles and rows of breakdowns. */
export const numbers: Spoken<typeof English> = {
  attack: 'Angriffssumme',
  defense: 'Verteidigungssumme',
  initial: (n) => `Erster Wurf, ${dice(n)}`,
  thrown: (of, n) => `${of === 0 ? 'Bomben' : 'Schilde'}, ${dice(n)}`,
  extra: (n) => `Karten und Crew, ${dice(n)}`,
  storage: 'Lagerbomben',
  attackDice: 'Angriffswürfel',
  defenseDice: 'Verteidigungswürfel',
  baseAttack: 'Grundangriff',
  baseDefense: 'Grundverteidigung',
  points: 'Pilotenpunkte',
}
