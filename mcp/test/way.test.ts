import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { over, Trouble, troubleIn } from '../src/way.ts'

/** A server that gives up waiting for this many requests before it answers. Returns its address, and what it was asked. */
const impatient = async (times: number) => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    request.resume()
    if (asked.length <= times) response.writeHead(408, { connection: 'close' }).end()
    else response.end('{"seq":3}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close: () => server.close() }
}

test('a request for which the server gave up waiting is sent again, once', async () => {
  const slow = await impatient(1)
  expect(await over(slow.url, null).send('POST', '/api/tables', {})).toEqual({ status: 200, text: '{"seq":3}', retryAfter: null })
  expect(slow.asked).toEqual(['POST /api/tables', 'POST /api/tables'])
  slow.close()
})

test('a server that gives up twice is to be asked later', async () => {
  const slow = await impatient(2)
  const trouble = troubleIn(await over(slow.url, null).send('POST', '/api/tables', {}))
  expect(trouble).toBeInstanceOf(Trouble)
  expect(trouble.retryAfter).toBe(5)
  expect(slow.asked).toHaveLength(2)
  slow.close()
})
