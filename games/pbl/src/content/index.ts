import { ACTIONS } from './actions.ts'
import { CREW } from './crew.ts'
import type { Effect } from './effects.ts'
import { HANGARS } from './hangars.ts'
import { HEADS } from './heads.ts'
import type { Card, Crew, OrangeCard, Starter } from './kinds.ts'
import { LEFT_ARMS } from './left-arms.ts'
import { LEG_ARMORS } from './legs.ts'
import { EXPERTS, STARTERS } from './pilots.ts'
import { RIGHT_ARMS } from './right-arms.ts'
import { ROBOTS } from './robots.ts'
import { PODS, SHOULDERS } from './shoulders-and-pods.ts'

export * from './effects.ts'
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

/** What belongs to each card, by its name; without inherited keys, because rules look cards up all the time. */
const byName = <C extends { name: string }, T>(cards: readonly C[], what: (card: C, place: number) => T): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null) as Record<string, T>, Object.fromEntries(cards.map((card, i) => [card.name, what(card, i)])))

const orange = byName(ORANGE, (card) => card)
const starters = byName(STARTERS, (card) => card)
const places = byName(ORANGE, (_card, place) => place)

/** The orange card of this name; the name must exist. */
export const cardOf = (name: string): OrangeCard => orange[name]!
/** The crew card of this name. */
export const crewOf = (name: string): Crew => orange[name] as Crew
export const starterOf = (name: string): Starter => starters[name]!
export const isOrange = (name: string): boolean => Object.hasOwn(orange, name)
export const isStarter = (name: string): boolean => Object.hasOwn(starters, name)

/** Everything that a card makes happen, at whatever moment. */
export function effectsOf(card: OrangeCard): Effect[] {
  const { onPlay, start, anyTime, blast, effect } = card as { [K in 'onPlay' | 'start' | 'anyTime' | 'effect']?: Effect } & Pick<
    Crew,
    'blast'
  >
  return [onPlay, start, anyTime, blast?.effect, effect].filter((each) => each !== undefined)
}
/** The first card that has an effect: by this one people know it. */
export const cardThatDoes = (effect: Effect['do']): string =>
  ORANGE.find((card) => effectsOf(card).some((each) => each.do === effect))!.name

/** The place of an orange card in the list of the set: hands and piles are kept in this order. */
export const placeOf = (name: string): number => places[name]!
