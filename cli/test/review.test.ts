import { join } from 'node:path'
import * as volt from '@robodrome/volt'
import { en } from '@robodrome/volt/words/en'
import { expect, test } from 'vitest'
import { entry, run, scratch } from './run.ts'

const scene = { registry: { volt: entry(volt.game, en) } }
const game = ['--mode', 'training', '--seed', '5']

test('a review prints what cost something and why, in both languages; what cannot be reviewed is refused in a sentence', async () => {
  const path = join(scratch(), 'match.txt')
  await run(['play', 'volt', ...game, '--seat', '0=random', '--seat', '1=level-1', '--record', path], scene)
  const { code, out } = await run(['review', path, '--seconds', '600'], scene)
  expect(code).toBe(0)
  expect(out).toMatch(/\d+ of \d+ decisions that mattered were best or just as good\.|None of your decisions mattered\./)
  expect(out).toMatch(/\d+ von \d+ Entscheidungen, auf die es ankam|Auf keine deiner Entscheidungen kam es an\./)
  expect(out).toMatch(/\n\d+\. (Small loss|Costly|Very costly) \(−\d+ % win chance\)\n {2}You: .*\n {2}Better: .*\n/)
  expect(out).toMatch(/\n\d+\. (Kleiner Verlust|Teuer|Sehr teuer) \(−\d+ % Siegchance\)\n {2}Du: .*\n {2}Besser: .*\n/)
  const refused = await run(['review', path, '--seat', '2'], scene)
  expect(refused).toMatchObject({ code: 2, out: '' })
  expect(refused.err).toContain('there is no seat 2; seats are 0 to 1')
  const fought = join(scratch(), 'sparks.txt')
  await run(['play', 'sparks', '--seat', '0=random', '--record', fought])
  expect((await run(['review', fought])).err).toContain('Sparks has no review.')
})

test('the share of costly decisions with a reason is measured, and claims about random games are checked', async () => {
  const { out } = await run(['reasons', 'volt', ...game.slice(0, 2), '--level', '1', '--games', '1'], scene)
  expect(out).toMatch(/^volt, training, level 1, 1 game, seed 1\n\d+ decisions? cost something: \d+ with a reason/)
  expect((await run(['reasons', 'volt', ...game.slice(0, 2), '--claims', '60'], scene)).out).toMatch(/: \d+ claims checked, 0 refuted\n$/)
  expect((await run(['reasons', 'volt', '--level', '6'], scene)).err).toContain('there is no level 6; levels are 1 to 5')
})
