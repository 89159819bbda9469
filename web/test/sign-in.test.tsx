import { beforeEach, expect, test } from 'vitest'
import { prefer, preferences } from '../src/page/preferences.ts'
import { hasSession, signIn } from '../src/table/api.ts'
import { OWN_ID, serve } from './serve.ts'

const called = (name: string) => ({ id: OWN_ID, name, kept: false })

beforeEach(() => {
  localStorage.clear()
  prefer({ name: 'Dynamo-12' })
})

test('a visitor unknown to the server is introduced by the name stored in this browser', async () => {
  const { asked } = serve({ 'GET /api/session': undefined, 'POST /api/session': called('Dynamo-12') })
  expect(hasSession()).toBe(false)
  await signIn()
  expect(asked).toContain('POST /api/session {"name":"Dynamo-12"}')
  expect(hasSession()).toBe(true)
})

test('a browser whose storage was emptied, but not its cookies, takes the name that the server knows', async () => {
  const { asked } = serve({ 'GET /api/session': called('Mara') })
  await signIn()
  expect(preferences().name).toBe('Mara')
  expect(asked).toEqual(['GET /api/session'])
})

test('a name changed on another device is adopted, one changed here is sent', async () => {
  serve({ 'GET /api/session': called('Mara') })
  await signIn()
  serve({ 'GET /api/session': called('Mara B') })
  await signIn()
  expect(preferences().name).toBe('Mara B')
  prefer({ name: 'Mara C' })
  const { asked } = serve({ 'GET /api/session': called('Mara B'), 'POST /api/session': called('Mara C') })
  await signIn()
  expect(asked).toContain('POST /api/session {"name":"Mara C"}')
  expect(preferences().name).toBe('Mara C')
})
