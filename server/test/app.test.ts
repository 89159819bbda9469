import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { createApp } from '../src/app.ts'

let app: FastifyInstance | undefined

const open = async (registry: Parameters<typeof createApp>[1]) => (app = await createApp({ logLevel: 'silent' }, registry))

const withTicTacToe = { 'tic-tac-toe': { title: 'Tic-tac-toe', load: async () => ticTacToe } }

afterEach(() => app?.close())

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

test.each(['/', '/api/games', '/nowhere'])('%s forbids inline code and frames', async (url) => {
  const { headers } = await (await open({})).inject(url)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('what is not there is told as text or as JSON', async () => {
  const server = await open({})
  const page = await server.inject('/nowhere')
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
  const json = await server.inject('/api/nowhere')
  expect([json.statusCode, json.json()]).toEqual([
    404,
    { error: { code: 'not-found', reason: 'site.nothingHere', message: 'There is nothing at this address.' } },
  ])
})

test('without a built page the server says how to build it', async () => {
  const answer = await (await open({})).inject('/')
  expect([answer.statusCode, answer.body]).toEqual([503, 'The page was not built: node scripts/build.mjs\n'])
})

test.each([
  ['/api/games/gekido/rules', /^# Gekido: Bot Battles and Gekido Duel\n/],
  ['/api/games/gekido/rules?language=en', /^# Gekido: Bot Battles and Gekido Duel\n/],
  ['/api/games/gekido/rules?language=de', /^# Gekido: Bot Battles und Gekido-Duell\n/],
])('%s is the rulebook in the language that was named', async (url, beginning) => {
  const answer = await (await open({ gekido: { title: 'Gekido', load: async () => ticTacToe } })).inject(url)
  expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8')
  expect(answer.body).toMatch(beginning)
})

test('the site says its version, how to reach its host, and how long chat is kept', async () => {
  app = await createApp(
    { logLevel: 'silent', contact: 'host@example.org', imprintUrl: 'https://example.org/imprint', chatDays: 7 },
    withTicTacToe,
  )
  expect((await app.inject('/api/site')).json()).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    contact: 'host@example.org',
    imprint: 'https://example.org/imprint',
    chatDays: 7,
  })
})

test('without settings the site gives no contact', async () => {
  expect((await (await open(withTicTacToe)).inject('/api/site')).json()).toMatchObject({ contact: null, imprint: null })
})
