import { readPackage } from '@robodrome/outside/host'
import { mutantsOf } from '@robodrome/outside/inside'
import { conform, scenariosRun } from '@robodrome/proof'
import { describe, expect, test } from 'vitest'
import { altered, wholeGame, type Change } from './support/altered.ts'

const EXAMPLE = 'liars-dice'

/**
 * The faults that the proof finds in a copy of the example. Two and three players are enough, because each mistake is the same for more.
 */
async function faultsOf(...changes: readonly Change[]): Promise<string[]> {
  const whole = await wholeGame(
    altered(EXAMPLE, ...changes, ['src/game.js', 'seats: [2, 3, 4, 5, 6]', 'seats: [2, 3]'], ['src/setup.js', 'dice = 5,', 'dice = 3,']),
  )
  return conform(whole, { games: 4, seed: 1 }).flatMap(({ faults }) => faults)
}

/** Twelve mistakes that authors make. The proof missed the first four until it had checks for them. */
const MISTAKES: readonly (readonly [mistake: string, change: Change, fault: RegExp])[] = [
  [
    'a secret that is told to everybody',
    ['src/rules.js', 'secret: { to: [seat], dice', 'secret: { to: [0, 1], dice'],
    /secrets have owners: .*secret\.to names a seat that may not know it/,
  ],
  ['weights that are not those of the dice', ['src/rules.js', 'ways * choose(count, of)', 'ways'], /weights: the weights of "roll"/],
  ['wrong odds over hidden dice', ['src/chances.js', 'face !== 1 ? 2 : 1', 'face !== 1 ? 1 : 1'], /the bid 2x6/],
  ['a rule that no scenario shows', ['scenarios/rounds.scenario.yaml', 'rules: [LD-ONES]', 'rules: [LD-COUNT]'], /LD-ONES is shown by no/],
  [
    'a view with the dice of others',
    ['src/view.js', 'of === seat ?', 'seat !== null ?'],
    /no leak: what seat 0 is sent depends on what it cannot know: view/,
  ],
  [
    'an imagination that keeps what is hidden',
    ['src/game.js', 'dice.map(() => luck.below(FACES) + 1)', '[...dice]'],
    /imagin|worlds that seat/,
  ],
  ['a clone that shares a list', ['src/game.js', 'left: [...g.left],', ''], /shares/],
  ['two options with the same text', ['src/game.js', '`${option.count}x${option.face}`', '`${option.count}x`'], /text|written|notation/],
  ['a player who left and still has dice', ['src/game.js', 'g.left[seat] = 0', ''], /leav|left/],
  ['an event with an unknown rule', ['src/rules.js', "kind: 'lose', rule: 'LD-LOSE'", "kind: 'lose', rule: 'LD-LOOSE'"], /LD-LOOSE/],
  [
    'a field of an event that is called "to", which names who may hear it',
    ['src/rules.js', "kind: 'lose', rule: 'LD-LOSE'", "kind: 'lose', rule: 'LD-LOSE', to: 'a3'"],
    /"to" that is no list of seats/,
  ],
  [
    'a sentence that is missing in German',
    ['src/words/de.js', '      lose:', '      loose:'],
    /"Bluffwürfeln" have no events\.lose: write a function/,
  ],
  ['a tie that goes to the wrong player', ['src/rules.js', 'found >= count', 'found > count'], /LD-LOSE a bid that holds/],
]

describe('the proof of a game from outside', () => {
  test('finds nothing in the example as it is', { timeout: 120_000 }, async () => expect(await faultsOf()).toEqual([]))

  test.each(MISTAKES)('finds %s', { timeout: 120_000 }, async (_mistake, change, fault) => {
    const faults = await faultsOf(change)
    expect(
      faults.filter((each) => fault.test(each)),
      faults.join('\n'),
    ).not.toEqual([])
  })

  test('names a number that no scenario shows, such as a wrong rounding', async () => {
    const folder = altered(EXAMPLE, ['src/rules.js', 'g.left[loser]--', 'g.left[loser] -= 1 + Math.floor(g.left[loser] / 4)'])
    const { game, scenarios } = await wholeGame(folder)
    expect(scenariosRun(game, scenarios).faults).toEqual([])
    const { texts } = readPackage(folder)
    const mutant = mutantsOf(texts).find(({ file, from, to }) => file === 'src/rules.js' && from === '4' && to === '5')!
    expect(texts['src/rules.js']!.split('\n')[mutant.line - 1]).toContain('Math.floor')
    const changed = await wholeGame(
      altered(EXAMPLE, ['src/rules.js', 'g.left[loser]--', 'g.left[loser] -= 1 + Math.floor(g.left[loser] / 5)']),
    )
    expect(scenariosRun(changed.game, changed.scenarios).faults).toEqual([])
  })
})
