import { differencesBetween, keyOf, type Difference, type Language } from '@robodrome/games'
import type { Json } from '@robodrome/kernel'
import type { Bench } from './bench.ts'
import { labelOf, valueLabel } from './labels/index.ts'
import { pieceNamed, textIsGenerated } from './pieces.ts'

/** One change of a box, for a reader. */
export interface Sentence {
  /** The change: a path with the ids of pieces. */
  path: readonly string[]
  /** The piece's name; '' for a change of the whole game. */
  piece: string
  sign: '+' | '−' | '·'
  /** The change in parts: "1 damage for Full House" is split, so that the page can emphasise the numbers. */
  what: string
  now: string
  was: string
  /** The whole sentence. */
  text: string
}

const SAYS = {
  en: {
    none: 'none',
    yes: 'yes',
    no: 'no',
    added: (piece: string, list: string) => `${piece} is new in ${list}.`,
    removed: (piece: string, list: string) => `${piece} is gone from ${list}.`,
    order: (list: string) => `The order of ${list} is different.`,
    changed: (piece: string, what: string, now: string, was: string) => `${piece}${piece === '' ? '' : ': '}${what} ${now}, was ${was}.`,
    added2: 'new',
    gone: 'gone',
    order2: 'different order',
  },
  de: {
    none: 'keine',
    yes: 'ja',
    no: 'nein',
    added: (piece: string, list: string) => `${piece} ist neu bei: ${list}.`,
    removed: (piece: string, list: string) => `${piece} fehlt bei: ${list}.`,
    order: (list: string) => `Die Reihenfolge ist anders: ${list}.`,
    changed: (piece: string, what: string, now: string, was: string) => `${piece}${piece === '' ? '' : ': '}${what} ${now}, vorher ${was}.`,
    added2: 'neu',
    gone: 'weg',
    order2: 'andere Reihenfolge',
  },
} as const

/** Puts the changes from one content to another into sentences. There are none if and only if the digests match. */
export function sentencesFor(bench: Bench, own: Json, now: Json, language: Language): Sentence[] {
  const all = differencesBetween(own, now)
  const told = all.filter((difference) => !follows(bench, now, difference, all))
  return told.map((difference) => sentence(bench, own, now, difference, language))
}

const WRITTEN = ['text', 'german']

/** Whether a difference is only in the generated text of a change that has a sentence of its own. */
function follows(bench: Bench, now: Json, { path }: Difference, all: readonly Difference[]): boolean {
  const [list = '', id = '', field = ''] = path
  if (path.length !== 3 || !WRITTEN.includes(field)) return false
  const others = all.some((each) => each.path[0] === list && each.path[1] === id && !WRITTEN.includes(each.path[2] ?? ''))
  const piece = pieceNamed(now, list, id)
  return others && piece !== undefined && textIsGenerated(bench, list, piece)
}

function sentence(bench: Bench, own: Json, now: Json, difference: Difference, language: Language): Sentence {
  const says = SAYS[language]
  const { path } = difference
  const [list = '', id, ...rest] = path
  const listName = labelOf(bench.game, [list], language)
  if (id === undefined) return { path, piece: '', sign: '·', what: listName, now: says.order2, was: '', text: says.order(listName) }
  const piece = nameOf(bench, list, pieceNamed(now, list, id) ?? pieceNamed(own, list, id)) ?? id
  if (rest.length === 0 && difference.own === undefined)
    return { path, piece, sign: '+', what: piece, now: says.added2, was: '', text: says.added(piece, listName) }
  if (rest.length === 0 && difference.now === undefined)
    return { path, piece, sign: '−', what: piece, now: says.gone, was: '', text: says.removed(piece, listName) }
  const what = whatOf(bench, now, path, language)
  const [after, before] = [tell(bench, difference.now, language), tell(bench, difference.own, language)]
  return { path, piece, sign: signOf(difference), what, now: after, was: before, text: says.changed(piece, what, after, before) }
}

const signOf = ({ own, now }: Difference): Sentence['sign'] =>
  typeof own === 'number' && typeof now === 'number' ? (now > own ? '+' : '−') : '·'

/** The names of the parts of a path within a piece: "Duel, Full House, Damage". Ids of pieces in the box are replaced by their names. */
function whatOf(bench: Bench, content: Json, path: readonly string[], language: Language): string {
  const parts = path.slice(2).flatMap((key, i) => {
    const at = path.slice(0, i + 3)
    const list = bench.pieces.find(({ list: each }) => each === path[i + 1])
    const named = list === undefined ? undefined : nameOf(bench, list.list, pieceNamed(content, list.list, key))
    return [...(named === undefined ? [] : [named]), labelOf(bench.game, at, language)]
  })
  return parts.filter((part) => part !== '').join(', ')
}

/** A piece's name for people. */
export function nameOf({ pieces }: Bench, list: string, piece: Json | undefined): string | undefined {
  if (typeof piece !== 'object' || piece === null || Array.isArray(piece)) return undefined
  const field = pieces.find((each) => each.list === list)?.name ?? 'name'
  const name = piece[field]
  return typeof name === 'string' ? name : keyOf(piece) || undefined
}

/** A value in words. */
export function tell(bench: Bench, value: Json | undefined, language: Language): string {
  const says = SAYS[language]
  if (value === undefined || value === null || value === '') return says.none
  if (typeof value === 'boolean') return value ? says.yes : says.no
  if (typeof value === 'number' || typeof value === 'string') return valueLabel(bench.game, value, language)
  const parts = (Array.isArray(value) ? value : Object.values(value)).map((each) => tell(bench, each, language))
  return parts.length === 0 ? says.none : parts.join(' ')
}
