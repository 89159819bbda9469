import { lists, plurals, say, type Mark, type Phrase } from '@robodrome/phrases'
import type { Seat } from '@robodrome/kernel'
import type { SlotName } from '../../content/index.ts'
import type { At, Place } from '../../terms.ts'

/** A player as the subject: "Ada builds", "you build". */
export const does = (seat: Seat, third: string, second: string): Mark => ({ seat, own: `you ${second}`, after: ` ${third}` })
export const whose = (seat: Seat): Mark => ({ seat, own: 'your', after: "'s" })
export const whom = (seat: Seat): Mark => ({ seat, own: 'you', after: '' })

export const card = (name: string): Mark => ({ piece: `card ${name}`, text: name })
export const slotName = (slot: SlotName): string => slot
export const place = ({ robot, slot }: Place): Phrase => [card(robot), `'s ${slot}`]

/** The verb for a part: legs are plural. */
export const verb = ({ slot }: Place, one: string, many: string): Phrase => [slot === 'legs' ? many : one]

export function aim({ robot, slot, card: name, seat }: At): Phrase {
  if (slot !== undefined) return place({ robot, slot })
  if (name !== undefined) return [card(robot), "'s ", card(name)]
  return seat === undefined ? [card(robot)] : [whom(seat)]
}

export const count = plurals<'one'>('en')
export const cards = (n: number): Phrase => count(n, { one: '# card', other: '# cards' })
export const dice = (n: number): Phrase => count(n, { one: '# die', other: '# dice' })

const and = lists('en')
export const list = (items: readonly Phrase[]): Phrase => and(items)
export const cardList = (names: readonly string[]): Phrase => (names.length === 0 ? ['nothing'] : and(names.map((name) => [card(name)])))

/** Faces of rolled dice. */
export const faces = (values: readonly number[]): Phrase => [values.length === 0 ? 'no dice' : values.join(' ')]

/** Secret details, for readers who may see them. */
export const shown = (names: readonly string[] | undefined): Phrase => (names === undefined ? [] : say`: ${cardList(names)}`)
export const cardOr = (name: string | undefined, otherwise: string): Phrase => (name === undefined ? [otherwise] : [card(name)])
