import { asides, asked, BadInput, choose, options, quickLuck, settle, start, type Position } from '@robodrome/kernel'
import { game } from '@robodrome/volt'
import { expect, test } from 'vitest'
import { matchOf, settings } from './helpers.ts'

/** Random play in which all seats keep changing settings and withdrawing answers. */
function restless(seats: number, board: string, seed: number): Position {
  const luck = quickLuck(seed)
  const pick = <T>(list: readonly T[]): T => list[luck.below(list.length)]!
  const g = start(game, settings('modules', seats, { board }))
  settle(game, g, luck)
  for (let turns = asked(game, g); turns.length > 0; turns = asked(game, g)) {
    const restlessSeat = luck.below(seats)
    const beside = asides(game, g, restlessSeat)
    if (beside.length > 0 && luck.below(3) === 0) choose(game, g, restlessSeat, pick(beside))
    else {
      const seat = pick(turns)
      const legal = options(game, g, seat)
      if (legal.length === 0) throw new Error(`seat ${seat} is asked and has no option`)
      choose(game, g, seat, pick(legal))
    }
    settle(game, g, luck)
  }
  return g
}

test('VT-ASK-1 VT-ASK-5 VT-ASK-6 whatever is set in advance, there is always a legal way to go on', () => {
  for (const [i, board] of ['A', 'B', 'C', 'D'].entries()) {
    for (const seats of [2, 4])
      expect(game.result(restless(seats, board, 100 * i + seats) as Parameters<typeof game.result>[0])).not.toBeNull()
  }
})

test('VT-ASK-1 SWIVEL HEAD set to +2 shifts there, unless another die lies on that key', () => {
  const position = (program: string) => ({
    robots: ['V@e2 +RAM EXPANSION +SWIVEL HEAD', 'M@h2'],
    programs: { V: program },
    presets: { V: { 'SWIVEL HEAD': '+2' } },
  })
  const free = matchOf(settings('modules', 2), ['8'], position('I R2 N'))
  expect(free.position.robots.M.damage).toBe(1)
  const taken = matchOf(settings('modules', 2), ['8'], position('I R2 N, I R5 E'))
  // The first die stays on N; the 5 is out of range and fires E.
  expect(taken.told.filter(({ event }) => event.kind === 'shift')).toEqual([])
  expect(taken.position.robots.M.damage).toBe(1)
})

test('VT-SET-1 VT-KB-18 every option that a mode lists is taken, each value by itself, and nothing else is', () => {
  for (const [mode, { seats, options: listed }] of Object.entries(game.modes)) {
    for (const count of seats) {
      const known = Object.entries(listed!(count))
      for (const [name, option] of known) {
        const values = option.kind === 'number' ? [option.from, option.to] : option.kind === 'one' ? option.of : []
        expect(values.length).toBeGreaterThan(0)
        // Side B and higher, and better KillBots, require modules.
        const beside = mode === 'killbots' && name !== 'game' ? { game: 'modules' } : {}
        for (const value of values) expect(start(game, settings(mode, count, { ...beside, [name]: value }))).toBeDefined()
        expect(() => start(game, settings(mode, count, { ...beside, [name]: 'no such value' }))).toThrow(BadInput)
      }
      expect(() => start(game, settings(mode, count, { colour: 'red' }))).toThrow('options.colour: found "red", expected one of the fields')
    }
  }
  expect(() => start(game, settings('killbots', 2, { killbots: 3 }))).toThrow('1 to 2 for 2 operators')
  expect(() => start(game, settings('killbots', 1, { game: 'training', board: 'B' }))).toThrow('A for the training game')
})
