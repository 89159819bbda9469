import { BadInput, type Json } from '@robodrome/kernel'
import { read } from '@robodrome/reading'
import { z } from 'zod'
import { isSpace } from '../arena.ts'
import { SIDES } from './boards.ts'
import type { Box } from './box.ts'
import { checkBox } from './check-box.ts'
import { EFFECTS, MOMENTS } from './effects.ts'
import { DECKS, type ModuleId } from './modules.ts'
import { ROBOT_IDS } from './robots.ts'

/** Records write names in one line beside lower-case words and commas, so a name may contain neither. */
const NAME = z.string().regex(/^[A-Z0-9]([A-Z0-9 '-]{0,28}[A-Z0-9])?$/, 'a name in capitals: letters, digits, spaces, dashes, up to 30')
const MODULE_NAME = NAME.transform((name) => name as ModuleId)
const said = (most: number) =>
  z.string().regex(new RegExp(`^[^\\p{C}\\p{Zl}\\p{Zp}]{0,${most}}$`, 'u'), `one line, up to ${most} characters`)
const SOURCE = z.enum(['book', 'web', 'designed']).default('designed')

/** Words separated by single blanks, each matching the pattern. */
const listOf = (fits: (word: string) => boolean, expected: string) =>
  z
    .string()
    .max(1000)
    .refine((text) => text === '' || text.split(' ').every((word, i, all) => fits(word) && all.indexOf(word) === i), expected)

const SPACES = listOf(isSpace, 'spaces such as "c3 c7", each once')
const isEdge = (pair: string): boolean => {
  const [a = '', b = '', ...more] = pair.split('-')
  return (
    more.length === 0 &&
    isSpace(a) &&
    isSpace(b) &&
    Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(a.charCodeAt(1) - b.charCodeAt(1)) === 1
  )
}
const EDGES = listOf(isEdge, 'pairs of spaces side by side such as "c3-d3 c3-c4", each once')

/** The schema of an effect's parameters, from `effects.ts`: numbers within bounds, or some entries of a list. */
const paramOf = (takes: readonly (number | string)[]): z.ZodType =>
  typeof takes[0] === 'number'
    ? z.int().min(takes[0]).max(Number(takes[1]))
    : z
        .array(z.enum(takes as readonly string[]))
        .min(1)
        .refine((list) => new Set(list).size === list.length, 'each once')

/** The effects of a moment; together they are the only fields of a line. */
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
    .refine(([, least, most]) => least <= most, 'the lower number first')
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
  id: z.string().regex(/^[A-Z0-9]{1,12}$/, 'a name of capitals and digits, up to 12'),
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

const BOX = z.strictObject({
  modules: z.array(MODULE).max(100),
  boards: z.array(BOARD).min(2).max(9),
  starts: z.array(z.strictObject({ id: z.enum(SIDES), spaces: z.array(z.string().refine(isSpace, 'a space of the arena')).length(3) })),
  robots: z.array(z.strictObject({ id: z.enum(ROBOT_IDS), pattern: z.tuple([COLOR, COLOR, COLOR]) })),
})

/** Reads the content of a box from outside: plain data whose modules name known effects. Throws BadInput at the first fault. */
export function readBox(value: Json, id: string): Box {
  const parsed = read(BOX, value)
  // The union of lines no longer shows which parameters belong to which effect; the schemas were built from the effects.
  const box: Box = { id, ...parsed, modules: parsed.modules as unknown as Box['modules'] }
  const wrong = checkBox(box)
  if (wrong !== null) throw new BadInput(wrong.path, wrong.found, wrong.expected)
  return box
}
