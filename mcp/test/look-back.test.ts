import { loadGame } from '@robodrome/games'
import { asked, options, quickLuck, write, type Settings } from '@robodrome/kernel'
import { Course } from '@robodrome/table'
import { expect, test } from 'vitest'
import { lookBack } from '../src/look-back.ts'

const MODES: Readonly<Record<string, string>> = { gekido: 'duel', aimbots: 'first', pbl: 'quick', volt: 'training' }
/** Long enough for all decisions. */
const LONGEST_MS = 40_000
const MOST_CHOICES = 50

const randomMatch = async (id: string) => {
  const game = (await loadGame(id))!
  const settings: Settings = { mode: MODES[id]!, seats: 2, options: {} }
  const course = new Course(game, settings, { seed: '5eed'.repeat(16), contributions: ['by 0', 'by 1'] }, 1)
  const luck = quickLuck(3)
  for (let seq = course.seq + 1; !course.isOver(); seq++) {
    const waiting = asked(game, course.match.position)
    const seat = waiting[luck.below(waiting.length)]!
    const legal = options(game, course.match.position, seat)
    const text = write(game, course.match.position, legal[luck.below(legal.length)])
    course.play(seq, seq > MOST_CHOICES ? { kind: 'leave', seat } : { kind: 'choose', seat, text })
  }
  return { game: id, settings, entries: course.match.entries }
}

test.each(['gekido', 'volt'])(
  '%s: of a random player mistakes are named, the dearest first, each a decision of that seat that surely cost something',
  { timeout: 60_000 },
  async (id) => {
    const match = await randomMatch(id)
    const { course, decisions, looked, mistakes } = await lookBack({ ...match, seat: 0 }, LONGEST_MS)
    expect(course?.luck).toHaveLength(2)
    expect(looked).toBeGreaterThan(0)
    expect(looked).toBeLessThanOrEqual(decisions)
    expect(mistakes).not.toEqual([])
    expect(mistakes.map(({ cost }) => cost)).toEqual(mistakes.map(({ cost }) => cost).toSorted((a, b) => b - a))
    for (const { entry, cost, error, chose, better } of mistakes) {
      expect(match.entries[entry - 1]).toMatchObject({ kind: 'choice', seat: 0 })
      expect(cost).toBeGreaterThan(2 * error)
      expect(better).not.toBe(chose)
    }
  },
)

test.each(['aimbots', 'pbl'])('%s: it ends in time, and says how much it has looked at', { timeout: 60_000 }, async (id) => {
  const { looked, decisions } = await lookBack({ ...(await randomMatch(id)), seat: 1 }, 0)
  expect(looked).toBe(1)
  expect(decisions).toBeGreaterThan(looked)
})
