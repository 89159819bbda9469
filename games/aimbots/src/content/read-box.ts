import { BadInput, type Json } from '@robodrome/kernel'
import type { Box } from './box.ts'
import { checkBox } from './check-box.ts'
import { TRIGGERS, type Program } from './program.ts'
import { BASE } from './programs.ts'

type Path = readonly (string | number)[]

const SOURCES = ['book', 'web', 'designed']

/**
 * The content of a box from outside. Its programs have the shape of those that the rules were written for: an effect has the fields that the same effect has
 * there. Throws BadInput at the first thing that is wrong.
 */
export function readBox(value: Json, id: string): Box {
  const { programs, lineups } = fields(value, ['programs', 'lineups'], [])
  list(programs, ['programs']).forEach((program, i) => checkShape(program, ['programs', i]))
  list(lineups, ['lineups']).forEach((lineup, i) => list(lineup, ['lineups', i]).forEach((name, j) => like('', name, ['lineups', i, j])))
  const box = { id, programs, lineups } as unknown as Box
  checkBox(box)
  return box
}

const PATTERN = BASE.programs[0]!

function checkShape(program: Json, path: Path): void {
  const found = fields(program, Object.keys(PATTERN), path)
  const { id, trigger, complexity, effects, source, reach, ...plain } = found
  for (const [field, value] of Object.entries(plain)) like(PATTERN[field as keyof Program] as Json, value, [...path, field])
  oneOf(
    BASE.programs.map((each) => each.id),
    id,
    [...path, 'id'],
  )
  oneOf(TRIGGERS, trigger, [...path, 'trigger'])
  oneOf([1, 2, 3], complexity, [...path, 'complexity'])
  const distances = list(reach, [...path, 'reach'])
  if (distances.length !== 2) throw new BadInput([...path, 'reach'], reach, 'the least and the most distance')
  distances.forEach((distance, i) => like(0, distance, [...path, 'reach', i]))
  for (const [field, value] of Object.entries(fields(source, Object.keys(PATTERN.source), [...path, 'source'])))
    oneOf(SOURCES, value, [...path, 'source', field])
  for (const [moment, effect] of Object.entries(fields(effects, Object.keys(PATTERN.effects), [...path, 'effects'])))
    checkEffect(moment as keyof Program['effects'], effect, [...path, 'effects', moment])
}

function checkEffect(moment: keyof Program['effects'], effect: Json, path: Path): void {
  if (moment === 'cost' || moment === 'booster') return like(PATTERN.effects[moment] as unknown as Json, effect, path)
  if (effect === null) return
  const examples = BASE.programs.flatMap(({ effects }) => effects[moment] ?? [])
  const kind = (effect as { kind?: Json }).kind
  const example = examples.find((each) => each.kind === kind)
  if (example === undefined)
    throw new BadInput([...path, 'kind'], kind, `one of ${[...new Set(examples.map((each) => each.kind))].join(', ')}`)
  like(example, effect, path)
}

/** Whether a value is of the kind of an example: a whole number, a text, a yes or no, or an object of just its fields. */
function like(example: Json, value: Json | undefined, path: Path): void {
  if (typeof example === 'object' && example !== null && !Array.isArray(example)) {
    for (const [field, part] of Object.entries(fields(value, Object.keys(example), path))) like(example[field]!, part, [...path, field])
  } else if (typeof value !== typeof example) throw new BadInput(path, value, `a ${typeof example}`)
}

function fields(value: Json | undefined, known: readonly string[], path: Path): Record<string, Json> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadInput(path, value, `an object with ${known.join(', ')}`)
  const stranger = Object.keys(value).find((key) => !known.includes(key))
  if (stranger !== undefined) throw new BadInput([...path, stranger], value[stranger], `one of the fields ${known.join(', ')}`)
  const missing = known.find((key) => !Object.hasOwn(value, key))
  if (missing !== undefined) throw new BadInput([...path, missing], undefined, 'a value')
  return value
}

function list(value: Json | undefined, path: Path): Json[] {
  if (!Array.isArray(value)) throw new BadInput(path, value, 'a list')
  return value
}

function oneOf(known: readonly (string | number)[], value: Json | undefined, path: Path): void {
  if (!known.some((each) => each === value)) throw new BadInput(path, value, `one of ${known.join(', ')}`)
}
