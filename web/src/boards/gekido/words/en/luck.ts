/** Luck, as counted in the report after a battle. */
export const luck = {
  numbers: {
    dealt: 'Damage dealt',
    taken: 'Damage taken',
    hits: 'Attacks that hit',
    failures: 'Damage from malfunctions',
    cards: 'Cards played',
  },
  luck: {
    unit: 'points of damage',
    note: 'What the dice alone added to each attack, by the printed numbers and with the best locks.',
  },
}
