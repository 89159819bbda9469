import { asides, BadInput, Match, options, quickLuck, write, type Game } from '@robodrome/kernel'
import { commitment, fairLuck, readRecord, resultLine, shorten, tellAgain, writeRecord } from '@robodrome/table'
import { describe, expect, test } from 'vitest'
import { registry } from '../src/index.ts'

const SEED = 'ab'.repeat(32)
/** Longer matches are ended by players leaving, which short records must support as well. */
const PATIENCE = 160

/**
 * Plays a match of one mode as a device does, without players' contributions to the dice; occasionally, a seat acts without being asked.
 */
function recordOf(game: Game, mode: string, count: number): string {
  const settings = { mode, seats: count, options: {} }
  const contributions = Array.from({ length: count }, () => '')
  const match = new Match(game, settings, fairLuck(SEED, contributions))
  const numbers = quickLuck(count)
  for (let n = 0; match.asked().length > 0; n++) {
    const asked = match.asked()
    const seat = asked[numbers.below(asked.length)]!
    const beside = asides(game, match.position, seat)
    const legal = options(game, match.position, seat)
    if (n >= PATIENCE) match.leave(seat)
    else if (beside.length > 0 && numbers.below(4) === 0)
      match.choose(seat, write(game, match.position, beside[numbers.below(beside.length)]))
    else match.take(seat, legal[numbers.below(legal.length)])
  }
  const players = contributions.map((_, seat) => `Player ${seat}`)
  const head = { game: game.id, version: game.version, settings, players, contributions, commitment: commitment(SEED), seed: SEED }
  return writeRecord({ ...head, result: resultLine(game, match.position), entries: match.entries })
}

describe.each(Object.entries(registry))('%s', (_id, { load }) => {
  test('every mode: its short record tells the whole match again, in a fraction of the length', async () => {
    const game = await load()
    for (const [mode, { seats }] of Object.entries(game.modes)) {
      const record = recordOf(game, mode, seats.at(-1)!)
      const short = shorten(game, readRecord(record))
      expect(tellAgain(game, short)).toBe(record)
      const bytes = short.choices.toString(16).length / 2
      expect(bytes).toBeLessThan(record.length / 8)
    }
  })

  test('choices, seed or version of another match are refused', async () => {
    const game = await load()
    const [mode, { seats }] = Object.entries(game.modes)[0]!
    const short = shorten(game, readRecord(recordOf(game, mode, seats[0]!)))
    const changes = [{ choices: short.choices + 1n }, { choices: 0n }, { seed: 'cd'.repeat(32) }, { version: 99 }, { check: '00000000' }]
    for (const change of changes) expect(() => tellAgain(game, { ...short, ...change })).toThrow(BadInput)
  })
})
