/** What the page tells of a game before it is loaded; a test holds the players against the game's modes. */
export interface Facts {
  players: readonly [fewest: number, most: number]
  minutes: number
  complexity: 1 | 2 | 3
}

export const FACTS: Readonly<Record<string, Facts>> = {
  gekido: { players: [2, 4], minutes: 30, complexity: 1 },
  aimbots: { players: [2, 4], minutes: 25, complexity: 2 },
  volt: { players: [1, 4], minutes: 40, complexity: 2 },
  pbl: { players: [2, 4], minutes: 90, complexity: 3 },
}
