import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { createApp } from '../src/app.ts'

let app: FastifyInstance | undefined

const open = async (registry: Parameters<typeof createApp>[1]) => (app = await createApp({ logLevel: 'silent' }, registry))

const withTicTacToe = { 'tic-tac-toe': { title: 'Tic-tac-toe', load: async () => ticTacToe } }

afterEach(() => app?.close())

test('the page lists every registered game with its modes and the command that plays it', async () => {
  const answer = await (await open(withTicTacToe)).inject('/')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.body).toContain(`<h3>${ticTacToe.title}</h3>`)
  expect(answer.body).toContain('<p class="players">2 players</p>')
  expect(answer.body).toContain('npx robodrome play tic-tac-toe')
  expect(answer.body).not.toContain('No game is installed yet')
})

test('without games the page says so', async () => {
  const answer = await (await open({})).inject('/')
  expect(answer.body).toContain('No game is installed yet')
  expect(answer.body).not.toContain('class="cards"')
})

test('what a game calls itself is text, never markup', async () => {
  const game = { ...ticTacToe, title: '<script>alert("x")</script>' }
  const answer = await (await open({ bad: { title: game.title, load: async () => game } })).inject('/')
  expect(answer.body).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;')
  expect(answer.body).not.toContain('<script')
})

test('the list of games is offered as JSON', async () => {
  const game = {
    ...ticTacToe,
    modes: { duel: { title: 'Duel', seats: [2] }, melee: { title: 'Melee', seats: [4, 3] } },
  }
  const answer = await (await open({ brawl: { title: 'Brawl', load: async () => game } })).inject('/api/games')
  expect(answer.json()).toEqual({
    games: [
      {
        id: 'brawl',
        title: 'Tic-tac-toe',
        seats: [2, 3, 4],
        modes: [
          { id: 'duel', title: 'Duel', seats: [2], variants: [] },
          { id: 'melee', title: 'Melee', seats: [3, 4], variants: [] },
        ],
      },
    ],
    minds: [],
  })
})

test('health counts the games', async () => {
  expect((await (await open(withTicTacToe)).inject('/health')).json()).toEqual({ status: 'ok', games: 1 })
})

test('a game that cannot be loaded stops the start', async () => {
  const broken = { broken: { title: 'Broken', load: () => Promise.reject(new Error('no such folder')) } }
  await expect(createApp({ logLevel: 'silent' }, broken)).rejects.toThrow('no such folder')
})

test.each(['/', '/api/games', '/assets/lobby.css', '/nowhere'])('%s forbids inline code and frames', async (url) => {
  const { headers } = await (await open({})).inject(url)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('the page asks only for what the server has', async () => {
  const server = await open(withTicTacToe)
  const { body } = await server.inject('/')
  const asked = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url)
  expect(asked).toEqual(expect.arrayContaining(['/assets/lobby.css', '/assets/mark.svg', '/assets/arena.svg']))
  for (const url of asked) expect((await server.inject(url)).statusCode, url).toBe(200)
  expect(body).not.toMatch(/\sstyle=|<style|\son\w+=/)
})

test('what is not there is told as a page or as JSON', async () => {
  const server = await open({})
  const page = await server.inject('/nowhere')
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  const json = await server.inject('/api/nowhere')
  expect([json.statusCode, json.json()]).toEqual([404, { error: { code: 'not-found', message: 'There is nothing at this address.' } }])
})
