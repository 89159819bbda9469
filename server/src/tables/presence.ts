/** How long a report from another process stays valid without a new one. */
const SILENCE_MS = 15_000

/** Who is connected to a table, through this process or others. */
export class Presence {
  readonly #local = new Map<string, number>()
  readonly #remote = new Map<string, { guests: readonly string[]; heard: number }>()
  readonly #lastSeen = new Map<string, number>()
  readonly #since: number
  /** Increments whenever somebody may have come or gone. */
  version = 0

  constructor(now: number) {
    this.#since = now
  }

  /** Notes a new connection. Returns true if this guest was not here before. */
  enter(guest: string): boolean {
    const count = this.#local.get(guest) ?? 0
    this.version++
    this.#local.set(guest, count + 1)
    return count === 0
  }

  /** Notes a lost connection. Returns true if it was the guest's last one through this process. */
  leave(guest: string, now: number): boolean {
    const count = (this.#local.get(guest) ?? 1) - 1
    this.version++
    this.#lastSeen.set(guest, now)
    if (count > 0) this.#local.set(guest, count)
    else this.#local.delete(guest)
    return count === 0
  }

  /** Notes another process's report of who is there. Returns true if that process is new and should hear from us. */
  hear(from: string, guests: readonly string[], now: number): boolean {
    const isNew = !this.#remote.has(from) && this.#local.size > 0
    this.version++
    for (const guest of this.#remote.get(from)?.guests ?? []) this.#lastSeen.set(guest, now)
    if (guests.length > 0) this.#remote.set(from, { guests, heard: now })
    else this.#remote.delete(from)
    return isNew
  }

  /** Drops processes that have fallen silent. Returns true if there were any. */
  forget(now: number): boolean {
    const silent = [...this.#remote].filter(([, { heard }]) => now - heard > SILENCE_MS)
    if (silent.length > 0) this.version++
    for (const [from, { guests, heard }] of silent) {
      this.#remote.delete(from)
      for (const guest of guests) this.#lastSeen.set(guest, heard)
    }
    return silent.length > 0
  }

  readonly local = (): string[] => [...this.#local.keys()]
  readonly hasRemote = (): boolean => this.#remote.size > 0
  readonly isHere = (guest: string): boolean =>
    this.#local.has(guest) || [...this.#remote.values()].some(({ guests }) => guests.includes(guest))
  readonly guests = (): Set<string> => new Set([...this.#local.keys(), ...[...this.#remote.values()].flatMap(({ guests }) => guests)])

  /** Returns how long a guest has been away; 0 if present. */
  awayFor(guest: string, now: number): number {
    return this.isHere(guest) ? 0 : now - (this.#lastSeen.get(guest) ?? this.#since)
  }
}
