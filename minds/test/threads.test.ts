import { readdirSync, readFileSync } from 'node:fs'
import { quickLuck, start, type Settings } from '@robodrome/kernel'
import { decide, decideInSlices, minds, pose, questionOf, search } from '@robodrome/minds'
import { MindPool } from '@robodrome/minds/node'
import { afterAll, describe, expect, test } from 'vitest'
import { volley } from '../../kernel/test/games/volley.ts'

const plain: Settings = { mode: 'standard', seats: 2, options: {} }
const middle = () => {
  const g = volley.arrange({ hands: [['strike', 'burn', 'shock', 'dodge'], ['dodge', 'boost', 'strike']] }, plain)
  g.stack = start(volley, plain).stack
  return g
}

test('only the entry for Node uses Node: everything else also runs in a browser', () => {
  const folder = new URL('../src/', import.meta.url)
  const using = readdirSync(folder).filter((file) => /from '(node:|piscina)|\bprocess\b|\bBuffer\b/.test(readFileSync(new URL(file, folder), 'utf8')))
  expect(using).toEqual(['node.ts'])
})
