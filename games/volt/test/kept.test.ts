import { readFileSync } from 'node:fs'
import { asked, options } from '@robodrome/kernel'
import { load, type Saved } from '@robodrome/table'
import { game } from '@robodrome/volt'
import { expect, test } from 'vitest'

/** Matches and positions that older versions of the game have written. */
const kept = new URL('./kept/', import.meta.url)

test('positions of older versions go on where they stood, and hold nothing that is not in a position of today', () => {
  const lines = readFileSync(new URL('positions-1.jsonl', kept), 'utf8').trim().split('\n')
  for (const line of lines) {
    const { saved } = JSON.parse(line) as { saved: Saved }
    const position = load(game, saved)
    expect(position, line.slice(0, 200)).toEqual(game.clone(position))
    for (const seat of asked(game, position)) expect(options(game, position, seat).length).toBeGreaterThan(0)
    expect(asked(game, position).length).toBeGreaterThan(0)
  }
})
