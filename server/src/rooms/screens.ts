import type { FastifyRequest } from 'fastify'
import type { KeptRoom, KeptRooms } from './keeping.ts'

/** A screen's session lasts one evening. Its cookie is sent to the API only. */
const SECONDS = 12 * 3600

/** Sessions of big screens. A screen is not an account: its key is in a cookie that scripts cannot read. */
export class Screens {
  readonly #kept: KeptRooms
  readonly #secure: boolean

  constructor(kept: KeptRooms, secure: boolean) {
    this.#kept = kept
    this.#secure = secure
  }

  /** Registers a screen for a room. Returns the header that sets its cookie. */
  async admit(room: string): Promise<string> {
    const key = await this.#kept.admit(room)
    return `robodrome-screen=${key}; Path=/api; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${this.#secure ? '; Secure' : ''}`
  }

  /** Returns the room of the screen that sends this request, or null. */
  async roomOf({ headers }: FastifyRequest): Promise<KeptRoom | null> {
    const [, key] = /(?:^|;\s*)robodrome-screen=([\w-]{43})(?:;|$)/.exec(headers.cookie ?? '') ?? []
    return key === undefined ? null : this.#kept.roomOf(key)
  }
}
