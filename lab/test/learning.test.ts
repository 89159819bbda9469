import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { digestOf, loadGame, openBox, registry } from '@robodrome/games'
import { asked, choose, options, quickLuck, settle, start } from '@robodrome/kernel'
import { learnedBy, learnedOf, pack, Policy, POLICY_BITS, unpack } from '@robodrome/minds'
import { afterAll, expect, test } from 'vitest'
import { learnPlayer, learningReport, packWeights, type LearningPlan } from '../src/learning/index.ts'

const pbl = (await loadGame('pbl'))!
const folder = mkdtempSync(join(tmpdir(), 'learning-'))
afterAll(() => rmSync(folder, { recursive: true }))

const plan: LearningPlan = {
  game: 'pbl',
  settings: { mode: 'quick', seats: 2, options: {} },
  seed: 5,
  teacher: 'level-5-of-1.0',
  playouts: 2,
  lessons: 9,
  selfPlay: 40,
}
const learnIn = (name: string) => learnPlayer(plan, { threads: 0, data: join(folder, name) })

test('a stopped learning goes on from its data folder and finds the same weights', async () => {
  const whole = await learnIn('a')
  const files = readdirSync(join(folder, 'a'))
  expect(files).toEqual(['lessons-00000.bin', 'lessons-00001.bin', 'plan.json', 'self-play-00000.bin'])
  rmSync(join(folder, 'a', 'lessons-00001.bin'))
  writeFileSync(join(folder, 'a', 'self-play-00000.bin.part'), 'cut off')
  const again = await learnIn('a')
  expect(packWeights(pbl, '', '', again)).toEqual(packWeights(pbl, '', '', whole))
  expect(whole.policy.passes.at(-1)!.given).toBeLessThan(whole.policy.random)
  expect(learningReport(plan, whole, null)).toContain(`${whole.policy.decisions.toLocaleString('en')} decisions`)

  const learned = learnedOf(learnedBy(pbl, packWeights(pbl, '', '', whole)))!
  const g = midGame()
  const values = learned.game.insight!.evaluate!(g)
  expect(values[0]! + values[1]!).toBeCloseTo(1)
  expect(values).not.toEqual(pbl.insight!.evaluate!(g))
})

test('a folder with the data of another plan is refused', async () => {
  writeFileSync(join(folder, 'plan.json'), '{"seed":1}')
  await expect(learnPlayer(plan, { threads: 0, data: folder })).rejects.toThrow('an empty folder, or the data of this very plan')
})

test('a packed table is off by half a unit at most', () => {
  const luck = quickLuck(3)
  const weights = Float32Array.from({ length: 1 << 10 }, () => luck.below(2001) / 1000 - 1)
  const packed = pack(weights, 10)
  unpack(packed).forEach((weight, i) => expect(Math.abs(weight - weights[i]!)).toBeLessThanOrEqual(packed.unit / 2 + 1e-6))
})

test('a cold policy takes the likeliest option; a warm one draws it most often', () => {
  const { policy } = learnedOf(pbl)!
  const g = midGame()
  const seat = asked(pbl, g)[0]!
  const legal = options(pbl, g, seat)
  const scores = policy.scores(g, seat, legal)
  const likeliest = legal[scores.indexOf(Math.max(...scores))]
  expect(policy.draw(g, seat, legal, quickLuck(1), 0)).toBe(likeliest)
  const flat = new Policy(pbl.insight!.learnable!, new Float32Array(1 << POLICY_BITS))
  const luck = quickLuck(2)
  const drawn = legal.map(
    (option) => Array.from({ length: 300 }, () => flat.draw(g, seat, legal, luck, 1)).filter((each) => each === option).length,
  )
  for (const times of drawn) expect(times).toBeGreaterThan(0)
})

test('weights belong to the printed cards and these rules; another box is played by the own estimate', async () => {
  const { weights } = pbl.insight!.learnable!
  expect(weights?.version).toBe(pbl.version)
  expect(weights?.content).toBe(digestOf(await registry['pbl']!.box!()))
  expect(JSON.stringify(weights).length).toBeLessThan(300_000)
  const { game } = await openBox({ game: 'pbl', id: 'other', changes: {} })
  expect(learnedOf(game)).toBeNull()
})

test('with three sides the own estimate counts', () => {
  const settings = { mode: 'regular', seats: 3, options: {} }
  const g = start(pbl, settings)
  settle(pbl, g, quickLuck(4))
  expect(learnedOf(pbl)!.game.insight!.evaluate!(g)).toEqual(pbl.insight!.evaluate!(g))
})

/** A position from a quick game after some random choices, with more than one option. */
function midGame() {
  const luck = quickLuck(11)
  const g = start(pbl, plan.settings)
  settle(pbl, g, luck)
  for (let made = 0; ; made++) {
    const seat = asked(pbl, g)[0]!
    const legal = options(pbl, g, seat)
    if (made > 40 && legal.length > 3) return g
    choose(pbl, g, seat, legal[luck.below(legal.length)])
    settle(pbl, g, luck)
  }
}
