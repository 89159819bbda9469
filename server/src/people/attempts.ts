import type { FastifyRequest } from 'fastify'
import { Buckets, type Limits } from '../base/limits.ts'
import { widerNetworkOf } from '../base/network.ts'
import { folded } from './folded.ts'
import { NameTaken } from './name-taken.ts'

/** Counts attempts at accounts: by the network they come from, the network around it, and the account they are made at. */
export class Attempts {
  readonly #each: Buckets
  readonly #wider: Buckets
  readonly #taken: Buckets

  constructor({ signIns, signInsPerWiderNetwork, takenNames }: Pick<Limits, 'signIns' | 'signInsPerWiderNetwork' | 'takenNames'>) {
    this.#each = new Buckets(signIns)
    this.#wider = new Buckets(signInsPerWiderNetwork)
    this.#taken = new Buckets(takenNames)
  }

  /** Throws Refused if too many have come from where this request comes from. */
  from({ network, ip }: FastifyRequest): void {
    this.#each.take(network)
    const wider = widerNetworkOf(ip)
    if (wider !== null) this.#wider.take(wider)
  }

  /** However it is written, it is one name. */
  atName(username: string): void {
    this.#each.take(`name ${folded(username)}`)
  }

  /** Sets a user name, which may turn out to be taken. A network that was told so too often is told nothing more, not even about a free name. */
  async atFreeName<T>({ network, ip }: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const keys = new Set([network, widerNetworkOf(ip) ?? network])
    // Taken beforehand: otherwise many requests at once would all be answered.
    for (const key of keys) this.#taken.take(key)
    let isTold = false
    try {
      return await work()
    } catch (error) {
      isTold = error instanceof NameTaken
      throw error
    } finally {
      if (!isTold) for (const key of keys) this.#taken.giveBack(key)
    }
  }

  ofOwner(id: string): void {
    this.#each.take(`owner ${id}`)
  }
}
