import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { Supervisor } from '../src/store/supervisor.ts'

/** What PostgreSQL sends to a new connection (AuthenticationOk, ReadyForQuery) and after a query (CommandComplete, ReadyForQuery). */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
const DONE = Buffer.from([0x43, 0, 0, 0, 13, ...Buffer.from('SELECT 1'), 0, 0x5a, 0, 0, 0, 5, 0x49])

test('told to stop while it asks whether PostgreSQL still answers, it starts none that nobody would end', async () => {
  let isUp = true
  const left: Socket[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (isUp) socket.once('data', () => socket.write(WELCOME)).on('data', (asked) => asked[0] === 0x51 && socket.write(DONE))
    else left.push(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  let started = 0
  const start = () => {
    started++
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: ['ignore', 'ignore', 'pipe'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    return child
  }
  const supervisor = new Supervisor(start, { host: '127.0.0.1', port, user: 'somebody' }, () => {})
  await supervisor.begin()
  isUp = false
  await once(server, 'connection')
  await supervisor.stop()
  for (const socket of left) socket.destroy()
  await new Promise((closed) => server.close(closed))
  // By then, it has done everything that it does when the store does not answer.
  for (let i = 0; i < 10; i++) await new Promise(setImmediate)
  expect(started).toBe(0)
})
