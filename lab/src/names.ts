import type { GameId } from './study/facts.ts'

/** Makes the name of a game for reports, such as `original:17.0`: arm, deal, and rotation of the players. */
export const nameOf = (arm: string, { deal, turn }: GameId): string => `${arm}:${deal}.${turn}`
