import type { GameId } from './study/facts.ts'

/** How reports name a game: `original:17.0`, the arm, the deal, and by how many seats the players have moved on. */
export const nameOf = (arm: string, { deal, turn }: GameId): string => `${arm}:${deal}.${turn}`
