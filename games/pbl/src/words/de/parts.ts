import { lists, plurals, say, type Mark, type Phrase } from '@robodrome/phrases'
import type { Seat } from '@robodrome/kernel'
import type { SlotName } from '../../content/index.ts'
import type { At, Place } from '../../terms.ts'

/** A player as the subject: „Ada baut“, „du baust“. */
export const does = (seat: Seat, third: string, second: string): Mark => ({ seat, own: `du ${second}`, after: ` ${third}` })
/** A player in a title, after a verb, and after a preposition such as „von“: names are not inflected. */
export const nominative = (seat: Seat): Mark => ({ seat, own: 'du', after: '' })
export const dative = (seat: Seat): Mark => ({ seat, own: 'dir', after: '' })

export const card = (name: string): Mark => ({ piece: `card ${name}`, text: name })

/** The parts of a robot: as a title, as a target, and as an attacker. */
const SLOT_NAMES: Readonly<Record<SlotName, { title: string; accusative: string; dative: string }>> = {
  head: { title: 'Kopf', accusative: 'den Kopf', dative: 'dem Kopf' },
  'left arm': { title: 'linker Arm', accusative: 'den linken Arm', dative: 'dem linken Arm' },
  'right arm': { title: 'rechter Arm', accusative: 'den rechten Arm', dative: 'dem rechten Arm' },
  legs: { title: 'Beine', accusative: 'die Beine', dative: 'den Beinen' },
  'left shoulder': { title: 'linke Schulter', accusative: 'die linke Schulter', dative: 'der linken Schulter' },
  'right shoulder': { title: 'rechte Schulter', accusative: 'die rechte Schulter', dative: 'der rechten Schulter' },
}
export const slotName = (slot: SlotName): string => SLOT_NAMES[slot].title
export const slot = (of: SlotName, form: 'accusative' | 'dative'): Phrase => [SLOT_NAMES[of][form]]

/** „linker Arm von Alvidon“: a part on its own, in the nominative. */
export const place = ({ robot, slot: of }: Place): Phrase => say`${[slotName(of)]} von ${card(robot)}`
/** „den linken Arm von Alvidon“: a part as the object. */
export const hitPlace = ({ robot, slot: of }: Place): Phrase => say`${slot(of, 'accusative')} von ${card(robot)}`

export function aim({ robot, slot: of, card: name, seat }: At): Phrase {
  if (of !== undefined) return place({ robot, slot: of })
  if (name !== undefined) return say`${card(name)} von ${card(robot)}`
  return seat === undefined ? [card(robot)] : [nominative(seat)]
}

export const count = plurals<'one'>('de')
export const cards = (n: number): Phrase => count(n, { one: '# Karte', other: '# Karten' })
export const dice = (n: number): Phrase => say`${n} Würfel`

const and = lists('de')
export const list = (items: readonly Phrase[]): Phrase => and(items)
export const cardList = (names: readonly string[]): Phrase => (names.length === 0 ? ['nichts'] : and(names.map((name) => [card(name)])))

/** Faces of rolled dice. */
export const faces = (values: readonly number[]): Phrase => [values.length === 0 ? 'keine Würfel' : values.join(' ')]

/** Secret details, for readers who may see them. */
export const shown = (names: readonly string[] | undefined): Phrase => (names === undefined ? [] : say`: ${cardList(names)}`)
export const cardOr = (name: string | undefined, otherwise: string): Phrase => (name === undefined ? [otherwise] : [card(name)])
