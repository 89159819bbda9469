import type { OddsWords } from '../en/odds.ts'

/** Texts of the `odds` command. */
export const odds: OddsWords = {
  about: {
    attack: 'Angriffswürfel des ersten Wurfs',
    defense: 'Verteidigungswürfel des ersten Wurfs',
    'attack-total': 'bisherige Summe des Angriffs',
    'defense-total': 'bisherige Summe der Verteidigung',
    bombs: 'Karten des Angreifers',
    shields: 'Karten des Verteidigers',
    'bomb-dice': 'Würfel je Bombe',
    'shield-dice': 'Würfel je Schild',
    'bomb-ticks': 'Zähler von Refuge Laser',
    'shield-ticks': 'Zähler von Thunder Shield',
  },
  usage: (numbers, lists, cards) =>
    [
      'Die Chance, dass ein Angriff trifft, wenn beide bestmöglich spielen, für jede Zahl',
      'von Bomben und Schilden.',
      '',
      ...numbers,
      ...lists.map((option) => `${option}Werte von Lagerbomben, etwa 5,2`),
      ...cards.map((option) => `${option}Karten, die auf Würfel wirken, etwa "Finch Delacroix,Tormax"`),
      '',
      'Beispiel: robodrome odds pbl --attack 3 --defense 5 --bombs 4 --shields 2',
    ].join('\n'),
  list: '<Liste>',
  attack: 'Angriff',
  defense: 'Verteidigung',
  dice: (n) => `${n} Würfel`,
  storage: (values) => `Lager ${values}`,
  crew: (values) => `Crewwürfel ${values}`,
  against: (attack, defense) => `${attack} gegen ${defense}`,
  percent: (chance) => (chance * 100).toFixed(1).replace('.', ','),
  toHit: (percent) => `${percent} % Trefferchance, wenn beide alles nutzen dürfen, was sie haben. Nach geworfenen Karten, in %:`,
  corner: 'Bomben\\Schilde',
}
