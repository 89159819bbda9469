import { Refused } from '@robodrome/table'

/** On whose behalf something is worked out. */
export interface Payer {
  account: string
  address: string
}

/** Minds' moves, and answers to people's questions. */
export type Kind = 'thought' | 'answer'

/** What may wait for one account and for one address; more is refused. */
const MOST_FOR_ACCOUNT = 32
const MOST_FOR_ADDRESS = 128

interface Job {
  kind: Kind
  begin(): void
}

/** What is worked out for one account, or for one address, and how many milliseconds that has taken. */
interface Lane {
  spent: number
  jobs: Job[]
  accounts: Map<string, Lane>
  running: Record<Kind, number>
}

/**
 * Shares threads out among addresses, and within each among accounts: next comes whoever has had least. However much one address asks for, it
 * has all threads but one for each kind, so that nobody else waits for it.
 */
export class FairQueue {
  readonly #threads: number
  readonly #addresses = new Map<string, Lane>()
  #running = 0
  #waiting = 0
  /** What the least served had when it was last its turn: newcomers begin here, and not with all that others have had before. */
  #floor = 0

  constructor(threads: number) {
    this.#threads = threads
  }

  /** How many wait for each thread: 0 while none does. */
  readonly load = (): number => this.#waiting / this.#threads
  readonly waiting = (): number => this.#waiting

  /** Does the work when it is its turn. Refused if too much waits for the same payer. */
  run<T>({ account, address }: Payer, kind: Kind, work: () => Promise<T>): Promise<T> {
    const lane = laneIn(this.#addresses, address, this.#floor)
    const own = laneIn(lane.accounts, account, leastOf(lane.accounts))
    if (own.jobs.length >= MOST_FOR_ACCOUNT || sum(lane) >= MOST_FOR_ADDRESS)
      return Promise.reject(new Refused('too-fast', 'Too much is being worked out for you already; wait a moment.'))
    return new Promise((fulfil, reject) => {
      const begin = () => {
        const begun = performance.now()
        const end = () => this.#end(address, account, kind, performance.now() - begun)
        work().then(fulfil, reject).finally(end)
      }
      own.jobs.push({ kind, begin })
      this.#waiting++
      this.#next()
    })
  }

  #next(): void {
    while (this.#running < this.#threads) {
      const found = this.#pick()
      if (found === null) return
      const { lane, own, at } = found
      const [job] = own.jobs.splice(at, 1)
      this.#floor = Math.max(this.#floor, lane.spent)
      this.#waiting--
      this.#running++
      lane.running[job!.kind]++
      job!.begin()
    }
  }

  /** The next job that may begin: of the address that has had least, the account that has had least. */
  #pick(): { lane: Lane; own: Lane; at: number } | null {
    const most = Math.max(1, this.#threads - 1)
    for (const lane of bySpent(this.#addresses))
      for (const own of bySpent(lane.accounts)) {
        const at = own.jobs.findIndex(({ kind }) => lane.running[kind] < most)
        if (at >= 0) return { lane, own, at }
      }
    return null
  }

  #end(address: string, account: string, kind: Kind, ms: number): void {
    const lane = this.#addresses.get(address)!
    const own = laneIn(lane.accounts, account, 0)
    this.#running--
    lane.running[kind]--
    lane.spent += ms
    own.spent += ms
    if (own.jobs.length === 0) lane.accounts.delete(account)
    if (sum(lane) === 0 && lane.running.thought + lane.running.answer === 0) this.#addresses.delete(address)
    this.#next()
  }
}

const laneIn = (lanes: Map<string, Lane>, name: string, spent: number): Lane => {
  let lane = lanes.get(name)
  if (lane === undefined) lanes.set(name, (lane = { spent, jobs: [], accounts: new Map(), running: { thought: 0, answer: 0 } }))
  return lane
}

const bySpent = (lanes: Map<string, Lane>): Lane[] => [...lanes.values()].toSorted((a, b) => a.spent - b.spent)

const leastOf = (lanes: Map<string, Lane>): number => (lanes.size === 0 ? 0 : Math.min(...[...lanes.values()].map(({ spent }) => spent)))

const sum = ({ accounts }: Lane): number => [...accounts.values()].reduce((all, { jobs }) => all + jobs.length, 0)
