/** Texts of the `odds` command. */
export const odds = {
  about: {
    attack: 'initial attack dice',
    defense: 'initial defense dice',
    'attack-total': 'attack total so far',
    'defense-total': 'defense total so far',
    bombs: 'cards of the attacker',
    shields: 'cards of the defender',
    'bomb-dice': 'dice for each bomb',
    'shield-dice': 'dice for each shield',
    'bomb-ticks': 'counter of Refuge Laser',
    'shield-ticks': 'counter of Thunder Shield',
  },
  usage: (numbers: readonly string[], lists: readonly string[], cards: readonly string[]): string =>
    [
      'The chance that an attack hits if both sides play their best, for each number of',
      'bombs and shields.',
      '',
      ...numbers,
      ...lists.map((option) => `${option}values of storage bombs, such as 5,2`),
      ...cards.map((option) => `${option}cards that affect dice, such as "Finch Delacroix,Tormax"`),
      '',
      'Example: robodrome odds pbl --attack 3 --defense 5 --bombs 4 --shields 2',
    ].join('\n'),
  list: '<list>',
  attack: 'Attack',
  defense: 'defense',
  dice: (n: number): string => (n === 1 ? '1 die' : `${n} dice`),
  storage: (values: string): string => `storage ${values}`,
  crew: (values: string): string => `crew dice ${values}`,
  against: (attack: string, defense: string): string => `${attack} against ${defense}`,
  percent: (chance: number): string => (chance * 100).toFixed(1),
  toHit: (percent: string): string => `${percent} % chance to hit if both sides may use everything they have. By cards thrown, in %:`,
  corner: 'bombs\\shields',
}
export type OddsWords = typeof odds
