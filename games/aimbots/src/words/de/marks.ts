import { lists, plurals, say, type Mark, type Phrase } from '@robodrome/phrases'
import type { Seat } from '@robodrome/kernel'
import type { BotView, Sense, Source, Turn } from '../../shapes.ts'
import type { BotRef } from '../../terms.ts'
import { writeBot } from '../../vocabulary.ts'

export const count = plurals<'one'>('de')
export const all = lists('de')

/** A player as the subject: „Ada würfelt“, „du würfelst“. */
export const who = (seat: Seat, does: string, own: string): Mark => ({ seat, own: `du ${own}`, after: ` ${does}` })

/** A player in a list, and a player after a preposition: names are not inflected. */
export const nominative = (seat: Seat): Mark => ({ seat, own: 'du', after: '' })
export const dative = (seat: Seat): Mark => ({ seat, own: 'dir', after: '' })

export const card = (program: string): Mark => ({ piece: `program ${program}`, text: program })
export const token = (kind: string): Mark => ({ piece: `scrap ${kind}`, text: kind })
export const bot = (ref: BotRef): Mark => ({ piece: `program ${ref.program}`, text: writeBot(ref) })
export const seen = ({ program, name }: BotView): Mark => ({ piece: `program ${program}`, text: name })
export const space = (name: string): Mark => ({ space: name })
export const energy = (n: number): Phrase => say`${n} Energie`
export const numbers = (values: readonly number[]): Phrase => values.flatMap((number, i) => (i === 0 ? [{ number }] : [', ', { number }]))

export const SENSES: Readonly<Record<Sense, Phrase>> = {
  clockwise: say`im Uhrzeigersinn`,
  counterclockwise: say`gegen den Uhrzeigersinn`,
}
export const TURNS: Readonly<Record<Turn, Phrase>> = { ...SENSES, 'half turn': say`um eine halbe Drehung` }
/** A side's direction, as an adverb. */
export const SIDES: readonly Phrase[] = [say`im Norden`, say`im Osten`, say`im Süden`, say`im Westen`]

const SOURCES: Readonly<Record<Extract<Source, string>, Phrase>> = {
  'attack face': say`Angriffsseite`,
  armor: say`Panzerung`,
  limit: say`Höchstens 6`,
  die: say`Würfel`,
  advantage: say`Vorteil`,
  'booster face': say`Boosterseite`,
  plate: say`Platte`,
}

/** The name of the source of a part of a number. */
export const sourceOf = (source: Source): Phrase => (typeof source === 'string' ? SOURCES[source] : [card(source.program)])
