import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'

export type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** A server that accepts everything and answers with these statuses, repeating the last one forever. */
export class Sink {
  readonly received: Received[] = []
  readonly statuses: number[]
  readonly #server: Server

  private constructor(statuses: number[]) {
    this.statuses = statuses
    this.#server = createServer((request, reply) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        this.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
        reply.writeHead((this.statuses.length > 1 ? this.statuses.shift() : this.statuses[0]) ?? 204).end()
      })
    })
  }

  static async open(...statuses: number[]): Promise<Sink> {
    const sink = new Sink(statuses.length > 0 ? statuses : [204])
    await new Promise<void>((done) => sink.#server.listen(0, '127.0.0.1', done))
    return sink
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

/** A browser as a push service sees it: its keys, and how it decrypts messages (RFC 8291, RFC 8188). */
export class Device {
  readonly #ecdh = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly endpoint: string

  constructor(endpoint: string) {
    this.endpoint = endpoint
    this.#ecdh.generateKeys()
  }

  readonly subscription = (): { endpoint: string; keys: { p256dh: string; auth: string } } => ({
    endpoint: this.endpoint,
    keys: { p256dh: this.#ecdh.getPublicKey('base64url'), auth: this.#auth.toString('base64url') },
  })

  open(body: Buffer): Record<string, unknown> {
    const salt = body.subarray(0, 16)
    const idLength = body[20]!
    const sender = body.subarray(21, 21 + idLength)
    const content = body.subarray(21 + idLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender])
    const key = derive(this.#auth, this.#ecdh.computeSecret(sender), info, 32)
    const decipher = createDecipheriv(
      'aes-128-gcm',
      derive(salt, key, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
      derive(salt, key, Buffer.from('Content-Encoding: nonce\0'), 12),
    )
    decipher.setAuthTag(content.subarray(-16))
    const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')) as Record<string, unknown>
  }
}

/** HKDF with one block. */
const derive = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer => {
  const key = createHmac('sha256', salt).update(secret).digest()
  return createHmac('sha256', key)
    .update(info)
    .update(Buffer.from([1]))
    .digest()
    .subarray(0, length)
}

/** A mail server that keeps every e-mail. */
export const openMailbox = async (): Promise<{ url: string; letters: string[]; close(): void }> => {
  const letters: string[] = []
  const server = createTcpServer((socket) => {
    let letter: string | null = null
    let waiting = ''
    const say = (line: string): boolean => socket.write(`${line}\r\n`)
    say('220 here')
    socket.on('error', () => {})
    socket.on('data', (data) => {
      waiting += data.toString('utf8')
      for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
        const line = waiting.slice(0, end)
        waiting = waiting.slice(end + 2)
        if (letter !== null && line === '.') {
          letters.push(letter)
          letter = null
          say('250 kept')
        } else if (letter !== null) letter += `${line}\n`
        else if (/^DATA/i.test(line)) {
          letter = ''
          say('354 go on')
        } else if (/^QUIT/i.test(line)) say('221 bye')
        else say('250 ok')
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, letters, close: () => void server.close() }
}
