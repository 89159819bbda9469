import { readdirSync, readFileSync } from 'node:fs'
import { asked, choose, options, quickLuck, settle } from '@robodrome/kernel'
import { load, type Saved } from '@robodrome/table'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'

const KEPT = new URL('./kept/', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, KEPT), 'utf8')
const filesLike = (end: string): string[] => readdirSync(KEPT).filter((name) => name.endsWith(end))

test.each(filesLike('.jsonl'))('positions saved inside rules under version 1 go on to their end: %s', (name) => {
  const lines = read(name).trim().split('\n')
  expect(lines.length).toBeGreaterThan(30)
  for (const line of lines) {
    const { saved } = JSON.parse(line) as { saved: Saved }
    const luck = quickLuck(9)
    const g = load(game, saved)
    expect(JSON.stringify(g)).not.toMatch(/"of":"(Two|Three|Full|Four|Five|Attack|Defense) /)
    for (settle(game, g, luck); asked(game, g).length > 0; settle(game, g, luck)) {
      const seat = asked(game, g)[0]!
      const legal = options(game, g, seat)
      choose(game, g, seat, legal[luck.below(legal.length)])
    }
    expect(game.result(g)).not.toBeNull()
  }
})
