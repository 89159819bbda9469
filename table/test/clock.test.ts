import { expect, test } from 'vitest'
import { Clock } from '../src/clock.ts'

const DAY = 86_400_000

/** A daily clock; seat 0 must choose from the first moment. */
const daily = (more: { most?: number; vacation?: number } = {}): Clock => {
  const clock = new Clock({ bank: 3 * DAY, increment: DAY, ...more }, 2)
  clock.step(1, null, [0])
  return clock
}

test('a choice adds time, but never above the maximum', () => {
  const free = daily()
  free.step(1, 0, [1])
  expect(free.at(0, 1).left).toBe(4 * DAY)
  const capped = daily({ most: 3 * DAY })
  capped.step(1, 0, [1])
  expect(capped.at(0, 1).left).toBe(3 * DAY)
  capped.step(1, 1, [0])
  capped.step(1 + 2 * DAY, 0, [1])
  expect(capped.at(0, 1 + 2 * DAY).left).toBe(2 * DAY)
})

test('time above the maximum stays, as after taking up a seat again', () => {
  const clock = new Clock({ bank: 5 * DAY, increment: DAY, most: 3 * DAY }, 1)
  clock.step(1, null, [0])
  clock.step(1, 0, [0])
  expect(clock.at(0, 1).left).toBe(5 * DAY)
})

test('on vacation the clock waits, until the vacation is used up', () => {
  const clock = daily({ vacation: 2 * DAY })
  expect(clock.due(0)).toBe(1 + 3 * DAY)
  clock.rest(0, true, 1 + DAY)
  expect(clock.due(0)).toBe(1 + 5 * DAY)
  expect(clock.next()).toEqual({ seat: 0, at: 1 + 5 * DAY })
  expect(clock.at(0, 1 + 2 * DAY)).toEqual({ left: 2 * DAY, running: true, vacation: { left: DAY, on: true } })
  expect(clock.at(0, 1 + 4 * DAY)).toEqual({ left: DAY, running: true, vacation: { left: 0, on: true } })
  clock.rest(0, false, 1 + 2 * DAY)
  expect(clock.due(0)).toBe(1 + 4 * DAY)
  expect(clock.at(0, 1 + 2 * DAY).vacation).toEqual({ left: DAY, on: false })
})

test('a vacation is not used up while nobody waits for the seat', () => {
  const clock = daily({ vacation: 2 * DAY })
  clock.rest(1, true, 1)
  clock.step(1 + DAY, 0, [1])
  expect(clock.at(1, 1 + DAY).vacation).toEqual({ left: 2 * DAY, on: true })
  expect(clock.due(1)).toBe(1 + DAY + 3 * DAY + 2 * DAY)
})

test('a saved clock goes on as it was, with vacations and without', () => {
  for (const more of [{}, { vacation: 2 * DAY }]) {
    const clock = daily(more)
    clock.rest(0, true, 1 + DAY)
    const other = new Clock(clock.rules, 2)
    other.goOn(JSON.parse(JSON.stringify(clock.save())))
    expect(other.next()).toEqual(clock.next())
    expect(other.at(0, 1 + 2 * DAY)).toEqual(clock.at(0, 1 + 2 * DAY))
  }
})
