import { expect, test } from 'vitest'
import { players } from '../src/http/lobby.ts'

test.each([
  [[1], '1 player'],
  [[2], '2 players'],
  [[1, 2], '1 or 2 players'],
  [[2, 3, 4], '2–4 players'],
  [[2, 4], '2 or 4 players'],
])('%j seats are "%s"', (seats, text) => {
  expect(players(seats)).toBe(text)
})
