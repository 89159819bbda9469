import { WIRE, type ServerMessage } from '@robodrome/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { VERSION } from '../src/base/version.ts'
import { Person } from './support/client.ts'
import { ownSite } from './support/own-site.ts'

const site = ownSite()

/** The messages that a page with this wire format receives until it is disconnected or has the table. */
const heard = async (more: object): Promise<ServerMessage[]> => {
  const { id } = await (await Person.called('Noor', site.url)).open('tic-tac-toe', 2)
  const socket = new WebSocket(`${site.url.replace('http', 'ws')}/api/tables/${id}/socket`)
  const messages: ServerMessage[] = []
  await new Promise<void>((done) => {
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', since: 0, chatSince: 0, ...more })))
    socket.on('message', (data) => {
      messages.push(JSON.parse((data as Buffer).toString()) as ServerMessage)
      if (messages.at(-1)!.type === 'snapshot') socket.close()
    })
    socket.on('close', () => done())
  })
  return messages
}

const welcome = { type: 'welcome', wire: WIRE, build: VERSION }

test.each([
  { wire: WIRE, build: '0.0.1' },
  { wire: WIRE, build: '99.0.0' },
])('a page of the same wire is served, whatever its own version: %j', async (page) => {
  expect(await heard(page)).toMatchObject([welcome, { type: 'snapshot' }])
})

test('a program that names no wire speaks as the server does', async () => {
  expect(await heard({})).toMatchObject([{ type: 'snapshot' }])
})

test('a page of an older wire is told so in a sentence, whatever else it says', async () => {
  const message = `This page (0.9.0) is older than the server (${VERSION}). Reload it.`
  const fault = { code: 'other-version', reason: 'site.pageOlder', params: { page: '0.9.0', server: VERSION }, message }
  const refused = { type: 'refused', id: null, fault }
  expect(await heard({ wire: WIRE - 1, build: '0.9.0' })).toEqual([welcome, refused])
  expect(await heard({ wire: WIRE - 1, build: '0.9.0', since: 'the beginning', unknown: true })).toEqual([welcome, refused])
})

test('a page of a newer wire is told that the server is being updated', async () => {
  const message = `This page (2.0.0) is newer than the server (${VERSION}), which is being updated. It will reconnect by itself.`
  const fault = { code: 'other-version', reason: 'site.pageNewer', params: { page: '2.0.0', server: VERSION }, message }
  expect(await heard({ wire: WIRE + 1, build: '2.0.0' })).toEqual([welcome, { type: 'refused', id: null, fault }])
})

test('every response of the API tells the versions of the server', async () => {
  for (const path of ['/api/site', '/api/tables', '/api/nowhere']) {
    const { headers } = await fetch(site.url + path)
    expect([headers.get('robodrome-version'), headers.get('robodrome-wire')]).toEqual([VERSION, `${WIRE}`])
  }
})
