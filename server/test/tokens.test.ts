import type { Account, Scope, TokenList, TokenShown } from '@robodrome/protocol'
import { expect, test } from 'vitest'
import { tidy } from '../src/store/tidy.ts'
import { Person } from './support/client.ts'
import { ownSite } from './support/own-site.ts'

const site = ownSite()

const ask = (token: string, path = '/api/account', init: RequestInit = {}): Promise<Response> =>
  fetch(site.url + path, { ...init, headers: { authorization: `Bearer ${token}` } })

const programOf = async (owner: Person, scopes: Scope[] = ['account:read']): Promise<Account & { token: TokenShown }> => {
  const program = await owner.read<Account>('POST', '/api/programs', { name: 'Kuro' })
  const token = await owner.read<TokenShown>('POST', '/api/tokens', { program: program.id, name: 'at home', scopes })
  return { ...program, token }
}

test('a token is shown once, identifies its bot, and ends when it is revoked', async () => {
  const noor = await Person.called('Noor', site.url)
  const { id, token } = await programOf(noor)
  expect(token.token).toMatch(/^rd_[\w-]{43}$/)
  expect(await (await ask(token.token)).json()).toEqual({ id, name: 'Kuro', bot: true })

  const list = await noor.read<TokenList>('GET', '/api/tokens')
  expect(JSON.stringify(list)).not.toContain(token.token)
  expect(list.programs).toMatchObject([{ id, name: 'Kuro', tokens: [{ id: token.id, name: 'at home', scopes: ['account:read'] }] }])
  expect(list.programs[0]!.tokens[0]!.usedAt).not.toBeNull()
  const kept = await site.store.pool.query<{ all: string }>('select tokens::text as all from tokens')
  expect(kept.rows.map(({ all }) => all).join()).not.toContain(token.token.slice(3))

  const sol = await Person.called('Sol', site.url)
  expect((await sol.send('DELETE', `/api/tokens/${token.id}`)).status).toBe(404)
  expect((await ask(token.token)).status).toBe(200)
  expect((await noor.send('DELETE', `/api/tokens/${token.id}`)).status).toBe(204)
  expect((await ask(token.token)).status).toBe(401)
})

test('a token for a person reads and talks, and neither plays nor makes other tokens', async () => {
  const noor = await Person.called('Noor', site.url)
  const wanted = { program: null, name: 'phone', scopes: ['account:read'] }
  const { token } = await noor.read<TokenShown>('POST', '/api/tokens', wanted)
  expect(await (await ask(token)).json()).toMatchObject({ name: 'Noor', bot: false })
  expect((await noor.send('POST', '/api/tokens', { ...wanted, scopes: ['play'] })).status).toBe(400)
  expect((await ask(token, '/api/tokens')).status).toBe(403)
  expect((await ask(token, '/api/session', { method: 'DELETE' })).status).toBe(403)
})

test('nobody can create tokens for other people’s bots, and an invalid token is refused', async () => {
  const noor = await Person.called('Noor', site.url)
  const { id } = await programOf(noor)
  const sol = await Person.called('Sol', site.url)
  expect((await sol.send('POST', '/api/tokens', { program: id, name: 'mine', scopes: ['play'] })).status).toBe(404)
  expect((await sol.send('POST', '/api/tokens', { program: null, name: 'mine', scopes: [] })).status).toBe(400)
  for (const token of ['', 'rd_', `rd_${'a'.repeat(43)}`, `xx_${'a'.repeat(43)}`]) expect((await ask(token)).status, token).toBe(401)
})

test('tokens per bot and bots per person are limited, and neither are tidied away', async () => {
  const noor = await Person.called('Noor', site.url)
  const { id } = await programOf(noor)
  const more = { program: id, name: 'more', scopes: ['play'] }
  const answers = await Promise.all(Array.from({ length: 21 }, () => noor.send('POST', '/api/tokens', more)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(19)
  const programs = await Promise.all(Array.from({ length: 21 }, () => noor.send('POST', '/api/programs', { name: 'Another' })))
  expect(programs.filter(({ status }) => status === 201)).toHaveLength(19)
  await site.store.pool.query("update guests set created_at = now() - interval '3 days'")
  await tidy(site.store, 1)
  expect((await noor.read<TokenList>('GET', '/api/tokens')).programs).toHaveLength(20)
})
