/** The board of external games: texts that the game itself does not supply. */
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
}
