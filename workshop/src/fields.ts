import type { Json } from '@robodrome/kernel'
import * as z from 'zod'

export type Path = readonly (string | number)[]

/** A place in the content that people can change, as described by the schema of the game. */
export type Field =
  | { kind: 'number'; path: Path; least: number; most: number; or: readonly string[] }
  | { kind: 'choice'; path: Path; among: readonly (string | number)[] }
  | { kind: 'several'; path: Path; among: readonly (string | number)[]; least: number }
  | { kind: 'flag'; path: Path; off: false | undefined }
  | { kind: 'line'; path: Path }
  | { kind: 'group'; path: Path; parts: readonly Field[] }
  /** A list that can grow and shrink; `blank` is a new entry. */
  | { kind: 'list'; path: Path; parts: readonly Field[]; blank: Json | undefined; most: number }
  /** Named values that can come and go, such as the Powers of a Bot. */
  | { kind: 'table'; path: Path; parts: readonly Field[]; blank: Json }
  /** One of several shapes, distinguished by the value of `key`; `blanks` holds a new value for each. */
  | { kind: 'variants'; path: Path; key: string; now: string; blanks: ReadonlyMap<string, Json>; parts: readonly Field[] }
  /** A part that may be missing, in which case it is `none`. */
  | { kind: 'perhaps'; path: Path; none: null | undefined; present: boolean; blank: Json; part: Field | null }

type Schema = z.core.$ZodType

/** Wrappers that do not change what a person edits. */
function plain(schema: Schema): Schema {
  if (schema instanceof z.ZodDefault) return plain(schema.def.innerType)
  if (schema instanceof z.ZodPipe) return plain(schema.def.in)
  return schema
}

/** Returns the range of a schema for numbers; null if it describes no number. */
function rangeOf(schema: Schema): { least: number; most: number } | null {
  const inner = plain(schema)
  return inner instanceof z.ZodNumber ? { least: inner.minValue ?? -99, most: inner.maxValue ?? 99 } : null
}

const word = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** Lists the values of a choice; null if the schema describes no choice. */
function choicesOf(schema: Schema): (string | number)[] | null {
  const inner = plain(schema)
  if (inner instanceof z.ZodEnum) return inner.options.filter(isScalar)
  if (inner instanceof z.ZodLiteral && !inner.values.has(true)) return [...inner.values].filter(isScalar)
  return null
}

/** The editable field for a value, as its schema describes it; null for a value that nobody edits. */
export function fieldOf(schema: Schema, value: Json | undefined, path: Path): Field | null {
  const inner = plain(schema)
  if (isPerhaps(inner)) return perhapsOf(inner, value, path)
  const range = rangeOf(inner)
  if (range !== null) return { kind: 'number', path, ...range, or: [] }
  const among = choicesOf(inner)
  if (among !== null) return { kind: 'choice', path, among }
  if (inner instanceof z.ZodBoolean) return { kind: 'flag', path, off: false }
  if (inner instanceof z.ZodString) return { kind: 'line', path }
  if (inner instanceof z.ZodObject) return { kind: 'group', path, parts: partsOf(inner, value, path) }
  if (inner instanceof z.ZodTuple)
    return { kind: 'group', path, parts: fieldsOf(inner.def.items.map((item, i) => [item, entry(value, i), [...path, i]])) }
  if (inner instanceof z.ZodRecord) return recordOf(inner, value, path)
  if (inner instanceof z.ZodArray) return listOf(inner, value, path)
  if (inner instanceof z.ZodUnion) return unionOf(inner, value, path)
  return null
}

const fieldsOf = (all: readonly (readonly [Schema, Json | undefined, Path])[]): Field[] =>
  all.map(([schema, value, path]) => fieldOf(schema, value, path)).filter((field) => field !== null)

const entry = (value: Json | undefined, key: string | number): Json | undefined =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Record<string | number, Json>)[key] : undefined

/** The fields of an object, except those that distinguish its shape from others. */
const partsOf = (schema: z.ZodObject, value: Json | undefined, path: Path, but: string = ''): Field[] =>
  fieldsOf(
    Object.entries(schema.shape)
      .filter(([key]) => key !== but)
      .map(([key, part]) => [part, entry(value, key), [...path, key]]),
  )

type Perhaps = z.ZodOptional | z.ZodExactOptional | z.ZodNullable
const isOptional = (schema: Schema): schema is z.ZodOptional | z.ZodExactOptional =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional
const isPerhaps = (schema: Schema): schema is Perhaps => isOptional(schema) || schema instanceof z.ZodNullable

function perhapsOf(schema: Perhaps, value: Json | undefined, path: Path): Field {
  const inner = schema.def.innerType
  const none = schema instanceof z.ZodNullable ? null : undefined
  const bare = plain(inner)
  if (bare instanceof z.ZodLiteral && bare.values.has(true)) return { kind: 'flag', path, off: undefined }
  const present = value !== undefined && value !== null
  const blank = blankOf(inner)
  return { kind: 'perhaps', path, none, present, blank, part: present ? fieldOf(inner, value, path) : null }
}

/** A record with known keys is a group of fields; any other record is a table that can grow. */
function recordOf(schema: z.ZodRecord, value: Json | undefined, path: Path): Field {
  const known = choicesOf(schema.keyType)
  const keys = known ?? (typeof value === 'object' && value !== null ? Object.keys(value) : [])
  const parts = fieldsOf(keys.map((key) => [schema.valueType, entry(value, key), [...path, key]]))
  return known === null ? { kind: 'table', path, parts, blank: blankOf(schema.valueType) } : { kind: 'group', path, parts }
}

function listOf(schema: z.ZodArray, value: Json | undefined, path: Path): Field {
  const { element } = schema
  const among = choicesOf(element)
  const range = rangeOf(element)
  // If there are few possible numbers, each of them is offered: faces of a die, places on a robot.
  if (among !== null) return { kind: 'several', path, among, least: 0 }
  if (range !== null)
    return { kind: 'several', path, among: Array.from({ length: range.most - range.least + 1 }, (_, i) => range.least + i), least: 0 }
  const list = Array.isArray(value) ? value : []
  return { kind: 'list', path, parts: fieldsOf(list.map((each, i) => [element, each, [...path, i]])), blank: blankOf(element), most: 100 }
}

function unionOf(schema: z.ZodUnion, value: Json | undefined, path: Path): Field | null {
  const options = schema.options
  const numbers = options.map(rangeOf).find((range) => range !== null)
  if (numbers !== undefined)
    return { kind: 'number', path, ...numbers, or: options.flatMap((option) => choicesOf(option) ?? []).map(String) }
  const shapes = shapesOf(schema)
  const key = keyOf(schema)
  if (key === undefined) return null
  const named = word(entry(value, key))
  // Lines are distinguished twice: by their moment, then by their effect.
  const second = shapes.filter((shape) => nameOf(shape, key) === named)
  const other = second.length > 1 ? 'do' : undefined
  const chosen = other === undefined ? second[0] : second.find((shape) => nameOf(shape, other) === entry(value, other))
  const shapeOf = (name: string): z.ZodObject => shapes.find((shape) => nameOf(shape, key) === name)!
  return {
    kind: 'variants',
    path,
    key,
    now: named,
    blanks: new Map([...new Set(shapes.map((shape) => nameOf(shape, key)))].map((name) => [name, blankOf(shapeOf(name))])),
    parts: [
      ...(other === undefined
        ? []
        : [
            {
              kind: 'variants' as const,
              path,
              key: other,
              now: word(entry(value, other)),
              blanks: new Map(second.map((shape) => [nameOf(shape, other), blankOf(shape)])),
              parts: [],
            },
          ]),
      ...(chosen === undefined ? [] : partsOf(chosen, value, path).filter((part) => ![key, other].includes(String(part.path.at(-1))))),
    ],
  }
}

/** All shapes of a union of objects, however nested. */
const shapesOf = (schema: Schema): z.ZodObject[] => {
  const inner = plain(schema)
  if (inner instanceof z.ZodUnion) return inner.options.flatMap(shapesOf)
  return inner instanceof z.ZodObject ? [inner] : []
}
const keyOf = (schema: z.ZodUnion): string | undefined => (schema instanceof z.ZodDiscriminatedUnion ? schema.def.discriminator : undefined)
const nameOf = ({ shape }: z.ZodObject, key: string): string => {
  const part = shape[key]
  return part instanceof z.ZodLiteral ? String([...part.values][0]) : ''
}

/** Blanks by schema, cached because an editor requests the blank of every effect whenever it draws a piece. */
const blanks = new WeakMap<Schema, Json>()

/** A small value that matches the schema, with which a new piece or effect begins. */
export function blankOf(schema: Schema): Json {
  const known = blanks.get(schema)
  if (known !== undefined) return known
  const blank = newBlank(schema)
  blanks.set(schema, blank)
  return blank
}

function newBlank(schema: Schema): Json {
  if (schema instanceof z.ZodDefault) return JSON.parse(JSON.stringify(schema.def.defaultValue)) as Json
  const inner = plain(schema)
  if (inner instanceof z.ZodNullable) return null
  const range = rangeOf(inner)
  if (range !== null) return Math.min(range.most, Math.max(range.least, 1))
  const among = choicesOf(inner)
  if (among !== null) return among[0]!
  if (inner instanceof z.ZodLiteral) return true
  if (inner instanceof z.ZodBoolean) return false
  if (inner instanceof z.ZodString) return ''
  if (inner instanceof z.ZodArray) return inner.safeParse([]).success ? [] : [blankOf(inner.element)]
  if (inner instanceof z.ZodTuple) return inner.def.items.map(blankOf)
  if (inner instanceof z.ZodUnion) return blankOf(inner.options[0]!)
  if (inner instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(inner.shape)
        .filter(([, part]) => !isOptional(part))
        .map(([key, part]) => [key, blankOf(part)]),
    )
  return {}
}

/** All fields at or below a field. */
export function* within(field: Field): Generator<Field> {
  yield field
  if ('parts' in field) for (const part of field.parts) yield* within(part)
  if ('part' in field && field.part !== null) yield* within(field.part)
}
