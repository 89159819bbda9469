import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { answer, packed, start, type Choice, type Game, type Json } from '@robodrome/kernel'
import { describe, expect, test } from 'vitest'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { loadGame, openBox, tryOut } from '../src/index.ts'

setFlagsFromString('--expose_gc')
const collectGarbage = runInNewContext('gc') as () => void

const slicer = { game: 'gekido', id: 'slicer', changes: { bots: { SLICER: { duel: { attack: { FOUR_KIND: [12, 5] } } } } } }

describe('a box that is handed on', () => {
  test('is opened elsewhere as the same game, and only if it is what it says', async () => {
    const { game, name } = await openBox(slicer)
    const box = packed(game)!
    expect((await loadGame('gekido', JSON.parse(JSON.stringify(box)) as typeof box))?.box).toBe(name)
    await expect(loadGame('gekido', { ...box, name: `slicer ${'0'.repeat(64)}` })).rejects.toThrow('the name computed from its content')
    await expect(loadGame('aimbots', box)).rejects.toThrow('expected a box for aimbots')
    expect(packed((await loadGame('gekido'))!)).toBeUndefined()
  })

  test('is rejected beyond the maximum depth', async () => {
    const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as Json
    await expect(openBox({ game: 'gekido', id: 'deep', content: deep })).rejects.toThrow('levels of nesting')
  })
})

/** Boxes with other names. */
const other = (n: number) => ({ ...slicer, id: `other-${n}` })
const playable = (game: Game): boolean =>
  game.insight!.evaluate!(start(game, { mode: 'duel', seats: 2, options: { randomBots: true } })).length === 2

test('a change names a piece by its id or by its name, and a name that nothing has is refused', async () => {
  const changing = (name: string) => openBox({ game: 'pbl', id: 'mute', changes: { cards: { [name]: { attack: 3 } } } })
  expect((await changing('Mute')).name).toBe((await changing('CR11')).name)
  await expect(changing('Muto')).rejects.toThrow('changes.cards.Muto: found {"attack":3}, expected one of EP01')
})

describe('boxes that were opened', () => {
  test('stay usable after eviction and can be reopened from their content', async () => {
    const { game, name, content } = await openBox(slicer)
    const position = start(game, { mode: 'duel', seats: 2, options: { randomBots: true } })
    for (let n = 0; n < 120; n++) await openBox(other(n))
    collectGarbage()
    expect(game.insight!.evaluate!(position)).toHaveLength(2)
    const again = await loadGame('gekido', { name, content })
    expect(playable(again!)).toBe(true)
    // Positions of one box are valid in the other.
    expect(again!.insight!.evaluate!(position)).toEqual(game.insight!.evaluate!(position))
  })

  test('are forgotten when nobody plays with them', async () => {
    const old = new WeakRef((await openBox(other(1000))).game)
    for (let n = 0; n < 60; n++) await openBox(other(n))
    for (let tries = 0; tries < 50 && old.deref() !== undefined; tries++) {
      await new Promise((resolve) => setImmediate(resolve))
      collectGarbage()
    }
    expect(old.deref()).toBeUndefined()
  })
})

test('random games say how many they were, and find out a game that never ends', async () => {
  expect(tryOut((await openBox(slicer)).game)).toBe(10)
  const { mark } = ticTacToe.rules
  const idle = { ...(mark as Choice), choose: () => answer() }
  expect(() => tryOut({ ...ticTacToe, rules: { ...ticTacToe.rules, mark: idle } })).toThrow('expected its end')
})
