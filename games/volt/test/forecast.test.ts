import { ready } from '@robodrome/kernel'
import { forecast, game } from '@robodrome/volt'
import { expect, test } from 'vitest'
import { settings } from './helpers.ts'

const viewOf = (seat: number, robots: string[], more: object = {}) => {
  const given = settings('modules', 2)
  return game.view(ready(game, game.arrange({ robots, tokens: ['c3', 'c7', 'g7'], ...more }, given)), seat)
}

test('a forecast plays the round out with a guess of the other program', () => {
  const view = viewOf(0, ['V@e1 n1 2vp', 'M@e9 n2'])
  const before = JSON.stringify(view)
  const { events, after } = forecast(view, { V: 'I B3 N, II R4 W, III R5 E', M: 'I B1 S, II R2 S, III B2 S' })
  expect(
    events.filter((event) => event.kind === 'die').map(({ robot, color, value }) => `${robot} ${color === 'blue' ? 'B' : 'R'}${value}`),
  ).toEqual(['M B1', 'V B3', 'M R2', 'V R4', 'M B2', 'V R5'])
  expect(after.robots).toMatchObject({ V: { at: 'e4', damage: 1 }, M: { at: 'e6', damage: 0 } })
  expect(JSON.stringify(view)).toBe(before)
})

test('a forecast uses the modules that a die names, and no others', () => {
  const view = viewOf(0, ['V@e1 +MOBILITY +SWIVEL HEAD', 'M@a5'])
  expect(forecast(view, { V: 'I R2 NE/MOBILITY/SWIVEL HEAD -1' }).after.robots.V.at).toBe('e3')
  expect(forecast(view, { V: 'I R2 N' }).after.robots.V.at).toBe('e1')
})

test('a forecast ends where a card would be drawn', () => {
  const view = viewOf(0, ['V@e3', 'M@e4'])
  const { events, after } = forecast(view, { V: 'B1 N, R1 N' })
  expect(events.at(-1)).toMatchObject({ kind: 'vp', robot: 'V' })
  expect(after.stack.at(-1)).toMatchObject({ rule: 'drawCard', notes: { robot: 'M' } })
  expect(after.robots.M).toMatchObject({ at: null })
})

test('a guess that cannot be a program is refused', () => {
  expect(() => forecast(viewOf(0, ['V@e3', 'M@e4']), { M: 'I B3 NE' })).toThrow(/VT-CTL-4/)
})
