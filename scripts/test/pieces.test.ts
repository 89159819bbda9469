import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { namedIn, pieceFaults } from '../pieces.mjs'

test('no rule of any game names a card, robot, program, module, tile or Power', async () => {
  expect(await pieceFaults(fileURLToPath(new URL('../..', import.meta.url)))).toEqual([])
})

test('a name is found as words of its own, also in a comment, and not inside the id of a rule', () => {
  expect(namedIn('// Cut Cable keeps a die back', ['Cut Cable', 'Cable Car'])).toEqual(['Cut Cable'])
  expect(namedIn("rule: 'GK-OVER-1', deck: 'OVERLOAD'", ['OVER', 'LOAD'])).toEqual([])
  expect(namedIn('the Claw (Left) strikes', ['Claw (Left)'])).toEqual(['Claw (Left)'])
})
