import { readdirSync, readFileSync } from 'node:fs'
import { game, type Aimbots } from '@robodrome/aimbots'
import { asked, choose, options, quickLuck, settle } from '@robodrome/kernel'
import { load, type Saved } from '@robodrome/table'
import { expect, test } from 'vitest'

const KEPT = new URL('./kept/', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, KEPT), 'utf8')
const filesLike = (end: string): string[] => readdirSync(KEPT).filter((name) => name.endsWith(end))

test.each(filesLike('.jsonl'))('positions saved inside rules under an older version go on to their end: %s', (name) => {
  for (const line of read(name).trim().split('\n')) {
    const saved = JSON.parse(line) as Saved
    expect(saved.version).toBeLessThan(game.version)
    const luck = quickLuck(9)
    const g: Aimbots = load(game, saved)
    for (settle(game, g, luck); asked(game, g).length > 0; settle(game, g, luck)) {
      const seat = asked(game, g)[0]!
      const legal = options(game, g, seat)
      choose(game, g, seat, legal[luck.below(legal.length)])
    }
    expect(g.result).not.toBeNull()
  }
})
