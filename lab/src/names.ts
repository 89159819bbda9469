import type { GameId } from './study/facts.ts'

/** The name of a game in reports, `original:17.0`: arm, deal, and rotation of the players. */
export const nameOf = (arm: string, { deal, turn }: GameId): string => `${arm}:${deal}.${turn}`
