import { digestOf, keyOf, LANGUAGES } from '@robodrome/games'
import type { Json } from '@robodrome/kernel'
import * as z from 'zod'
import type { Bench } from './bench.ts'
import { fieldOf, type Field, type Path } from './fields.ts'
import { valueAt, withValue } from './paths.ts'

/** The pieces of a list; none if the content has no such list. */
export function piecesIn(content: Json, list: string): readonly Json[] {
  const pieces = valueAt(content, [list])
  return Array.isArray(pieces) ? pieces : []
}

/** A piece by its id. */
export const pieceNamed = (content: Json, list: string, id: string): Json | undefined =>
  piecesIn(content, list).find((piece) => keyOf(piece) === id)

/** The fields of a piece that people edit. */
export function fieldsOfPiece(bench: Bench, content: Json, list: string, at: number): Field[] {
  const value = piecesIn(content, list)[at]
  const schema = schemaOf(bench, list)
  const piece = value === undefined || schema === null ? null : fieldOf(schema, value, [list, at])
  if (piece === null || value === undefined || !('parts' in piece)) return []
  return piece.parts
    .filter(({ path }) => bench.counts?.(value, String(path.at(-1))) ?? true)
    .map((part) => shown(bench, part))
    .filter((part) => part !== null)
}

/**
 * The field without its hidden parts. Fields are hidden only in pieces and their panels, because an effect may have a `kind` of its own.
 */
function shown(bench: Bench, field: Field): Field | null {
  if (bench.hidden.includes(String(field.path.at(-1)))) return null
  if (field.kind !== 'group') return field
  return { ...field, parts: field.parts.map((part) => shown(bench, part)).filter((part) => part !== null) }
}

/** Whether a piece matches its schema, so that its text can be generated. */
export const fits = (bench: Bench, list: string, piece: Json): boolean => schemaOf(bench, list)?.safeParse(piece).success === true

/** The schema of the pieces of a list. */
function schemaOf({ schema }: Bench, list: string): z.ZodType | null {
  const pieces: unknown = schema.shape[list]
  return pieces instanceof z.ZodArray ? (pieces.element as z.ZodType) : null
}

/** Generates the texts of a piece from its effects, as fields of the piece. */
function generated(bench: Bench, list: string, piece: Json): { text: string; german?: string } | null {
  if (!fits(bench, list, piece)) return null
  const [en, de] = LANGUAGES.map((language) => bench.textOf(list, piece, language)?.text)
  if (en === undefined || de === undefined) return null
  return { text: en, ...(hasGerman(bench) && { german: de }) }
}

/** Boxes for these games contain German texts; for other games, the game's words translate generated texts. */
const hasGerman = ({ game }: Bench): boolean => game === 'volt' || game === 'pbl'

export function textIsGenerated(bench: Bench, list: string, piece: Json): boolean {
  const texts = generated(bench, list, piece)
  if (texts === null) return false
  return Object.entries(texts).every(([field, text]) => {
    const written = valueAt(piece, [field])
    return written === text || (field === 'german' && (written === undefined || written === ''))
  })
}

/** Returns the content with the piece's rules text generated from its effects. A piece with unchanged effects keeps its printed text. */
export function rewritten(bench: Bench, content: Json, path: Path): Json {
  const [list, at] = path
  if (typeof list !== 'string' || typeof at !== 'number') return content
  const piece = valueAt(content, [list, at])
  if (piece === undefined) return content
  const texts = generated(bench, list, piece)
  if (texts === null) return content
  const printed = pieceNamed(bench.printed, list, keyOf(piece))
  const same = printed !== undefined && digestOf(generated(bench, list, printed)) === digestOf(texts)
  const said = same ? { text: valueAt(printed, ['text']), german: valueAt(printed, ['german']) } : texts
  return Object.entries(said).reduce((whole, [field, text]) => withValue(whole, [list, at, field], text), content)
}
