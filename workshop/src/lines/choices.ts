import type { Language } from '@robodrome/games'
import type { Json, Sentence } from '@robodrome/kernel'
import type { Fault } from '@robodrome/reading'
import type { Bench } from '../bench.ts'
import type { Path } from '../fields.ts'
import { labelOf, valueLabel } from '../labels/index.ts'
import { valueAt, withValue } from '../paths.ts'
import { rewritten } from '../pieces.ts'
import { headsOf, linesOf, type Absent, type Head, type Line, type Lines } from './line.ts'

/** A moment or effect that a line could have. */
export interface Choice {
  label: string
  isChosen: boolean
  /** The content after this choice. */
  content: Json
  /** Where the line is after this choice. */
  path: Path
  /** What the rules expect instead; null if the choice is possible. */
  refusal: Sentence | null
}

/** The effects that a line can have at its moment, and those that do not fit there. */
export function effectsFor(bench: Bench, content: Json, line: Line, language: Language): Choice[] {
  const { effect } = headsOf(bench, content, line)
  return effect === undefined ? [] : choicesOf(bench, content, line, effect, language)
}

/** The moments at which a line can take effect: those of its own field, or the other parts that the piece could have. */
export function momentsFor(bench: Bench, content: Json, lines: Lines, line: Line, language: Language): Choice[] {
  const { moment, effect } = headsOf(bench, content, line)
  if (moment !== undefined) return choicesOf(bench, content, line, moment, language)
  if (line.none === 'fixed') return []
  const removed = withValue(content, line.path, line.none === null ? null : undefined)
  const kept = effect === undefined ? undefined : { name: effect.now, value: valueAt(content, effect.field.path) }
  const own = { label: labelOf(bench.game, line.path, language), isChosen: true, content, path: line.path, refusal: null }
  return [own, ...lines.absent.map((absent) => choiceOf(bench, content, removed, absent, kept, language))]
}

/** The moments and parts that can be added to a piece. */
export const additionsFor = (bench: Bench, content: Json, lines: Lines, language: Language): Choice[] =>
  lines.absent.map((absent) => choiceOf(bench, content, content, absent, undefined, language))

function choicesOf(bench: Bench, content: Json, { path }: Line, { field, now, values }: Head, language: Language): Choice[] {
  const known = faultsAt(bench, content, path)
  return [...values].map(([name, value]) => {
    const label = valueLabel(bench.game, name, language)
    if (name === now) return { label, isChosen: true, content, path, refusal: null }
    const changed = withValue(content, field.path, filled(bench, value, content))
    return { label, isChosen: false, content: rewritten(bench, changed, path), path, refusal: newFault(bench, changed, path, known) }
  })
}

/** A line at another moment. It keeps its effect if that works there; otherwise, it gets the first effect that does. */
function choiceOf(
  bench: Bench,
  content: Json,
  without: Json,
  { path, blank, name }: Absent,
  kept: { name: string; value: Json | undefined } | undefined,
  language: Language,
): Choice {
  const known = faultsAt(bench, content, path)
  const [list, at] = path as [string, number]
  const begun = withValue(without, path, filled(bench, blank, content))
  const there = linesOf(bench, begun, list, at).lines.find((line) => line.path.join('.') === path.join('.'))
  const effect = there === undefined ? undefined : headsOf(bench, begun, there).effect
  const values = effect === undefined ? [] : [...effect.values.values()].map((value) => filled(bench, value, content))
  const first = effect !== undefined && kept?.value !== undefined && effect.values.has(kept.name) ? [kept.value] : []
  const tried = [...first.map((value) => withValue(begun, effect!.field.path, value)), begun]
  const others = values.map((value) => withValue(begun, effect!.field.path, value))
  const changed = [...tried, ...others].find((each) => newFault(bench, each, path, known) === null) ?? begun
  const label = name === undefined ? labelOf(bench.game, path, language) : valueLabel(bench.game, name, language)
  return { label, isChosen: false, content: rewritten(bench, changed, path), path, refusal: newFault(bench, changed, path, known) }
}

const filled = (bench: Bench, blank: Json, content: Json): Json => bench.filled?.(blank, content) ?? blank

const keyOfFault = ({ path, expected }: Fault): string => `${path.join('.')} ${expected.message}`

/** The faults of the piece at a path. */
const faultsAt = (bench: Bench, content: Json, [list, at]: Path): readonly Fault[] =>
  bench.faults(content).filter(({ path }) => path[0] === list && path[1] === at)

/** What was expected according to the first fault caused by a change; null if the change caused none. */
function newFault(bench: Bench, changed: Json, path: Path, known: readonly Fault[]): Sentence | null {
  const keys = new Set(known.map(keyOfFault))
  return faultsAt(bench, changed, path).find((fault) => !keys.has(keyOfFault(fault)))?.expected ?? null
}
