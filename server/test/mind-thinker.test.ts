import { loadGame, openBox } from '@robodrome/games'
import { asked, options, quickLuck, settle, start, write, type Position } from '@robodrome/kernel'
import { answerTo } from '@robodrome/table'
import { expect, test } from 'vitest'
import { mindThinker } from '../src/thinking/mind-thinker.ts'

const noor = { account: 'noor', address: '127.0.0.1' }

test.each([
  ['its own content', async () => (await loadGame('gekido'))!],
  ['a box', async () => (await openBox({ game: 'gekido', id: 'slow', changes: { bots: { SLICER: { duel: { armor: 2 } } } } })).game],
])(
  'with %s the minds of the house answer from their threads with a legal move, and so do games with what they are asked',
  async (_, load) => {
    const game = await load()
    const settings = { mode: 'duel', seats: 2, options: { bots: ['SLICER', 'MEOW'] } }
    const g = start(game, settings) as Position
    settle(game, g, quickLuck(4))
    const seat = asked(game, g)[0]!
    const legal = options(game, g, seat).map((option) => write(game, g, option))
    const thinker = mindThinker(quickLuck(1), new URL('../../games/dist/index.js', import.meta.url).href)
    try {
      expect(thinker.names[0]).toBe('level-3')
      expect(thinker.names).toEqual(expect.arrayContaining(['random', 'rule-of-thumb', 'search']))
      expect(thinker.offered).toEqual(['level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'random'])
      for (const mind of thinker.offered) {
        const imagined = game.imagine(g, seat, quickLuck(2)) as Position
        expect(legal).toContain((await thinker.choose({ mind, game, settings, imagined, seat, ms: 50 }, noor)).text)
      }
      const chances = await thinker.answer(game, g, { seat, kind: 'chances', args: null }, noor)
      expect(chances).toEqual(answerTo(game, g, seat, 'chances', null))
      if (game.box !== undefined) await thinker.tryBox(game, noor)
      await expect(thinker.answer(game, g, { seat, kind: 'gossip', args: null }, noor)).rejects.toMatchObject({ code: 'unanswered' })
    } finally {
      await thinker.close()
    }
  },
)
