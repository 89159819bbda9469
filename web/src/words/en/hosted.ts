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
    career: (games: string) => `External games run only on the server: ${games}. In a league there, AIs fill the free places.`,
    lab: (games: string) => `External games run only on the server: ${games}. In the terminal, robodrome lab tests them.`,
    workshop: (games: string) => `External games are changed in the files of their packages: ${games}.`,
    review: 'This is an external game, so your decisions are not reviewed, and no drills come from them.',
  },
}
