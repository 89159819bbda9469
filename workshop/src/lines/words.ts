import type { Language } from '@robodrome/games'
import type { Json } from '@robodrome/kernel'
import type { Bench } from '../bench.ts'
import { within, type Field } from '../fields.ts'
import { valueAt, withValue } from '../paths.ts'
import { fits } from '../pieces.ts'
import { headsOf, type Line, type Lines } from './line.ts'

/** A part of a sentence. If `field` is set, these words depend on the field, and people change them there. */
export interface Word {
  text: string
  field: Field | null
}

/**
 * Returns the sentence of a line from the generated rules text, split at the words that depend on one field; null if the piece does not
 * match its schema. A field's words are found by giving it another value: the words that change are its words.
 */
export function wordsOf(bench: Bench, content: Json, lines: Lines, line: Line, language: Language): Word[] | null {
  const sentence = sentenceOf(bench, content, lines, line, language)
  if (sentence === null) return null
  const said = tokens(sentence)
  const taken: { from: number; to: number; field: Field }[] = []
  const all = candidates(bench, content, lines, line, language, said)
  for (const { field, runs } of all) {
    const others = all.filter((other) => other.field !== field && !taken.some((each) => each.field === other.field))
    const isFree = ([from, to]: Run): boolean => taken.every((other) => to <= other.from || from >= other.to)
    // The words between two changed ones belong to a field only if no other field needs them.
    const free = runs.find((run, i) => isFree(run) && (i > 0 || others.every((other) => other.runs.every((each) => !meet(run, each)))))
    if (free !== undefined) taken.push({ from: free[0], to: free[1], field })
  }
  return split(said, taken)
}

type Run = readonly [from: number, to: number]
const meet = (a: Run, b: Run): boolean => a[0] < b[1] && b[0] < a[1]

/** The words that depend on each field, the fields with the fewest words first. */
function candidates(bench: Bench, content: Json, lines: Lines, line: Line, language: Language, said: readonly string[]) {
  const { moment, effect } = headsOf(bench, content, line)
  const found: { field: Field; runs: Run[]; size: number }[] = []
  for (const field of line.fields.flatMap((each) => [...within(each)])) {
    if (field === moment?.field || field === effect?.field) continue
    const changes = otherValues(field, valueAt(content, field.path)).flatMap((value) => {
      const sentence = sentenceOf(bench, withValue(content, field.path, value), lines, line, language)
      const runs = sentence === null ? [] : changedRuns(said, tokens(sentence))
      return runs.length === 0 ? [] : [{ runs, size: sizeOf(runs) }]
    })
    // A number changes as few words as it can ("1 die", "2 dice"); a choice, as many.
    const sorted = changes.toSorted((a, b) => a.size - b.size)
    const chosen = field.kind === 'choice' ? sorted.at(-1) : sorted[0]
    if (chosen !== undefined) found.push({ field, runs: [hull(chosen.runs), ...chosen.runs], size: chosen.size })
  }
  return found.toSorted((a, b) => a.size - b.size)
}

const sizeOf = (runs: readonly Run[]): number => runs.reduce((sum, [from, to]) => sum + to - from, 0)
/** From the first changed word to the last. */
const hull = (runs: readonly Run[]): Run => [runs[0]![0], runs.at(-1)![1]]

/**
 * Other values that a field could have. Words of effects and of lists of values are not searched for, because these fields have controls of
 * their own.
 */
function otherValues(field: Field, value: Json | undefined): (Json | undefined)[] {
  if (field.kind === 'number')
    return typeof value === 'number' ? [value + 1, value - 1].filter((each) => each >= field.least && each <= field.most) : []
  if (field.kind === 'choice') return field.among.filter((each) => each !== value)
  if (field.kind === 'flag') return [value === true ? field.off : true]
  return []
}

/** The rules text that a line adds to the piece without any of its lines; for a line that cannot be removed, the whole text. */
export function sentenceOf(bench: Bench, content: Json, lines: Lines, line: Line, language: Language): string | null {
  const [list, at] = line.path
  const others = lines.lines.filter(({ path, none }) => none !== 'fixed' && path !== line.path)
  const alone = without(content, others)
  const only = textOf(bench, alone, String(list), Number(at), language)
  if (only === null || line.none === 'fixed') return only
  const bare = textOf(bench, without(content, [...others, line]), String(list), Number(at), language)
  return bare === null ? only : added(only, bare)
}

/** Removes from the last to the first, because removing an entry moves those after it. */
const without = (content: Json, lines: readonly Line[]): Json =>
  lines.toReversed().reduce((now, { path, none }) => withValue(now, path, none === null ? null : undefined), content)

function textOf(bench: Bench, content: Json, list: string, at: number, language: Language): string | null {
  const piece = valueAt(content, [list, at])
  return piece !== undefined && fits(bench, list, piece) ? (bench.textOf(list, piece, language)?.text ?? null) : null
}

/** What a text says in addition to another, whose sentences are at its beginning, at its end, or at both. */
function added(text: string, bare: string): string {
  const ends = [0, ...[...bare.matchAll(/\. |\.$/g)].map((match) => match.index + match[0].length)]
  for (const end of ends.toReversed()) {
    const [before, after] = [bare.slice(0, end).trimEnd(), bare.slice(end)]
    if (text.length >= bare.length && text.startsWith(before) && text.endsWith(after))
      return text.slice(before.length, text.length - after.length).trim()
  }
  return text
}

/** Words with the spaces after them; punctuation is separate. */
const tokens = (text: string): string[] => text.match(/[\p{L}\p{N}+\-−’'/]+\s*|[^\p{L}\p{N}+\-−’'/\s]\s*/gu) ?? []

/** The runs in the first list that the second does not have, by their longest common subsequence. */
function changedRuns(own: readonly string[], other: readonly string[]): Run[] {
  const bare = (token: string | undefined): string | undefined => token?.trimEnd().toLowerCase()
  const common = Array.from({ length: own.length + 1 }, () => Array.from({ length: other.length + 1 }, () => 0))
  for (let i = own.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      common[i]![j] = bare(own[i]) === bare(other[j]) ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!)
  const changed: number[] = []
  for (let i = 0, j = 0; i < own.length;) {
    if (j < other.length && bare(own[i]) === bare(other[j])) {
      i++
      j++
    } else if (j < other.length && common[i]![j + 1]! >= common[i + 1]![j]!) j++
    else changed.push(i++)
  }
  return changed.reduce<Run[]>((runs, at) => {
    const last = runs.at(-1)
    return last?.[1] === at ? [...runs.slice(0, -1), [last[0], at + 1]] : [...runs, [at, at + 1]]
  }, [])
}

function split(said: readonly string[], taken: readonly { from: number; to: number; field: Field }[]): Word[] {
  const words: Word[] = []
  let at = 0
  for (const { from, to, field } of taken.toSorted((a, b) => a.from - b.from)) {
    if (from > at) words.push({ text: said.slice(at, from).join(''), field: null })
    words.push({ text: said.slice(from, to).join(''), field })
    at = to
  }
  if (at < said.length) words.push({ text: said.slice(at).join(''), field: null })
  return words
}
