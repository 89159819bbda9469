import { createHash } from 'node:crypto'
import { quickLuck, rollDice } from '@robodrome/kernel'
import { commitment, fairLuck, fairStream, mix, unbiased } from '@robodrome/table'
import { describe, expect, test } from 'vitest'

const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'
const contributions = ['Ann: seven', 'Bob: \u{1f916}']

/** The same stream implemented a second time, with another library, from the description alone. */
function independent(k: number, howMany: number): number[] {
  const hash = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest()
  const key = hash(Buffer.from(seed, 'hex'), ...contributions.map((text) => hash(Buffer.from(text, 'utf8'))))
  const blocks = Array.from({ length: Math.ceil(howMany / 8) }, (_, j) => {
    const counters = Buffer.alloc(8)
    counters.writeUInt32BE(k, 0)
    counters.writeUInt32BE(j, 4)
    return hash(key, counters)
  })
  const all = Buffer.concat(blocks)
  return Array.from({ length: howMany }, (_, i) => all.readUInt32BE(i * 4))
}

describe('fair luck', () => {
  test('matches its description, with two libraries', () => {
    for (const k of [0, 1, 77]) {
      const stream = fairStream(mix(seed, contributions), k)
      expect(Array.from({ length: 100 }, () => stream.uint32())).toEqual(independent(k, 100))
    }
  })

  test('has not changed: golden vectors', () => {
    const luck = fairLuck(seed, contributions)
    expect([0, 1, 2].map(() => luck.outcome(rollDice, { stack: [] }, { count: 6, sides: 6 }))).toMatchInlineSnapshot(`
      [
        [
          2,
          3,
          3,
          2,
          1,
          5,
        ],
        [
          1,
          2,
          6,
          4,
          1,
          2,
        ],
        [
          2,
          5,
          2,
          5,
          5,
          3,
        ],
      ]
    `)
    expect(commitment(seed)).toMatchInlineSnapshot(`"4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef"`)
  })

  test('gives each chance numbers of its own, so that a match can be resumed at any of them', () => {
    const roll = (luck: ReturnType<typeof fairLuck>) => luck.outcome(rollDice, { stack: [] }, { count: 5, sides: 6 })
    const whole = fairLuck(seed, contributions)
    const rolls = [roll(whole), roll(whole), roll(whole)]
    expect(whole.used()).toBe(3)
    expect(roll(fairLuck(seed, contributions, 2))).toEqual(rolls[2])
  })

  test('depends on every contribution and their order', () => {
    const first = (all: string[]) => fairStream(mix(seed, all), 0).uint32()
    const values = [contributions, contributions.toReversed(), ['Ann: seven'], ['Ann: eight', contributions[1]!], []].map(first)
    expect(new Set(values).size).toBe(values.length)
  })

  test('refuses a malformed seed', () => {
    expect(() => fairLuck('abc', [])).toThrow('seed: found "abc", expected 64 hexadecimal digits in lower case')
  })

  test('rejects exactly the numbers that would favour low faces, for every die up to 100', () => {
    for (let sides = 1; sides <= 100; sides++) {
      const limit = Math.floor(2 ** 32 / sides) * sides
      const draws = [limit, 2 ** 32 - 1, limit - 1, 0].filter((value) => value < 2 ** 32)
      const kept = draws.filter((value) => value < limit)
      const used = [...draws]
      expect(kept.map(() => unbiased(sides, () => used.shift()!))).toEqual(kept.map((value) => value % sides))
      // Below the limit, every face occurs equally often.
      expect(limit % sides).toBe(0)
    }
  })

  test('rolls every face of every die up to 100 as often as it should (chi-square)', () => {
    const key = mix(seed, ['chi-square'])
    for (let sides = 2; sides <= 100; sides++) {
      const rolls = 200 * sides
      const seen = Array.from({ length: sides }, () => 0)
      const stream = fairStream(key, sides)
      for (let i = 0; i < rolls; i++) seen[stream.below(sides)]!++
      const chiSquare = seen.reduce((sum, n) => sum + (n - 200) ** 2 / 200, 0)
      // The Wilson-Hilferty transformation makes it approximately normal; the bounds are 5 standard deviations either way.
      const df = sides - 1
      const z = (Math.cbrt(chiSquare / df) - (1 - 2 / (9 * df))) / Math.sqrt(2 / (9 * df))
      expect(Math.abs(z)).toBeLessThan(5)
    }
  })
})

describe('quick luck', () => {
  test('has not changed: golden vectors', () => {
    const luck = quickLuck(42)
    expect(Array.from({ length: 10 }, () => luck.below(1000))).toMatchInlineSnapshot(`
      [
        904,
        274,
        380,
        706,
        595,
        994,
        297,
        887,
        118,
        458,
      ]
    `)
  })

  test('streams of one seed differ', () => {
    const take = (stream: number) => {
      const luck = quickLuck(42, stream)
      return Array.from({ length: 8 }, () => luck.below(1000))
    }
    expect(take(0)).not.toEqual(take(1))
    expect(take(3)).toEqual(take(3))
  })
})
