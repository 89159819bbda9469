import type { Json } from '@robodrome/kernel'
import { asError, read, readAll, type Fault } from '@robodrome/reading'
import { z } from 'zod'
import { isSpace } from '../arena.ts'
import { SIDES } from './boards.ts'
import type { Box } from './box.ts'
import { checkBox } from './check-box.ts'
import { EFFECTS, MOMENTS } from './effects.ts'
import { DECKS, type ModuleId } from './modules.ts'
import { ROBOT_IDS } from './robots.ts'
import { common, objecting, type Sentence } from '@robodrome/kernel'
import { voltSays } from '../says.ts'

/** In records, names share a line with lower-case words and commas, so a name may contain neither. */
const NAME = z.string().regex(/^[A-Z0-9]([A-Z0-9 '-]{0,28}[A-Z0-9])?$/, objecting(voltSays('capitalName')))
const MODULE_NAME = NAME.transform((name) => name as ModuleId)
const said = (most: number) =>
  z.string().regex(new RegExp(`^[^\\p{C}\\p{Zl}\\p{Zp}]{0,${most}}$`, 'u'), objecting(common('oneLine', { most })))
const SOURCE = z.enum(['book', 'web', 'designed']).default('designed')

/** Matches words separated by single blanks, each matching the pattern. */
const listOf = (fits: (word: string) => boolean, expected: Sentence) =>
  z
    .string()
    .max(1000)
    .refine((text) => text === '' || text.split(' ').every((word, i, all) => fits(word) && all.indexOf(word) === i), objecting(expected))

const SPACES = listOf(isSpace, voltSays('spaces'))
const isEdge = (pair: string): boolean => {
  const [a = '', b = '', ...more] = pair.split('-')
  return (
    more.length === 0 &&
    isSpace(a) &&
    isSpace(b) &&
    Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(a.charCodeAt(1) - b.charCodeAt(1)) === 1
  )
}
const EDGES = listOf(isEdge, voltSays('edges'))

/** Builds the schema of an effect's parameters from `effects.ts`: numbers within bounds, or some entries of a list. */
const paramOf = (takes: readonly (number | string)[]): z.ZodType =>
  typeof takes[0] === 'number'
    ? z.int().min(takes[0]).max(Number(takes[1]))
    : z
        .array(z.enum(takes as readonly string[]))
        .min(1)
        .refine((list) => new Set(list).size === list.length, objecting(common('eachOnce')))

/** The effects of each moment; no other fields are allowed in a line. */
const LINES = MOMENTS.map((moment) => {
  const effects: readonly [string, { takes: object }][] = Object.entries(EFFECTS[moment])
  const variants = effects.map(([effect, { takes }]) =>
    z.strictObject({
      at: z.literal(moment),
      do: z.literal(effect),
      ...Object.fromEntries(Object.entries(takes).map(([name, bounds]) => [name, paramOf(bounds as readonly (number | string)[])])),
    }),
  )
  const [first, ...others] = variants
  return z.discriminatedUnion('do', [first!, ...others])
})
const [FIRST, ...OTHERS] = LINES
const LINE = z.discriminatedUnion('at', [FIRST!, ...OTHERS])

const FACE = z.int().min(1).max(6)
const COLOR = z.enum(['blue', 'red'])

const MODULE = z.strictObject({
  id: MODULE_NAME,
  deck: z.enum([...DECKS, 'champion']),
  copies: z.int().min(1).max(4).default(1),
  die: z
    .tuple([COLOR, FACE, FACE])
    .refine(([, least, most]) => least <= most, objecting(voltSays('lowerFirst')))
    .nullable()
    .default(null),
  lines: z.array(LINE).min(1).max(4),
  killbots: z.enum(['veteran', 'elite']).nullable().default(null),
  source: SOURCE,
  range: SOURCE,
  text: said(200),
  german: said(200).default(''),
})

const BOARD = z.strictObject({
  id: z.string().regex(/^[A-Z0-9]{1,12}$/, objecting(voltSays('boxPartId'))),
  text: said(40),
  german: said(40).default(''),
  champion: MODULE_NAME,
  vp: SPACES,
  pits: SPACES.default(''),
  workshops: SPACES.default(''),
  highVoltage: SPACES.default(''),
  walls: EDGES.default(''),
  barriers: EDGES.default(''),
  doors: EDGES.default(''),
  caution: z.enum(['right', 'left']),
  source: SOURCE,
})

/** The content of a box, field by field. */
export const BOX = z.strictObject({
  modules: z.array(MODULE).max(100),
  boards: z.array(BOARD).min(2).max(9),
  starts: z.array(
    z.strictObject({ id: z.enum(SIDES), spaces: z.array(z.string().refine(isSpace, objecting(voltSays('anArenaSpace')))).length(3) }),
  ),
  robots: z.array(z.strictObject({ id: z.enum(ROBOT_IDS), pattern: z.tuple([COLOR, COLOR, COLOR]) })),
})

/** Reads the content of a box from outside: plain data whose modules use known effects. Throws BadInput for the first fault. */
export function readBox(value: Json, id: string): Box {
  const box = asBox(read(BOX, value), id)
  for (const fault of checkBox(box)) throw asError(fault)
  return box
}

/** Finds everything that makes content unplayable. Rules that involve several pieces are checked only if every field is valid. */
export function faultsOf(value: Json): Fault[] {
  const { data, faults } = readAll(BOX, value)
  return data === undefined ? faults : [...checkBox(asBox(data, 'checked'))]
}

/**
 * The type of the lines does not say which parameters belong to which effect. The schemas check that, because they are built from the
 * effects.
 */
const asBox = (parsed: z.output<typeof BOX>, id: string): Box => ({
  id,
  ...parsed,
  modules: parsed.modules as unknown as Box['modules'],
})
