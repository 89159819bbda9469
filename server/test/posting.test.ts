import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { expect, test } from 'vitest'
import { post } from '../src/notices/guard.ts'

const listening = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
}
const send = (url: string): Promise<number> => post(url, {}, 'hello', 'anywhere')

test('why nothing arrived is said in words', async () => {
  const server = createServer((socket) => socket.resetAndDestroy())
  const url = await listening(server)
  await expect(send(url)).rejects.toThrow('127.0.0.1 closed the connection')
  server.close()
  await once(server, 'close')
  await expect(send(url)).rejects.toThrow('127.0.0.1 refuses the connection')
})

test('an address inside this network is refused before any connection', async () => {
  await expect(post('https://127.0.0.1/hook', {}, 'hello', 'outside')).rejects.toThrow('expected an address outside this network')
})
