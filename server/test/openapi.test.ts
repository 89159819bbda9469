import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Validator } from '@seriousme/openapi-schema-validator'
import { generate, HttpClient } from 'openapi-typescript-codegen'
import { SCOPES } from '@robodrome/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schema } from '../src/bots/document.ts'
import { typesOf } from '../src/bots/game-types.ts'
import type { Road } from '../src/base/offer.ts'
import type { Store } from '../src/store/store.ts'
import { Person } from './support/client.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { Program } from './support/program.ts'
import { openTestSite } from './support/site.ts'

const COMPILER = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url))
const OPTIONS = [
  '--ignoreConfig',
  '--noEmit',
  '--strict',
  '--skipLibCheck',
  '--target',
  'es2022',
  '--module',
  'esnext',
  '--moduleResolution',
  'bundler',
  '--types',
  '',
]

let database: TestDatabase
let store: Store
let site: Awaited<ReturnType<typeof openTestSite>>
let roads: Road[]
beforeAll(async () => {
  database = await newDatabase()
  store = await database.open()
  site = await openTestSite(store)
  roads = site.app.roads
})
afterAll(async () => {
  await site.app.close()
  await store.close()
  await database.drop()
})

const read = async (): Promise<Record<string, unknown>> =>
  (await (await fetch(`${site.url}/api/openapi.json`)).json()) as Record<string, unknown>

test('the OpenAPI document is valid and has every route that tokens may use', async () => {
  const document = await read()
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  const paths = document['paths'] as Record<string, Record<string, { security?: object }>>
  const offered = roads.filter(({ offer }) => offer !== null)
  expect(offered.length).toBeGreaterThan(20)
  for (const { method, url, offer } of offered) {
    const found = paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(found, `${method} ${url}`).toBeDefined()
    expect(found!.security !== undefined, `${method} ${url}`).toBe(offer!.scope !== null)
  }
})

test('every field of every shape has a description', async () => {
  const { schemas } = (await read())['components'] as { schemas: Record<string, Schema> }
  const missing: string[] = []
  const look = (shape: string, { properties = {}, items, anyOf = [], oneOf = [] }: Schema): void => {
    for (const [name, each] of Object.entries(properties)) {
      if ((each.description ?? '') === '') missing.push(`${shape}.${name}`)
      look(shape, each)
    }
    for (const each of [...anyOf, ...oneOf, ...(items ? [items] : [])]) look(shape, each)
  }
  for (const [shape, schema] of Object.entries(schemas)) look(shape, schema)
  expect(missing).toEqual([])
  expect(schemas['Snapshot']!.properties!['view']!.description).toContain('/types')
})

test.each(['aimbots', 'gekido', 'pbl', 'volt'])('the declarations of %s compile, and its view is typed', (game) => {
  const folder = mkdtempSync(join(tmpdir(), 'robodrome-types-'))
  try {
    writeFileSync(join(folder, 'types.d.ts'), typesOf(game)!)
    const use = `import type { Terms } from 'robodrome/games/${game}/terms'\nexport const wrong = (view: Terms['View']): number => view\n`
    writeFileSync(join(folder, 'use.ts'), use)
    const { stdout } = spawnSync(process.execPath, [COMPILER, ...OPTIONS, join(folder, 'types.d.ts'), join(folder, 'use.ts')], {
      encoding: 'utf8',
    })
    // The compiler finds exactly one mistake: a view is not a number. This shows that a view is neither `any` nor `unknown`.
    expect(stdout.match(/error TS\d+/g)).toEqual(['error TS2322'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a client generated from the document compiles', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'robodrome-client-'))
  try {
    // The generator modifies its input.
    await generate({ input: await read(), output: folder, httpClient: HttpClient.FETCH, useOptions: true })
    const { stdout } = spawnSync(process.execPath, [COMPILER, ...OPTIONS, join(folder, 'index.ts')], { encoding: 'utf8' })
    expect(stdout).toBe('')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('every route of the API is refused to tokens that lack its scope, and to every token where only people are known', async () => {
  const noor = await Person.called('Noor', site.url)
  const by = Object.fromEntries(await Promise.all(SCOPES.map(async (scope) => [scope, await Program.of(noor, scope, [scope])] as const)))
  const statusOf = async (token: string | null, { method, url }: Road): Promise<number> => {
    const leaving = new AbortController()
    const path = site.url + url.replace('/api/tables/:id', '/api/tables/aaaaaaaaaaaa').replace(':id', 'aaaaaaaaaaaa')
    const answer = await fetch(path, {
      method,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    })
    leaving.abort()
    return answer.status
  }
  const check = async (road: Road): Promise<void> => {
    const { method, url, offer } = road
    const name = `${method} ${url}`
    for (const scope of SCOPES) {
      const isRefused = offer === null || (offer.scope !== null && offer.scope !== scope)
      expect((await statusOf(by[scope]!.token, road)) === 403, `${name} with ${scope}`).toBe(isRefused)
    }
  }
  await Promise.all(roads.map(check))
  // Without a token, no route that has a scope is reachable.
  const closed = roads.filter(({ offer }) => offer !== null && offer.scope !== null)
  for (const road of closed) expect(await statusOf(null, road), `${road.method} ${road.url}`).toBe(401)
  const told = await fetch(`${site.url}/api/tables/mine`)
  expect(told.headers.get('www-authenticate')).toBe('Bearer')
  expect(await told.json()).toMatchObject({ error: { code: 'no-session', message: expect.stringContaining('/#/programs') } })
  // A page is told to enter a name instead.
  const page = await fetch(`${site.url}/api/tables/mine`, { headers: { 'sec-fetch-site': 'same-origin' } })
  expect(await page.json()).toMatchObject({ error: { code: 'no-session', message: 'Enter a name first.' } })
})
