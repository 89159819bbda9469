import type { FastifyRequest } from 'fastify'
import { Buckets, type Limits } from '../http/limits.ts'
import { widerNetworkOf } from '../http/network.ts'
import { folded } from './folded.ts'

/** Counts attempts at accounts: by the network they come from, the network around it, and the account they are made at. */
export class Attempts {
  readonly #each: Buckets
  readonly #wider: Buckets

  constructor({ signIns, signInsPerWiderNetwork }: Pick<Limits, 'signIns' | 'signInsPerWiderNetwork'>) {
    this.#each = new Buckets(signIns)
    this.#wider = new Buckets(signInsPerWiderNetwork)
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

  ofOwner(id: string): void {
    this.#each.take(`owner ${id}`)
  }
}
