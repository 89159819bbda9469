import { asked, choose, options, quickLuck, ready, settle, start, type Game } from '@robodrome/kernel'
import { load, save, type Saved } from '@robodrome/table'
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

const saved = () => JSON.parse(savedInside()) as Saved

test('a game saved inside a rule is played to its end', () => {
  const text = saved()
  const g = finish(sparks, load(sparks, text))
  expect(sparks.result(g)).not.toBeNull()
  expect(text, 'the save itself is not changed by playing on').toEqual(saved())
})

test.each([0, 2])('a save of version %i is refused: it says the version found and the version expected', (version) => {
  expect(() => load(sparks, { ...saved(), version })).toThrow(`version: found ${version}, expected 1, the version of the game`)
})

test('a save of another game is refused', () => {
  expect(() => load(sparks, { ...saved(), game: 'chess' })).toThrow('game: found "chess", expected "sparks"')
})

test('a position with a rule or a step that does not exist is refused by name', () => {
  const open = (rule: string, step: string) => ({ ...start(sparks, settings), stack: [{ rule, step, notes: {}, into: '' }] })
  expect(() => ready(sparks, open('gone', ''))).toThrow('there is no rule "gone"')
  expect(() => ready(sparks, open('round', 'gone'))).toThrow('rule "round" has no step "gone"')
})

test('modes and seats that do not exist are refused', () => {
  expect(() => start(sparks, { ...settings, mode: 'toString' })).toThrow('mode: found "toString", expected one of standard')
  expect(() => start(sparks, { ...settings, seats: 3 })).toThrow('seats: found 3, expected 2 for mode standard')
})
