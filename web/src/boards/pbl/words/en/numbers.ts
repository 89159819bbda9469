/** Titles and rows of breakdowns. */
export const numbers = {
  attack: 'Attack total',
  defense: 'Defense total',
  initial: (n: number) => `First roll, ${n === 1 ? '1 die' : `${n} dice`}`,
  thrown: (of: 0 | 1, n: number) =>
    of === 0 ? `Bombs, ${n === 1 ? '1 die' : `${n} dice`}` : `Shields, ${n === 1 ? '1 die' : `${n} dice`}`,
  extra: (n: number) => `Cards and crew, ${n === 1 ? '1 die' : `${n} dice`}`,
  storage: 'Storage bombs',
  attackDice: 'Attack dice',
  defenseDice: 'Defense dice',
  baseAttack: 'Base attack',
  baseDefense: 'Base defense',
  points: 'Pilot Points',
}
