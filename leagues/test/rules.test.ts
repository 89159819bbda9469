import { coverage } from '@robodrome/proof'
import { duplicateIds, parseRulebook, rulesOf } from '@robodrome/rulebook'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const room = fileURLToPath(new URL('..', import.meta.url))
const rules = rulesOf(parseRulebook(readFileSync(`${room}/RULES.md`, 'utf8')))

it('every rule of league play has a test, and every rule named by a test exists', () => {
  const { tests, unknown } = coverage(rules, room)
  expect([...tests].filter(([, titles]) => titles.length === 0).map(([id]) => id)).toEqual([])
  expect([...unknown.keys()]).toEqual([])
  expect(duplicateIds(rules)).toEqual([])
})
