import type { Json } from '@robodrome/kernel'
import { read } from '@robodrome/reading'
import * as z from 'zod'
import type { Box } from './box.ts'
import { checkBox } from './check-box.ts'
import { TRIGGERS } from './program.ts'
import { BASE } from './programs.ts'
import { EFFECTS } from './schemas.ts'

/** The greatest distance between two spaces of the arena. */
const FARTHEST = 6
const ARMOR = 'an armor from 1 to 5'
const SOURCE = z.enum(['book', 'web', 'designed'])

const PROGRAM = z.strictObject({
  id: z.enum(BASE.programs.map(({ id }) => id)),
  name: z.string().regex(/^[A-Z][a-z]+$/, 'one word with a capital letter: the notation writes it'),
  armor: z.int().min(1, ARMOR).max(5, ARMOR),
  reach: z
    .tuple([z.int(), z.int()], 'the least and the most distance')
    .refine(([least, most]) => least >= 1 && least <= most && most <= FARTHEST, `distances from 1 to ${FARTHEST}`),
  trigger: z.enum(TRIGGERS),
  complexity: z.literal([1, 2, 3]),
  text: z.string(),
  effects: EFFECTS,
  source: z.strictObject({ name: SOURCE, armor: SOURCE, effect: SOURCE }),
})

const BOX = z.strictObject({ programs: z.array(PROGRAM), lineups: z.array(z.array(z.string())) })

/** Reads the content of a box from outside: programs with known effects. Throws BadInput for the first invalid field. */
export function readBox(value: Json, id: string): Box {
  const box: Box = { id, ...read(BOX, value) }
  checkBox(box)
  return box
}
