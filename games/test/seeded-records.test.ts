import { createHash } from 'node:crypto'
import { Match, options, quickLuck, type Game } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { registry } from '../src/index.ts'

const GAMES = 3
/** Longer matches are ended by players leaving. */
const PATIENCE = 600

/** A seeded match: its record, and all events that were reported. */
function played(game: Game, mode: string, seats: number, seed: number): Match {
  const match = new Match(game, { mode, seats, options: {} }, quickLuck(seed))
  const numbers = quickLuck(seed + 1000)
  for (let n = 0; match.asked().length > 0; n++) {
    const asked = match.asked()
    const seat = asked[numbers.below(asked.length)]!
    if (n >= PATIENCE) match.leave(seat)
    else {
      const legal = options(game, match.position, seat)
      match.take(seat, legal[numbers.below(legal.length)])
    }
  }
  return match
}

function line(game: Game, mode: string, seats: number): string {
  const hash = createHash('sha256')
  let entries = 0
  for (let seed = 1; seed <= GAMES; seed++) {
    const match = played(game, mode, seats, seed)
    entries += match.entries.length
    hash.update(JSON.stringify([match.entries, match.told, game.result(match.position)]))
  }
  return `${game.id} ${mode}, ${seats} seats: ${entries} entries ${hash.digest('hex').slice(0, 16)}`
}

test('seeded matches of every mode are the same, byte by byte: a rule that only became faster or clearer changes no line', async () => {
  const lines: string[] = []
  for (const { load } of Object.values(registry)) {
    const game = await load()
    for (const [mode, { seats }] of Object.entries(game.modes)) for (const count of seats) lines.push(line(game, mode, count))
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('seeded-records.txt')
})
