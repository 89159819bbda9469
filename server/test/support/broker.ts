import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '@nats-io/transport-node'
import { freePort } from './process.ts'

/** A NATS server of our own that can be killed. */
export class Broker {
  readonly url: string
  readonly #port: number
  #process: ChildProcess | null = null

  static async start(): Promise<Broker> {
    const broker = new Broker(await freePort())
    await broker.start()
    return broker
  }

  private constructor(port: number) {
    this.#port = port
    this.url = `nats://127.0.0.1:${port}`
  }

  async start(): Promise<void> {
    this.#process = spawn(process.env['NATS_SERVER'] ?? 'nats-server', ['-a', '127.0.0.1', '-p', `${this.#port}`], { stdio: 'ignore' })
    for (let i = 0; i < 200; i++) {
      const found = await connect({ servers: this.url, timeout: 1_000 }).catch(() => null)
      if (found) return found.close()
      await wait(50)
    }
    throw new Error('nats-server does not answer')
  }

  async kill(): Promise<void> {
    const child = this.#process!
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
}
