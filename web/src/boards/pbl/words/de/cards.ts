import type { Spoken } from '../../../../words/spoken.ts'
import { cards as English } from '../en/cards.ts'

/** Cards: kinds, facts, where they come from. */
export const cards: Spoken<typeof English> = {
  kinds: {
    armor: 'Panzerung',
    shoulder: 'Schulter',
    pod: 'Pod',
    hangar: 'Hangar',
    crew: 'Crew',
    expert: 'Ass',
    action: 'Aktion',
    starter: 'Startpilot',
    robot: 'Basisroboter',
  },
  noText: 'Kein Text.',
  armor: (slot, level) => `${slot}, Stufe ${level}`,
  crew: (skill) => `Können ${skill}`,
  hangar: (level, spaces) => `Stufe ${level}, ${spaces} Plätze`,
  expert: (points) => `Braucht ${points} PP`,
  starter: (speed) => `Tempo ${speed}`,
  pod: 'Jeder Körperteil',
  regeneration: 'Ein toter Körperteil',
  when: {
    any: 'Jederzeit',
    combat: 'Im Kampf',
    'combat or strike': 'Im Kampf oder gegen einen Schlag',
    'after own attack': 'Nach deinem Angriff',
  },
  large: {
    kind: 'Art',
    numbers: 'Angriff / Verteidigung',
    critical: 'Kritische Form',
    builder: 'Baut',
    rules: 'Regeln',
    source: 'Woher sie kommt',
    notNow: 'gerade nicht',
    counter: 'ihr Zähler',
    ask: 'Bei dieser Karte immer nachfragen',
    askNote: 'Du wirst immer gefragt, wenn du sie spielen kannst, auch bei dauerhaftem Passen.',
  },
  sourceFields: ['Name', 'Zahlen', 'Wirkung'],
  sources: {
    book: 'das Regelbuch',
    web: 'die Website des Verlags',
    designed: 'für diese Ausgabe entworfen',
    'book+designed': 'das Regelbuch, hier ergänzt',
    'web+designed': 'die Website des Verlags, hier ergänzt',
  },
  rules: English.rules,
}
