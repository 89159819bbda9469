/** Games from outside: what a game's own words do not say, on its board and in the rooms that it cannot enter. */
export const hosted = {
  hiddenDie: 'hidden die',
  die: (face: string, isMarked: boolean) => (isMarked ? `${face}, counts` : face),
  hiddenCard: 'face down',
  dice: (count: number) => (count === 1 ? '1 die' : `${count} dice`),
  cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  of: (value: number, most: number) => `${value} of ${most}`,
  at: (place: number | string, text: string) => `${place}: ${text}`,
  more: (name: string) => `${name}: more`,
  less: (name: string) => `${name}: less`,
  counts: 'chance of success',
  empty: 'empty',
  canLift: 'can move',
  lifted: 'picked up',
  landing: 'move here',
  /** Said where games from outside are missing, and what is possible instead. `games` lists them. */
  missing: {
    career: (games: string) =>
      `${games}: these games come from outside and run only on the server. In a league there, AIs fill the free places.`,
    lab: (games: string) =>
      `${games}: these games come from outside and run only on the server. In the terminal, robodrome lab tests them.`,
    workshop: (games: string) => `${games}: these games come from outside. Their authors change them in the files of their packages.`,
    review: 'This game comes from outside, so there is no review of your decisions, and no drills.',
  },
}
