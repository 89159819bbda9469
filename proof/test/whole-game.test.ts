import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as kernel from '@robodrome/kernel'
import * as phrases from '@robodrome/phrases'
import { conform, everyWorld, filesBelow, readScenarios, type WholeGame } from '@robodrome/proof'
import { parseRulebook, rulesOf } from '@robodrome/rulebook'
import { describe, expect, test } from 'vitest'

const EXAMPLE = fileURLToPath(new URL('../../examples/liars-dice', import.meta.url))

type Made = Omit<WholeGame, 'ruleIds' | 'scenarios'>

type Change = [file: string, from: string, to: string]

/** Liar's Dice from its folder, with some of its text replaced. */
async function liarsDice(...changes: Change[]): Promise<WholeGame> {
  const folder = mkdtempSync(join(tmpdir(), 'robodrome-mutant-'))
  cpSync(EXAMPLE, folder, { recursive: true })
  for (const [file, from, to] of changes) {
    const text = readFileSync(join(folder, file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} no longer has "${from}"`)
    writeFileSync(
      join(folder, file),
      text.replace(from, () => to),
    )
  }
  const { default: define } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'src/index.js')).href)) as {
    default(api: object): Made
  }
  const ruleIds = new Set(rulesOf(parseRulebook(readFileSync(join(folder, 'RULES.md'), 'utf8'))).map(({ id }) => id))
  const scenarios = filesBelow(join(folder, 'scenarios'), /\.yaml$/).flatMap((file) => readScenarios(readFileSync(file, 'utf8'), file))
  return { ...define({ version: 1, kernel, phrases, board: {} }), ruleIds, scenarios }
}

const faultsOf = async (...changes: Change[]): Promise<string[]> => {
  // With two dice per player, a complete proof takes a second.
  const whole = await liarsDice(['src/setup.js', 'dice = 5', 'dice = 2'], ...changes)
  const small = { ...whole.game.modes['standard']!, seats: [2, 3], variants: { 'wild ones': { ones: true } } }
  return conform(
    { ...whole, words: { en: whole.words['en']! }, game: { ...whole.game, modes: { standard: small } } },
    { games: 6, seed: 5 },
  ).flatMap(({ faults }) => faults)
}

test('Liar’s Dice has no fault', async () => expect(await faultsOf()).toEqual([]))

describe('twelve planted mutants of Liar’s Dice are caught', () => {
  test.each([
    ['a view with another seat’s last die', 'src/view.js', 'of === seat ?', 'of === seat || left === 1 ?', 'no leak'],
    ['a secret that is told to everybody', 'src/rules.js', 'to: [seat]', 'to: g.left.map((_, i) => i)', 'secrets have owners'],
    ['weights that count each handful once', 'src/rules.js', 'ways * choose(count, of)', 'ways', 'weights'],
    ['odds that forget wild ones', 'src/chances.js', 'g.wild && face !== 1 ? 2 : 1', '1', 'by the worlds that seat'],
    ['a count that rounds down', 'src/rules.js', 'found >= count', 'found > count', 'a bid that holds costs the caller a die'],
    ['an imagination that keeps the truth', 'src/game.js', 'of === seat ? dice :', 'of === seat || dice.length === 2 ? dice :', 'imagin'],
    ['a clone that shares a list', 'src/game.js', 'left: [...g.left]', 'left: g.left', 'a clone shares position.left with its original'],
    ['a raise that is none', 'src/position.js', 'bid.face > before.face', 'bid.face >= before.face', 'LD-RAISE a raise has more dice'],
    ['a leaver who is still asked', 'src/game.js', 'if (g.turn === seat) g.turn = after(g, seat)', '', 'leaving'],
    ['a refusal by a rule that is not written', 'src/rules.js', "? 'LD-CALL' : null", "? 'LD-CAL' : null", 'which RULES.md does not have'],
    ['a ranking without the first who went out', 'src/game.js', '.toReversed()', '.slice(1).toReversed()', 'does not name each seat once'],
    [
      'dice of another source than luck',
      'src/rules.js',
      'luck.below(FACES) + 1',
      'Math.floor(Math.random() * 6) + 1',
      'no clock and no Math.random',
    ],
  ])('%s', async (_what, file, from, to, message) => {
    const faults = await faultsOf([file, from, to])
    expect(faults.join('\n')).toContain(message)
  })
})

test('a rule without a scenario is named, with the cure', async () => {
  const faults = await faultsOf(['scenarios/rounds.scenario.yaml', 'rules: [LD-ONES]', 'rules: [LD-CALL]'])
  expect(faults).toEqual(['LD-ONES is shown by no scenario: write one, and name the rule under "rules"'])
})

test('every world of a seat is counted once, and their weights add up to one', async () => {
  const { game } = await liarsDice()
  const g = kernel.start(game, { mode: 'standard', seats: 2, options: { dice: 2 } }) as kernel.Position
  kernel.settle(game, g, kernel.quickLuck(3))
  const worlds = everyWorld(game, g, 0)!
  expect(worlds).toHaveLength(36)
  expect(worlds.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1)
})
