/** Luck, as the report after a battle counts it. */
export const luck = {
  numbers: {
    dealt: 'Damage dealt',
    taken: 'Damage taken',
    hits: 'Attacks that hit',
    failures: 'Lost to malfunctions',
    cards: 'Cards played',
  },
  luck: {
    unit: 'points of damage',
    note: 'Attack value gained from dice alone, by the printed numbers and assuming best locks.',
  },
}
