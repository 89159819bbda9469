import type { Json } from '@robodrome/kernel'
import { asError, read, readAll, whole, type Fault } from '@robodrome/reading'
import * as z from 'zod'
import type { Box } from './box.ts'
import { checkBox } from './check-box.ts'
import { COMMAND_IDS } from './commands.ts'
import { EFFECT_NAMES, WINDOWS } from './effects.ts'
import { FACES } from './symbols.ts'
import { gekidoSays } from '../says.ts'
import { objecting, common } from '@robodrome/kernel'

/** GK-BON-7: a Power holds at most five Charges. */
const MOST_CHARGES = 5

/** Records keep each name on one line, and terminals print it, so names must contain no line breaks and no control characters. */
const NAME = z.string().regex(/^(?=\S)[^\p{C}\p{Zl}\p{Zp}]{1,40}(?<=\S)$/u, objecting(gekidoSays('nameOfLine', { most: 40 })))
const TEXT = z.string().regex(/^[^\p{C}\p{Zl}\p{Zp}]{0,600}$/u, objecting(common('oneLine', { most: 600 })))

/** The origin of each field; all others are our own design. */
const FROM = z
  .record(z.string(), z.enum(['book', 'web', 'designed']))
  .default({})
  .transform((from) => ({ '*': 'designed' as const, ...from }))

/** What Powers and cards have in common. */
const USE = {
  id: NAME,
  name: NAME,
  windows: z.array(z.enum(WINDOWS)),
  does: z.enum(EFFECT_NAMES),
  amount: whole(0, 20).default(0),
  text: TEXT,
  from: FROM,
}

const PANEL = z.strictObject({
  dice: whole(1, 9),
  hand: whole(0, 9).default(0),
  armor: whole(0, 6).default(0),
  attack: z.record(z.enum(COMMAND_IDS), z.tuple([whole(0, 30), whole(0, 30)], objecting(gekidoSays('damageAndMalfunction')))),
  bonus: z.array(z.string().regex(/^[UPACX]*$/, objecting(gekidoSays('bonusLetters')))),
  powers: z.record(z.string(), whole(1, MOST_CHARGES)),
  from: FROM,
})

const BOT = z.strictObject({
  id: NAME,
  name: NAME,
  symbol: z.enum(FACES),
  upgrade: z.enum(['ATTACK', 'DEFENSE']),
  standard: PANEL,
  duel: PANEL,
  from: FROM,
})

const CARD = z.strictObject({ ...USE, colour: z.enum(['red', 'green', 'gray']), copies: whole(1, 20) })

const TILE = z.strictObject({
  kind: NAME,
  name: NAME,
  place: z.enum(['center', 'outer']),
  attack: whole(-9, 9).default(0),
  suffers: whole(-9, 9).default(0),
  does: z.enum(EFFECT_NAMES).nullable().default(null),
  text: TEXT,
  from: FROM,
})

/** The content of a box, field by field. */
export const BOX = z.strictObject({ bots: z.array(BOT), cards: z.array(CARD), powers: z.array(z.strictObject(USE)), tiles: z.array(TILE) })

/**
 * Reads the content of a box from outside: plain data whose pieces use effects that the rules know. Throws BadInput for the first invalid
 * field.
 */
export function readBox(value: Json, id: string): Box {
  const box: Box = { id, ...read(BOX, value) }
  for (const fault of checkBox(box)) throw asError(fault)
  return box
}

/** Finds everything that makes content unplayable. Rules that involve several pieces are checked only if every field is valid. */
export function faultsOf(value: Json): Fault[] {
  const { data, faults } = readAll(BOX, value)
  return data === undefined ? faults : [...checkBox({ id: 'checked', ...data })]
}
