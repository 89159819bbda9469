import { expect, test } from 'vitest'
import { group } from '../src/bots/seeks.ts'

const seeker = (id: string, rating: number, window: number | null = null, blocked: string[] = []) => ({
  id,
  guest: id,
  name: id,
  wanted: '',
  rating,
  low: window === null ? null : rating - window,
  high: window === null ? null : rating + window,
  blocked,
})
const names = (all: { id: string }[] | null): string[] | null => all && all.map(({ id }) => id)

test('a window holds on both sides', () => {
  expect(names(group(seeker('a', 1500, 100), [seeker('b', 1601), seeker('c', 1590)], 2))).toEqual(['a', 'c'])
  expect(names(group(seeker('a', 1500), [seeker('b', 1601, 100)], 2))).toBeNull()
  expect(names(group(seeker('a', 1500), [seeker('b', 1600, 100)], 2))).toEqual(['a', 'b'])
})

test('the longest wait comes first, and all of a group suit each other', () => {
  const waiting = [seeker('b', 1400, 150), seeker('c', 1600, 150), seeker('d', 1450)]
  expect(names(group(seeker('a', 1500), waiting, 3))).toEqual(['a', 'b', 'd'])
  expect(names(group(seeker('a', 1500), waiting, 4))).toBeNull()
})

test('nobody is paired with a person they have blocked, or who has blocked them', () => {
  const waiting = [seeker('b', 1500, null, ['c']), seeker('c', 1500), seeker('d', 1500, null, ['a']), seeker('e', 1500)]
  expect(names(group(seeker('a', 1500), waiting, 3))).toEqual(['a', 'b', 'e'])
  expect(names(group(seeker('a', 1500, null, ['b']), waiting, 3))).toEqual(['a', 'c', 'e'])
})
