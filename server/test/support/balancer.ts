import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A load balancer for several processes: each connection goes to the next process that accepts it. */
export class Balancer {
  readonly url: string
  readonly close: () => void

  static async before(ports: readonly number[]): Promise<Balancer> {
    let turn = 0
    const server = createServer((near) => {
      near.on('error', () => {})
      const first = turn++
      const attempt = (tried: number): void => {
        if (tried === ports.length) return void near.destroy()
        const far = connect(ports[(first + tried) % ports.length]!, '127.0.0.1')
        far.once('error', () => attempt(tried + 1)).once('connect', () => join(near, far.removeAllListeners('error')))
      }
      attempt(0)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new Balancer((server.address() as AddressInfo).port, () => server.close())
  }

  private constructor(port: number, close: () => void) {
    this.url = `http://127.0.0.1:${port}`
    this.close = close
  }
}

const join = (near: Socket, far: Socket): void => {
  far.on('error', () => {}).on('close', () => near.destroy())
  near.on('close', () => far.destroy())
  near.pipe(far).pipe(near)
}
