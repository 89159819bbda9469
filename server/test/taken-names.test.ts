import { expect, test } from 'vitest'
import { ownSite } from './support/own-site.ts'

const site = ownSite({}, { rateFactor: 1, trustProxy: 1 })
const PASSWORD = 'a password nobody guesses'

/** A new guest at some address tries to set a user name. Returns the answer. */
async function wants(username: string, address: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  const guest = await fetch(`${site.url}/api/session`, { method: 'POST', headers, body: JSON.stringify({ name: 'Guest' }) })
  const cookie = guest.headers.get('set-cookie')!.split(';')[0]!
  const body = JSON.stringify({ username, password: PASSWORD })
  return (await fetch(`${site.url}/api/account/password`, { method: 'POST', headers: { ...headers, cookie }, body })).status
}

test('a network is told a few times that a user name is taken, and then nothing more, whether a name is taken or free', async () => {
  for (let i = 0; i < 8; i++) expect(await wants(`owner.${i}`, `198.51.100.${i}`)).toBe(200)
  const told = await Promise.all(Array.from({ length: 8 }, (_, i) => wants(`owner.${i}`, '203.0.113.9')))
  expect(told.toSorted((a, b) => a - b)).toEqual([409, 409, 409, 409, 409, 429, 429, 429])
  expect(await wants('free.name', '203.0.113.9')).toBe(429)
  // Other people are not affected, because asking for a free name costs nothing.
  for (let i = 0; i < 6; i++) expect(await wants(`new.${i}`, '192.0.2.7')).toBe(200)
})

test('addresses of one IPv6 network share what they are told', async () => {
  for (let i = 0; i < 6; i++) expect(await wants(`six.${i}`, `198.51.100.${20 + i}`)).toBe(200)
  const told: number[] = []
  for (let i = 0; i < 6; i++) told.push(await wants(`six.${i}`, `2001:4860:9:${i}::1`))
  expect(told).toEqual([409, 409, 409, 409, 409, 429])
})
