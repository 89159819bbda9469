import { readFileSync } from 'node:fs'
import { asked, choose, options, quickLuck, settle } from '@robodrome/kernel'
import { load, type Saved } from '@robodrome/table'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'

/** Matches and positions that version 1 has written. */
const KEPT = new URL('./kept/', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, KEPT), 'utf8')

test('positions saved inside rules of an older version go on to their end', () => {
  for (const line of read('positions-1.jsonl').trim().split('\n')) {
    const g = load(game, JSON.parse(line) as Saved)
    expect(g).toEqual(game.clone(g))
    const luck = quickLuck(9)
    for (settle(game, g, luck); asked(game, g).length > 0; settle(game, g, luck)) {
      const seat = asked(game, g)[0]!
      const legal = options(game, g, seat)
      choose(game, g, seat, legal[luck.below(legal.length)])
    }
    expect(game.result(g)).not.toBeNull()
  }
})
