import { readdirSync, readFileSync } from 'node:fs'
import { quickLuck, settle, start, type Settings } from '@robodrome/kernel'
import { decide, decideInSlices, pose, questionOf, search } from '@robodrome/minds'
import { MindPool } from '@robodrome/minds/node'
import { afterAll, describe, expect, test } from 'vitest'
import { volley } from '../../kernel/test/games/volley.ts'

const plain: Settings = { mode: 'standard', seats: 2, options: {} }

function puzzle() {
  const g = start(volley, plain)
  settle(volley, g, quickLuck(2))
  return pose(volley, plain, g, 0, quickLuck(3))
}

test('only the Node entry uses Node: everything else also runs in a browser', () => {
  const folder = new URL('../src/', import.meta.url)
  const uses = (file: string) => /from '(node:|piscina)|\b(process|Buffer)\./.test(readFileSync(new URL(file, folder), 'utf8'))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  expect(files.filter(uses)).toEqual(['node.ts'])
})

describe('thinking in slices', () => {
  test('gives the same result as thinking in one go', async () => {
    const budget = { playouts: 300 }
    const answer = decide(search, questionOf(volley, puzzle()), budget)
    expect(await decideInSlices(search, questionOf(volley, puzzle()), budget, async () => undefined, { aborted: false })).toEqual(answer)
  })

  test('stops early with an answer when told to', async () => {
    const stop = { aborted: false }
    const pause = async () => void (stop.aborted = true)
    const { option, playouts } = await decideInSlices(search, questionOf(volley, puzzle()), { playouts: 10_000_000 }, pause, stop)
    expect(playouts).toBeGreaterThan(0)
    expect(playouts).toBeLessThan(10_000_000)
    expect(puzzle().position.stack.length).toBeGreaterThan(0)
    expect(option.text).not.toBe('')
  })
})

describe('minds in worker threads', () => {
  const games = `data:text/javascript,${encodeURIComponent(`
    import { volley } from '${new URL('../../bench/dist/kernel/test/games/volley.js', import.meta.url).href}'
    export const loadGame = async (id) => (id === 'volley' ? volley : undefined)`)}`
  const pool = new MindPool(games, 1)
  afterAll(() => pool.close())

  test('answer as in this thread', async () => {
    const answer = decide(search, questionOf(volley, puzzle()), { playouts: 100 })
    expect(await pool.think('search', puzzle(), { playouts: 100 })).toEqual(answer)
  })

  test('can be aborted, and answer the next question', async () => {
    const end = new AbortController()
    const endless = pool.think('search', puzzle(), { playouts: Infinity }, end.signal)
    setTimeout(() => end.abort(), 50)
    await expect(endless).rejects.toThrow('aborted')
    expect((await pool.think('random', puzzle(), {})).playouts).toBe(0)
  })

  test('reject an invalid question with its fault', async () => {
    await expect(pool.think('genius', puzzle(), {})).rejects.toThrow('there is no mind "genius"; there are level-1, ')
    await expect(pool.think('random', { ...puzzle(), game: 'chess' }, {})).rejects.toThrow('there is no game "chess"')
  })
})

describe('threads whose module cannot be loaded', () => {
  const broken = (threads: number): MindPool => new MindPool('', threads, new URL('./nowhere.js', import.meta.url))

  test.each([1, 2])('with %i threads, reject every waiting caller and end', async (threads) => {
    const pool = broken(threads)
    const answers = await Promise.allSettled([1, 2, 3, 4].map(() => pool.run({})))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'rejected'))
    await expect(pool.run({})).rejects.toThrow('nowhere.js')
    await pool.close()
  })

  test('end while they are starting, and no new one starts', async () => {
    const pool = broken(2)
    const asked = pool.run({})
    const closed = Promise.all([pool.close(), pool.close()])
    await expect(asked).rejects.toThrow('Terminating worker thread')
    await expect(pool.run({})).rejects.toThrow('the threads have been closed')
    await closed
  })
})
