/** What the board adds to the words of the game: buttons, names of moves, headings in the log. */
export const prompt = {
  primary: {
    none: 'What do you do?',
    tile: 'Choose a tile',
    bot: 'Choose a Bot',
    command: 'Choose a Command',
    dice: 'Choose dice',
    option: 'Choose an answer',
    card: 'Choose a card',
    power: 'Choose a Power',
    symbol: 'Choose a symbol',
  },
  /** The numbers in effect at the moment, including tiles and Upgrades. */
  chip: {
    counts: 'chance to complete the Command, with best locks',
    command: (damage: number, malfunction: number, cards: number) =>
      `Deal ${damage} or lose ${malfunction}${cards > 0 ? `, draw ${cards}` : ''}`,
    completes: 'Completes the Command',
    strike: (damage: number) => `Strike for ${damage}`,
  },
  /** The names of moves, as in "Undo lock". */
  move: {
    pass: 'pass',
    stay: 'stay',
    stop: 'stop',
    roll: 'roll on',
    push: 'push',
    noPush: 'no push',
    draw: 'draw',
    nothing: 'nothing',
    attack: (bot: string) => `attack ${bot}`,
    flip: (bot: string) => `lock on ${bot}`,
    place: 'start',
    go: 'move',
    lock: (dice: string) => `lock ${dice}`,
    keep: (what: string) => `keep ${what}`,
    reroll: (dice: string) => `reroll ${dice}`,
    unlock: (power: string) => `unlock ${power}`,
    charge: (power: string) => `charge ${power}`,
    discard: (card: string) => `discard ${card}`,
  },
  orders: { attack: 'Pass for the rest of this attack', turn: 'Pass until it is my turn' },
  log: { turn: (turn: number, bot: string) => `Turn ${turn} · ${bot}` },
}
