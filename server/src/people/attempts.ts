import type { FastifyRequest } from 'fastify'
import { Buckets, type Limits } from '../base/limits.ts'
import { widerNetworkOf } from '../base/network.ts'
import { folded } from './folded.ts'
import { NameTaken } from './name-taken.ts'

/** Counts sign-in attempts: by the caller's network, the network around it, and the target account. */
export class Attempts {
  readonly #each: Buckets
  readonly #wider: Buckets
  readonly #taken: Buckets

  constructor({ signIns, signInsPerWiderNetwork, takenNames }: Pick<Limits, 'signIns' | 'signInsPerWiderNetwork' | 'takenNames'>) {
    this.#each = new Buckets(signIns)
    this.#wider = new Buckets(signInsPerWiderNetwork)
    this.#taken = new Buckets(takenNames)
  }

  /** Throws Refused after too many attempts from the network of this request. */
  from({ network, ip }: FastifyRequest): void {
    this.#each.take(network)
    const wider = widerNetworkOf(ip)
    if (wider !== null) this.#wider.take(wider)
  }

  /** All spellings of a name count as one. */
  atName(username: string): void {
    this.#each.take(`name ${folded(username)}`)
  }

  /** Sets a user name, which may be taken. A network that has hit too many taken names gets no more answers, not even about a free name. */
  async atFreeName<T>({ network, ip }: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const keys = new Set([network, widerNetworkOf(ip) ?? network])
    // Charged in advance, because otherwise many simultaneous requests would all be answered.
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
