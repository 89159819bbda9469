import { node, type Position } from '@robodrome/kernel'
import { text, type Check } from './check.ts'

/** Returns the first value that JSON would lose or change, as `path: what it is`, or null. */
function notPlain(value: unknown, path = 'position'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path}: the number ${Object.is(value, -0) ? '-0' : value}`
  if (typeof value !== 'object') return `${path}: ${value === undefined ? 'undefined' : `a ${typeof value}`}`
  const shape = Object.getPrototypeOf(value) as object | null
  if (shape !== Object.prototype && shape !== Array.prototype) return `${path}: an instance of ${shape?.constructor.name ?? 'nothing'}`
  for (const [key, item] of Object.entries(value)) {
    const found = notPlain(item, `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

/** Collects all objects inside a value, itself included. */
function parts(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found
  found.add(value)
  for (const item of Object.values(value)) parts(item, found)
  return found
}

const plainData: Check = {
  name: 'plain data',
  examine: ({ g }) => notPlain(g),
}

/** JSON turns two references to one object into two objects, so notes must contain ids, never parts of the board. */
const noAlias: Check = {
  name: 'no alias',
  examine({ g }) {
    const seen = new Map<object, string>()
    const walk = (value: unknown, path: string): string | null => {
      if (typeof value !== 'object' || value === null) return null
      const before = seen.get(value)
      if (before !== undefined) return `${path} is the same object as ${before}`
      seen.set(value, path)
      for (const [key, item] of Object.entries(value)) {
        const found = walk(item, `${path}.${key}`)
        if (found !== null) return found
      }
      return null
    }
    return walk(g, 'position')
  },
}

/** The path to the first part of a value that is one of these objects; null if there is none. */
function pathTo(value: unknown, among: ReadonlySet<object>, path = 'position'): string | null {
  if (typeof value !== 'object' || value === null) return null
  if (among.has(value)) return path
  for (const [key, item] of Object.entries(value)) {
    const found = pathTo(item, among, `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

const cloneIsTwin: Check = {
  name: 'clone',
  examine({ game, g }) {
    const twin = game.clone(g) as Position
    if (text(twin) !== text(g)) return 'a clone differs from its original'
    const original = parts(g)
    const shared = pathTo(twin, original)
    return shared === null ? null : `a clone shares ${shared} with its original: copy it in "clone"`
  },
}

const evaluation: Check = {
  name: 'evaluation',
  examine({ game, g, settings }) {
    if (game.insight?.evaluate === undefined) return null
    const before = text(g)
    const values = game.insight.evaluate(g)
    if (text(g) !== before) return 'evaluate changed the position'
    if (values.length !== settings.seats) return `evaluate gave ${values.length} values for ${settings.seats} seats`
    const odd = values.find((value) => !(value >= 0 && value <= 1))
    return odd === undefined ? null : `evaluate gave ${odd}, not a number from 0 to 1`
  },
}

const result: Check = {
  name: 'result',
  examine({ game, g, settings }) {
    const found = game.result(g)
    if (node(game, g).kind !== 'over') return found === null ? null : 'there is a result while the game is on'
    if (found === null) return null
    const seats = found.ranking.flat().toSorted((a, b) => a - b)
    return text(seats) === text(Array.from({ length: settings.seats }, (_, seat) => seat))
      ? null
      : `the ranking ${text(found.ranking)} does not name each seat once`
  },
}

/** Includes matches that end before any choice, because `brings` must work at every moment. */
const study: Check = {
  name: 'study',
  examine({ game, g, settings }) {
    for (let seat = 0; seat < settings.seats; seat++)
      if ((game.insight?.study?.brings(g, seat) ?? []).includes('')) return `seat ${seat} brings something without a name`
    return null
  },
}

export const dataChecks: Check[] = [plainData, noAlias, cloneIsTwin, evaluation, result, study]
