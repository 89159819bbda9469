import type { Spoken } from '../../../../words/spoken.ts'
import type { luck as English } from '../en/luck.ts'

/** Luck, as counted in the report after a battle. */
export const luck: Spoken<typeof English> = {
  numbers: {
    dealt: 'Verursachter Schaden',
    taken: 'Erlittener Schaden',
    hits: 'Erfolgreiche Angriffe',
    failures: 'Schaden durch Fehlfunktionen',
    cards: 'Gespielte Karten',
  },
  luck: {
    unit: 'Schadenspunkte',
    note: 'Was allein die Würfel jedem Angriff gebracht haben, nach den gedruckten Zahlen und bei bestmöglichem Sichern.',
  },
}
