import { ACTIONS } from './actions.ts'
import { CREW } from './crew.ts'
import { HANGARS } from './hangars.ts'
import { HEADS } from './heads.ts'
import type { Card, OrangeCard, Starter } from './kinds.ts'
import { LEFT_ARMS } from './left-arms.ts'
import { LEG_ARMORS } from './legs.ts'
import { EXPERTS, STARTERS } from './pilots.ts'
import { RIGHT_ARMS } from './right-arms.ts'
import { ROBOTS } from './robots.ts'
import { PODS, SHOULDERS } from './shoulders-and-pods.ts'

export * from './kinds.ts'
export { ACTIONS, CREW, EXPERTS, HANGARS, PODS, ROBOTS, SHOULDERS, STARTERS }

/** The 100 orange cards: experts, armor, hangars, crew, actions. */
export const ORANGE: readonly OrangeCard[] = [
  ...EXPERTS,
  ...HEADS,
  ...LEFT_ARMS,
  ...RIGHT_ARMS,
  ...LEG_ARMORS,
  ...SHOULDERS,
  ...PODS,
  ...HANGARS,
  ...CREW,
  ...ACTIONS,
]

/** All 113 cards of the base set. */
export const CARDS: readonly Card[] = [...ROBOTS, ...STARTERS, ...ORANGE]

const byName = <C extends { name: string }>(cards: readonly C[]): Readonly<Record<string, C>> =>
  Object.fromEntries(cards.map((card) => [card.name, card]))

const orange = byName(ORANGE)
const starters = byName(STARTERS)
const places: ReadonlyMap<string, number> = new Map(ORANGE.map((card, i) => [card.name, i]))

/** The orange card of this name; the name must exist. */
export const cardOf = (name: string): OrangeCard => orange[name]!
export const starterOf = (name: string): Starter => starters[name]!
export const isOrange = (name: string): boolean => Object.hasOwn(orange, name)
export const isStarter = (name: string): boolean => Object.hasOwn(starters, name)

/** The place of an orange card in the list of the set: hands and piles are kept in this order. */
export const placeOf = (name: string): number => places.get(name)!
