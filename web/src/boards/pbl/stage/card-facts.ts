import { contentOf, type Boxed, type Card } from '@robodrome/pbl/page'
import { wordsOf } from '../said.ts'
import { words } from '../words/index.ts'

export function anyCard(view: Boxed, name: string): Card {
  const { orange, starters, box } = contentOf(view)
  return orange[name] ?? starters[name] ?? box.robots.find((robot) => robot.name === name)!
}

const says = words.cards
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A card in a few words: its place, its level, its requirement. */
export function factOf(card: Card): string {
  switch (card.kind) {
    case 'armor':
      return says.armor(capital(words.stage.slots[card.slot]!), card.level)
    case 'shoulder':
      return capital(words.stage.slots[card.slot]!)
    case 'pod':
      return card.regenerates ? says.regeneration : says.pod
    case 'crew':
      return says.crew(card.skill)
    case 'hangar':
      return says.hangar(card.level, card.spaces)
    case 'expert':
      return says.expert(card.points)
    case 'starter':
      return says.starter(card.speed)
    case 'action':
      return says.when[card.when]!
    case 'robot':
    default:
      return ''
  }
}

/** Attack and defense, or null for a card without them. Some cards show a counter instead of an attack. */
export function statsOf(card: Card): readonly [attack: string, defense: string] | null {
  if (card.kind === 'pod') return ['0', String(card.defense)]
  if (!('attack' in card)) return null
  return [card.attack === 'counter' ? 'c' : String(card.attack), String(card.defense)]
}

/** Used as the printed text of cards that do nothing beyond their numbers; the page shows its own words instead. */
// oxlint-disable-next-line words/no-prose
const NO_TEXT = 'No text.'

/** The text printed on a card, in the language of the page. */
export const printedOn = (view: Boxed, { name, text }: Card): string =>
  text === NO_TEXT ? says.noText : (wordsOf(view).texts[`card ${name}`] ?? text)

/** The same text, or '' for a card without text. */
export const textOf = (view: Boxed, card: Card): string => (card.text === NO_TEXT ? '' : printedOn(view, card))

/** A card in one short text, for titles and screen readers. */
export function spokenCard(view: Boxed, name: string): string {
  const card = anyCard(view, name)
  const stats = statsOf(card)
  const numbers = stats === null ? '' : `${words.stage.attack(Number(stats[0]) || 0)}, ${words.stage.defense(Number(stats[1]))}`
  return [name, says.kinds[card.kind]!, factOf(card), numbers, textOf(view, card)].filter((part) => part !== '').join(', ')
}
