import { ACTIONS } from './actions.ts'
import { CREW } from './crew.ts'
import { HANGARS } from './hangars.ts'
import { HEADS } from './heads.ts'
import type { BaseRobot, Card, OrangeCard, Starter } from './kinds.ts'
import { LEFT_ARMS } from './left-arms.ts'
import { LEG_ARMORS } from './legs.ts'
import { EXPERTS, STARTERS } from './pilots.ts'
import { RIGHT_ARMS } from './right-arms.ts'
import { ROBOTS } from './robots.ts'
import { PODS, SHOULDERS } from './shoulders-and-pods.ts'

/** The content of a game as plain data: cards name effects that the rules implement. */
export interface Box {
  id: string
  robots: readonly BaseRobot[]
  starters: readonly Starter[]
  /** The orange cards; hands and piles are sorted in this order. */
  cards: readonly OrangeCard[]
}

/** The base set: 3 robots, 10 starter pilots, and the 100 orange cards: experts, armor, hangars, crew, actions. */
export const STANDARD: Box = {
  id: 'standard',
  robots: ROBOTS,
  starters: STARTERS,
  cards: [...EXPERTS, ...HEADS, ...LEFT_ARMS, ...RIGHT_ARMS, ...LEG_ARMORS, ...SHOULDERS, ...PODS, ...HANGARS, ...CREW, ...ACTIONS],
}

/** The 100 orange cards of the base set. */
export const ORANGE = STANDARD.cards
/** All 113 cards of the base set. */
export const CARDS: readonly Card[] = [...STANDARD.robots, ...STANDARD.starters, ...STANDARD.cards]
