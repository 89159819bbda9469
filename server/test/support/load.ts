import { setTimeout as wait } from 'node:timers/promises'
import { quickLuck } from '@robodrome/kernel'
import { newContribution, Person, type Eyes } from './client.ts'
import { playOut } from './play.ts'

export type Acknowledged = { table: string; seq: number; seat: number; text: string; at: number }

/** Pairs of people who play Gekido Duel, match after match, whatever happens to the server. */
export class Load {
  readonly acknowledged: Acknowledged[] = []
  readonly eyes = new Set<Eyes>()
  matches = 0
  /** Tables whose match was played to its end. */
  readonly ended: string[] = []
  #going = true
  readonly #pairs: Promise<void>[]
  /** How many choices each pair has had confirmed. */
  readonly #confirmed: number[]
  readonly #people: Person[][] = []
  /** The reasons why pairs gave up. */
  readonly #failures: unknown[] = []
  readonly #urls: () => string[]
  readonly #withPrograms: boolean

  /**
   * `urls` are the servers; the people of a pair use different ones. With `withPrograms`, every third pair plays against an AI opponent.
   */
  constructor(pairs: number, urls: () => string[], withPrograms = false) {
    this.#urls = urls
    this.#withPrograms = withPrograms
    this.#confirmed = Array.from({ length: pairs }, () => 0)
    this.#pairs = Array.from({ length: pairs }, (_, i) => this.#pair(i).catch((error: unknown) => void this.#failures.push(error)))
  }

  /** Waits until every pair has had this many more choices confirmed. */
  async progress(choices: number, ms = 180_000): Promise<void> {
    const begun = Date.now()
    const since = [...this.#confirmed]
    for (;;) {
      // A pair that has given up must not merely look stuck.
      if (this.#failures.length > 0) throw this.#failures.shift()
      const stuck = this.#confirmed.flatMap((count, pair) => (count - since[pair]! < choices ? [pair] : []))
      if (stuck.length === 0) return
      if (Date.now() - begun > ms) throw new Error(`stuck: ${stuck.map((pair) => this.#shown(pair)).join('; ')}`)
      await wait(20)
    }
  }

  /** What the people of a pair see, for debugging. */
  #shown(pair: number): string {
    const seen = [...this.eyes].filter(({ person }) => this.#people[pair]?.includes(person))
    const told = seen.map(
      ({ table, snapshot }) => `${table} ${snapshot?.seq} ${snapshot?.phase} ${snapshot?.asked.join()} ${snapshot?.seat}`,
    )
    return `pair ${pair}: ${told.join(', ')}`
  }

  /** Waits until a choice was refused because the store does not answer. */
  async refusal(ms = 30_000): Promise<void> {
    const since = new Map([...this.eyes].map((eyes) => [eyes, eyes.received.length]))
    const isRefused = (eyes: Eyes) =>
      eyes.received.slice(since.get(eyes) ?? 0).some((message) => message.type === 'refused' && message.fault.code === 'broken')
    for (const end = Date.now() + ms; ![...this.eyes].some(isRefused); await wait(20))
      if (Date.now() > end) throw new Error('no choice was refused: all hang')
  }

  /** Lets every match end, and starts none. */
  async finish(): Promise<void> {
    this.#going = false
    await Promise.all(this.#pairs)
    if (this.#failures.length > 0) throw this.#failures.shift()
  }

  async stop(): Promise<void> {
    this.#going = false
    for (const eyes of this.eyes) eyes.close()
    await Promise.race([Promise.all(this.#pairs), wait(2_000)])
    if (this.#failures.length > 0) throw this.#failures.shift()
  }

  async #pair(i: number): Promise<void> {
    const luck = quickLuck(i + 1)
    const isAlone = this.#withPrograms && i % 3 === 0
    const names = isAlone ? ['Noor'] : ['Noor', 'Sol']
    const people = await Promise.all(names.map((name, of) => patiently(() => Person.called(name, this.#urlFor(of)))))
    this.#people[i] = people
    while (this.#going) {
      people.forEach((person, of) => (person.url = this.#urlFor(of)))
      const other = isAlone ? ({ kind: 'mind', mind: 'random' } as const) : ({ kind: 'open' } as const)
      const seats = [{ kind: 'open' } as const, other]
      const settings = { mode: 'duel', seats: 2, options: {} }
      const { id } = await patiently(() => people[0]!.open('gekido', 2, { settings, seats, clock: { bank: 600_000, increment: 1_000 } }))
      const eyes: Eyes[] = []
      for (const person of people) {
        const contribution = newContribution()
        await patiently(() => person.sit(id, undefined, contribution))
        eyes.push(person.watch(id))
      }
      eyes.forEach((each) => this.eyes.add(each))
      await Promise.all(
        eyes.map((each, seat) =>
          playOut(each, luck, (text, seq) => {
            this.acknowledged.push({ table: id, seq, seat, text, at: Date.now() })
            this.#confirmed[i]!++
          }),
        ),
      ).catch((error: unknown) => {
        if (this.#going) throw error
      })
      this.matches++
      if (eyes.every(({ snapshot }) => snapshot?.phase === 'over')) this.ended.push(id)
      for (const each of eyes) {
        each.close()
        this.eyes.delete(each)
      }
    }
  }

  #urlFor(person: number): string {
    const urls = this.#urls()
    return urls[person % urls.length]!
  }
}

/** Retries while the server is down. */
export const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let i = 0; ; i++) {
    try {
      return await work()
    } catch (error) {
      // A busy machine may take a minute to start a server, so the limit only ends a hang.
      if (i > 3_600) throw error
      await wait(50)
    }
  }
}
