import type { Json } from '@robodrome/kernel'
import { asError, read, readAll, type Fault } from '@robodrome/reading'
import * as z from 'zod'
import type { Box } from './box.ts'
import { checkBox } from './check-box.ts'
import { TRIGGERS } from './program.ts'
import { BASE } from './programs.ts'
import { EFFECTS } from './schemas.ts'
import { aimbotsSays } from '../says.ts'
import { objecting } from '@robodrome/kernel'

/** The greatest distance between two spaces of the arena. */
const FARTHEST = 6
const ARMOR = objecting(aimbotsSays('armorFromTo'))
const SOURCE = z.enum(['book', 'web', 'designed'])

const PROGRAM = z.strictObject({
  id: z.enum(BASE.programs.map(({ id }) => id)),
  name: z.string().regex(/^[A-Z][a-z]+$/, objecting(aimbotsSays('capitalWord'))),
  armor: z.int().min(1, ARMOR).max(5, ARMOR),
  reach: z
    .tuple([z.int(), z.int()], objecting(aimbotsSays('leastAndMost')))
    .refine(([least, most]) => least >= 1 && least <= most && most <= FARTHEST, objecting(aimbotsSays('distances', { most: FARTHEST }))),
  trigger: z.enum(TRIGGERS),
  complexity: z.literal([1, 2, 3]),
  text: z.string(),
  effects: EFFECTS,
  source: z.strictObject({ name: SOURCE, armor: SOURCE, effect: SOURCE }),
})

/** The content of a box, field by field. */
export const BOX = z.strictObject({ programs: z.array(PROGRAM), lineups: z.array(z.array(z.string())) })

/** Reads the content of a box from outside: programs with known effects. Throws BadInput for the first invalid field. */
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
