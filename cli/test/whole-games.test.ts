import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { registry } from '@robodrome/games'
import * as aimbots from '@robodrome/aimbots'
import * as gekido from '@robodrome/gekido'
import { describe, expect, test } from 'vitest'
import { run, scratch } from './run.ts'

/** The games of the house at a terminal: the registry, their modules and their rulebooks. */
const modules: Record<string, object> = { aimbots, gekido }
const house = {
  registry,
  moduleOf: async (id: string) => ({ ...modules[id] }),
  folderOf: (id: string) => fileURLToPath(new URL(`../../games/${id}`, import.meta.url)),
}

/** Somebody who types this and that, commands among it: whatever is not possible is refused, and play goes on. */
const typist = (lines: number): string[] =>
  Array.from({ length: lines }, (_, i) =>
    i % 40 === 7 ? 'why' : i % 40 === 17 ? 'odds' : i % 40 === 27 ? 'why last' : String((i % 3) + 1),
  )

describe('whole games typed at a terminal', () => {
  for (const [title, args] of [
    ['Gekido Duel', ['gekido', '--mode', 'duel']],
    ['a battle of three', ['gekido', '--mode', 'standard', '--seats', '3', '--seat', '1=rule-of-thumb']],
    ['a first game of Aimbots', ['aimbots', '--mode', 'first']],
  ] as const)
    test(title, async () => {
      const record = join(scratch(), 'match.txt')
      const { code, out, err } = await run(['play', ...args, '--seed', '5', '--record', record], {
        ...house,
        input: typist(4000),
        columns: 100,
      })
      expect([code, err]).toEqual([0, ''])
      expect(out).toMatch(/^Result: /m)
      expect(out.split('\n').filter((line) => line.length > 100 && !line.startsWith('Record: '))).toEqual([])
      expect((await run(['verify', record], house)).code).toBe(0)
    })
})
