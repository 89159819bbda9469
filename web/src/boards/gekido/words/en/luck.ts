/** Luck, as the report after a battle counts it. */
export const luck = {
  numbers: {
    dealt: 'Damage dealt',
    taken: 'Damage taken',
    hits: 'Attacks that hit',
    failures: 'Lost to own failures',
    cards: 'Cards played',
  },
  luck: {
    unit: 'points of damage',
    note: 'Worth of each attack before and after every fall of the dice, by the printed numbers and under best locking. What players decide does not count.',
  },
}
