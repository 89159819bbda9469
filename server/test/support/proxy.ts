import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP proxy to a local socket that can be cut at any time. */
export class TcpProxy {
  readonly port: number
  readonly #open: Set<Socket>
  readonly close: () => void

  static async to(path: string): Promise<TcpProxy> {
    const open = new Set<Socket>()
    const server = createServer((near) => {
      const far = connect(path)
      open.add(near)
      near.on('error', () => {}).on('close', () => (open.delete(near), far.destroy()))
      far.on('error', () => {}).on('close', () => near.destroy())
      near.pipe(far).pipe(near)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new TcpProxy((server.address() as AddressInfo).port, open, () => (server.close(), open.forEach((socket) => socket.destroy())))
  }

  private constructor(port: number, open: Set<Socket>, close: () => void) {
    this.port = port
    this.#open = open
    this.close = close
  }

  /** Resets every connection, in the middle of a transfer. */
  reset(): void {
    for (const socket of this.#open) socket.resetAndDestroy()
  }
}
