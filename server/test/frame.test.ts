import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { frameOf } from '../src/socket/frame.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean()
})

test('texts of every length, in every script, are read as they were written, also several in one write and between those of the socket', async () => {
  const lengths = [1, 125, 126, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length))
  const texts = [...lengths, '{"name":"Jörg"}', 'ロボ', '🤖'.repeat(40), 'é'.repeat(125), '\u0000\u007f\u0080\u00ff']
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  cleanUp.push(() => server.close())
  await once(server, 'listening')
  server.on('connection', (socket, { socket: wire }) => {
    for (const text of texts) {
      wire.write(frameOf(text), 'latin1')
      socket.ping()
    }
    wire.write(texts.map(frameOf).join(''), 'latin1')
    socket.send('end')
  })
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  cleanUp.push(() => client.terminate())
  const found: string[] = []
  await new Promise<void>((done, failed) => {
    client.on('error', failed).on('message', (data: Buffer) => {
      if (data.toString('utf8') === 'end') done()
      else found.push(data.toString('utf8'))
    })
  })
  expect(found).toEqual([...texts, ...texts])
})
