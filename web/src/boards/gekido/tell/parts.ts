import {
  BOTS,
  CARDS,
  COMMANDS,
  POWERS,
  sourceName,
  type BotId,
  type CommandId,
  type Face,
  type Part as DamagePart,
  type PowerId,
  type TileKind,
} from '@robodrome/gekido/page'
import type { Event, Seat } from '@robodrome/kernel'
import type { Part } from '../../board.ts'
import { SIGNS } from '../art/glyph.tsx'
import { damageRows, type Names } from '../breakdowns.ts'
import { words } from '../words/index.ts'
import { tellings } from './words.ts'

/** Pieces of sentences, from the fields of an event. */
export const number = (event: Event, field: string): number => event[field] as number
export const seatIn = (event: Event, field = 'seat'): Seat => event[field] as Seat
export const who = (event: Event, field = 'seat'): Part => ({ seat: seatIn(event, field) })
export const bot = (event: Event, field = 'bot'): string => BOTS[event[field] as BotId].name
export const strong = (text: string): Part => ({ strong: text })
export const command = (event: Event): string => COMMANDS[event['command'] as CommandId].name
export const power = (event: Event): string => POWERS[event['power'] as PowerId].name
export const tile = (kind: unknown): string => words.tile[kind as TileKind]
export const card = (id: unknown): string => CARDS[id as string]!.name
export const aCard = (event: Event): Part => (event['card'] === undefined ? tellings.aCard : strong(card(event['card'])))
export const source = (of: unknown): string => sourceName(of as string)

/** Dice as drawn signs with spaces between. */
export function dice(faces: unknown): Part[] {
  const signs = [...String(faces)].map((face) => SIGNS[face as Face])
  return signs.length === 0 ? [tellings.nothing] : signs.flatMap((sign, i) => (i === 0 ? [sign] : [' ', sign]))
}

export const die = (event: Event): Part[] => (event['die'] === undefined ? [] : [tellings.onDie, SIGNS[event['die'] as Face]])

/** A damage number that opens its breakdown. */
export function damage(event: Event, amount: number, names: Names, title: string, then?: string): Part {
  const rows = damageRows(event['parts'] as DamagePart[], amount, names)
  return { value: String(amount), breakdown: { title, total: amount, tone: 'harm', rows, ...(then !== undefined && { outcome: then }) } }
}
