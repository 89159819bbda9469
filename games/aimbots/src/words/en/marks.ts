import { lists, plurals, say, type Mark, type Phrase } from '@robodrome/phrases'
import type { Seat } from '@robodrome/kernel'
import type { BotView, Sense, Source, Turn } from '../../shapes.ts'
import type { BotRef } from '../../terms.ts'
import { writeBot } from '../../vocabulary.ts'

export const count = plurals<'one'>('en')
export const all = lists('en')

/** A player as the subject: "Ada rolls", "you roll". */
export const who = (seat: Seat, does: string, own: string): Mark => ({ seat, own: `you ${own}`, after: ` ${does}` })

/** A player as the object. */
export const whom = (seat: Seat): Mark => ({ seat, own: 'you', after: '' })
export const whose = (seat: Seat): Mark => ({ seat, own: 'your', after: '’s' })

export const card = (program: string): Mark => ({ piece: `program ${program}`, text: program })
export const token = (kind: string): Mark => ({ piece: `scrap ${kind}`, text: kind })
export const bot = (ref: BotRef): Mark => ({ piece: `program ${ref.program}`, text: writeBot(ref) })
export const seen = ({ program, name }: BotView): Mark => ({ piece: `program ${program}`, text: name })
export const space = (name: string): Mark => ({ space: name })
export const energy = (n: number): Phrase => count(n, { one: '# energy', other: '# energy' })
export const numbers = (values: readonly number[]): Phrase => values.flatMap((number, i) => (i === 0 ? [{ number }] : [', ', { number }]))

export const SENSES: Readonly<Record<Sense, Phrase>> = { clockwise: say`clockwise`, counterclockwise: say`counterclockwise` }
export const TURNS: Readonly<Record<Turn, Phrase>> = { ...SENSES, 'half turn': say`by half a turn` }
export const SIDES: readonly Phrase[] = [say`north`, say`east`, say`south`, say`west`]

const SOURCES: Readonly<Record<Extract<Source, string>, Phrase>> = {
  'attack face': say`Attack face`,
  armor: say`Armor`,
  limit: say`Limited to 6`,
  die: say`Die`,
  advantage: say`Advantage`,
  'booster face': say`Booster face`,
  plate: say`Plate`,
}

/** The name of the source of a part of a number. */
export const sourceOf = (source: Source): Phrase => (typeof source === 'string' ? SOURCES[source] : [card(source.program)])
