import { BadInput, Shelf, common } from '@robodrome/kernel'
import { STANDARD, type Box } from './box.ts'
import type { Effect } from './effects.ts'
import type { Card, Crew, OrangeCard, Starter } from './kinds.ts'

type Table<T> = Readonly<Record<string, T>>

/** A box, indexed. */
export interface Content {
  box: Box
  /** All its cards. */
  cards: readonly Card[]
  orange: Table<OrangeCard>
  starters: Table<Starter>
  /** The index of each orange card in the box. */
  places: Table<number>
  robotNames: readonly string[]
  starterNames: readonly string[]
  orangeNames: readonly string[]
  celebrityNames: readonly string[]
  /** PBL-MODE-16 The cards that regenerate a limb, which Mortal games leave out. */
  regenerating: readonly string[]
}

/** Anything that names its box: a position, or a seat's view. */
export type Boxed = { readonly box: string }

/** Values by card name. The object has no prototype, because rules look up cards all the time. */
const byName = <C extends { name: string }, T>(cards: readonly C[], what: (card: C, place: number) => T): Table<T> =>
  Object.assign(Object.create(null) as Record<string, T>, Object.fromEntries(cards.map((card, i) => [card.name, what(card, i)])))
const namesOf = (cards: readonly { name: string }[]): string[] => cards.map(({ name }) => name)

function indexed(box: Box): Content {
  const { robots, starters, cards } = box
  return {
    box,
    cards: [...robots, ...starters, ...cards],
    orange: byName(cards, (card) => card),
    starters: byName(starters, (card) => card),
    places: byName(cards, (_card, place) => place),
    robotNames: namesOf(robots),
    starterNames: namesOf(starters),
    orangeNames: namesOf(cards),
    celebrityNames: namesOf(cards.filter((card) => card.kind === 'crew' && card.celebrity)),
    regenerating: namesOf(
      cards.filter((card) => (card.kind === 'pod' && card.regenerates) || effectsOf(card).some((effect) => effect.do === 'regenerate')),
    ),
  }
}

const known = new Shelf<Content>()

/** Registers a box so that positions can refer to it. A second, different box with the same id is refused. */
export function unpack(box: Box): Content {
  const before = known.get(box.id)
  if (before !== undefined && before.box !== box && JSON.stringify(before.box) !== JSON.stringify(box))
    throw new BadInput(['box', 'id'], box.id, common('unusedId'))
  const content = before ?? indexed(box)
  if (before === undefined) known.put(box.id, content)
  return content
}

export const STANDARD_CONTENT = unpack(STANDARD)
let last = STANDARD_CONTENT

/** The content with which a position is played. The last box is cached, because consecutive positions mostly share one. */
export const contentOf = (g: Boxed): Content => (g.box === last.box.id ? last : another(g.box))

function another(id: string): Content {
  const content = known.get(id)
  if (content === undefined) {
    const ids = known.entries().map(([each]) => each)
    throw new BadInput(['box'], id, common('oneOfBoxes', { boxes: ids.join(', ') }))
  }
  return (last = content)
}

/** The orange card of this name, which must exist. */
export const cardOf = (g: Boxed, name: string): OrangeCard => contentOf(g).orange[name]!
/** The crew card of this name. */
export const crewOf = (g: Boxed, name: string): Crew => contentOf(g).orange[name] as Crew
export const starterOf = (g: Boxed, name: string): Starter => contentOf(g).starters[name]!
export const isOrange = (g: Boxed, name: string): boolean => Object.hasOwn(contentOf(g).orange, name)
export const isStarter = (g: Boxed, name: string): boolean => Object.hasOwn(contentOf(g).starters, name)
/** The index of an orange card in its box: hands and piles are sorted by it. */
export const placeOf = (g: Boxed, name: string): number => contentOf(g).places[name]!

/** All effects of a card, at any moment. */
export function effectsOf(card: OrangeCard): Effect[] {
  const { onPlay, start, anyTime, blast, effect } = card as { [K in 'onPlay' | 'start' | 'anyTime' | 'effect']?: Effect } & Pick<
    Crew,
    'blast'
  >
  return [onPlay, start, anyTime, blast?.effect, effect].filter((each) => each !== undefined)
}

/** Finds the first card with an effect; undefined if the box has none. */
export const cardThatDoes = (g: Boxed, effect: Effect['do']): string | undefined =>
  contentOf(g).box.cards.find((card) => effectsOf(card).some((each) => each.do === effect))?.name
