import type { Spoken } from '../../../../words/spoken.ts'
import type { luck as English } from '../en/luck.ts'

/** Luck, as the report after a battle counts it. */
export const luck: Spoken<typeof English> = {
  numbers: {
    dealt: 'Schaden verursacht',
    taken: 'Schaden genommen',
    hits: 'Angriffe getroffen',
    failures: 'Durch eigene Fehlschläge',
    cards: 'Karten gespielt',
  },
  luck: {
    unit: 'Schadenspunkte',
    note: 'Was allein die Würfel jedem Angriff gebracht haben, nach den gedruckten Zahlen und bei bestmöglichem Sichern.',
  },
}
