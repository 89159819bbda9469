import { asked, choose, options, quickLuck, ready, rulebook, sequence, settle, start, type Game, type Sequence } from '@robodrome/kernel'
import { load, save } from '@robodrome/table'
import { expect, test } from 'vitest'
import { sparks, type Sparks } from '../../kernel/test/games/sparks.ts'

const settings = { mode: 'standard', seats: 2, options: {} }

/** A position saved in the middle of a rule: one seat has committed, the other has not. */
function savedInside(): string {
  const g = start(sparks, settings)
  choose(sparks, g, 1, 'attack')
  expect(g.stack.map((frame) => frame.rule)).toEqual(['round', 'program'])
  return JSON.stringify(save(sparks, g))
}

function finish(game: Game<Sparks>, g: Sparks): Sparks {
  const luck = quickLuck(3)
  settle(game, g, luck)
  for (let seat = asked(game, g)[0]; seat !== undefined; seat = asked(game, g)[0]) {
    const legal = options(game, g, seat)
    choose(game, g, seat, legal[luck.below(legal.length)])
    settle(game, g, luck)
  }
  return g
}

/** Sparks with its round changed. */
const changed = (steps: Sequence['steps'], more: Partial<Game<Sparks>> = {}): Game<Sparks> => ({
  ...sparks,
  ...more,
  rules: rulebook(...Object.values(sparks.rules).map((rule) => (rule.name === 'round' ? sequence('round', steps) : rule))),
})
const steps = (sparks.rules['round'] as Sequence<Sparks>).steps

test('a game saved inside a rule is finished after a step was inserted into that rule', () => {
  let inserted = 0
  const newer = changed(
    Object.fromEntries(Object.entries(steps).flatMap((step) => (step[0] === 'roll' ? [['warning', () => void inserted++], step] : [step]))),
  )
  const g = finish(newer, load(newer, JSON.parse(savedInside()) as never))
  expect(newer.result(g)).not.toBeNull()
  expect(inserted).toBeGreaterThan(0)
})

test('a renamed step needs a migration, and with it the game goes on', () => {
  const { charges, ...rest } = steps
  const renamed = {
    program: rest['program']!,
    power: charges!,
    roll: rest['roll']!,
    strike: rest['strike']!,
    nextRound: rest['nextRound']!,
  }
  const forgotten = changed(renamed)
  const saved = JSON.parse(savedInside()) as never
  const stuck = load(forgotten, saved)
  expect(() => finish(forgotten, stuck)).toThrow('rule "round" has no step "charges": a renamed step needs a migration')
  const migrated = changed(renamed, {
    version: 2,
    migrations: {
      1: (old: Sparks) => {
        for (const frame of old.stack) if (frame.rule === 'round' && frame.step === 'charges') frame.step = 'power'
      },
    },
  })
  const g = finish(migrated, load(migrated, saved))
  expect(migrated.result(g)).not.toBeNull()
  // The saved text itself is left as it was, for whoever loads it next.
  expect(JSON.parse(savedInside())).toEqual(saved)
})

test('a position of another game or of a newer version is refused', () => {
  const saved = save(sparks, start(sparks, settings))
  expect(() => load(sparks, { ...saved, game: 'chess' })).toThrow('game: found "chess", expected "sparks"')
  expect(() => load(sparks, { ...saved, version: 2 })).toThrow('version: found 2, expected at most 1')
  expect(() => ready(sparks, { ...start(sparks, settings), stack: [{ rule: 'gone', step: '', notes: {}, into: '' }] })).toThrow(
    'there is no rule "gone": a renamed rule needs a migration',
  )
})

test('modes and seats that do not exist are refused', () => {
  expect(() => start(sparks, { ...settings, mode: 'toString' })).toThrow('mode: found "toString", expected one of standard')
  expect(() => start(sparks, { ...settings, seats: 3 })).toThrow('seats: found 3, expected 2 for mode standard')
})
