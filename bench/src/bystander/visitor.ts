import { request } from 'node:http'
import { WebSocket } from 'ws'

/** A visitor with an address of its own on this machine: all of 127.0.0.0/8 is loopback. */
export class Visitor {
  cookie = ''
  readonly port: number
  readonly address: string

  constructor(port: number, address: string) {
    this.port = port
    this.address = address
  }

  static async called(name: string, port: number, address: string): Promise<Visitor> {
    const visitor = new Visitor(port, address)
    await visitor.send('POST', '/api/session', { name })
    return visitor
  }

  send(method: string, path: string, body?: object): Promise<{ status: number; text: string }> {
    const headers = { ...(body && { 'content-type': 'application/json' }), ...(this.cookie && { cookie: this.cookie }) }
    return new Promise((done, failed) => {
      const asked = request({ method, path, host: '127.0.0.1', port: this.port, localAddress: this.address, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('error', failed)
          .on('end', () => {
            this.cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? this.cookie
            done({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() })
          })
      })
      asked.on('error', failed).end(body && JSON.stringify(body))
    })
  }

  /** Sends a request that must succeed, repeating it while the server answers that requests come too fast. */
  async must<T>(method: string, path: string, body?: object): Promise<T> {
    for (;;) {
      const { status, text } = await this.send(method, path, body)
      if (status < 300) return JSON.parse(text) as T
      if (status !== 429) throw new Error(`${method} ${path}: ${status} ${text}`)
      await new Promise((again) => setTimeout(again, 500))
    }
  }

  socket(table: string): WebSocket {
    const headers = this.cookie ? { cookie: this.cookie } : {}
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/api/tables/${table}/socket`, { headers, localAddress: this.address })
    return socket.on('error', () => {})
  }
}
