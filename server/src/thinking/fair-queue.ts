import { Refused } from '@robodrome/table'

/** On whose behalf something is worked out. */
export interface Payer {
  account: string
  address: string
}

/** Minds' moves, answers to people's questions, and looks back, for which nobody waits. */
export type Kind = 'thought' | 'answer' | 'review'

/** Which threads do it: those that go first, for whoever asks for one thing at a time, or all others. */
export type Pace = 'prompt' | 'patient'

/** What may wait for one account and for one address; more is refused. */
const MOST_FOR_ACCOUNT = 32
const MOST_FOR_ADDRESS = 128

interface Job {
  kind: Kind
  begin(pace: Pace): void
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
 * has all threads but one for each kind, so that nobody else waits for it. Prompt threads are for addresses that ask for one thing at a time.
 */
export class FairQueue {
  readonly #threads: Readonly<Record<Pace, number>>
  readonly #addresses = new Map<string, Lane>()
  readonly #running: Record<Pace, number> = { prompt: 0, patient: 0 }
  #waiting = 0
  /** What the least served had when it was last its turn: newcomers begin here, and not with all that others have had before. */
  #floor = 0

  constructor(patient: number, prompt = 0) {
    this.#threads = { patient, prompt }
  }

  /** How many wait for each thread: 0 while none does. */
  readonly load = (): number => this.#waiting / (this.#threads.patient + this.#threads.prompt)
  readonly waiting = (): number => this.#waiting

  /** Does the work when it is its turn. Refused if too much waits for the same payer. */
  run<T>({ account, address }: Payer, kind: Kind, work: (pace: Pace) => Promise<T>): Promise<T> {
    const lane = laneIn(this.#addresses, address, this.#floor)
    const own = laneIn(lane.accounts, account, leastOf(lane.accounts))
    if (own.jobs.length >= MOST_FOR_ACCOUNT || sum(lane) >= MOST_FOR_ADDRESS)
      return Promise.reject(new Refused('too-fast', 'Too much is being worked out for you already; wait a moment.'))
    return new Promise((fulfil, reject) => {
      const begin = (pace: Pace) => {
        const begun = performance.now()
        const end = () => this.#end(address, account, kind, pace, performance.now() - begun)
        work(pace).then(fulfil, reject).finally(end)
      }
      own.jobs.push({ kind, begin })
      this.#waiting++
      this.#next()
    })
  }

  #next(): void {
    for (let found = this.#pick(); found !== null; found = this.#pick()) {
      const { lane, own, at, pace } = found
      const [job] = own.jobs.splice(at, 1)
      this.#floor = Math.max(this.#floor, lane.spent)
      this.#waiting--
      this.#running[pace]++
      lane.running[job!.kind]++
      job!.begin(pace)
    }
  }

  /** The next job that may begin: of the address that has had least, the account that has had least. */
  #pick(): { lane: Lane; own: Lane; at: number; pace: Pace } | null {
    const most = Math.max(1, this.#threads.patient - 1)
    for (const lane of bySpent(this.#addresses)) {
      const pace = (['prompt', 'patient'] as const).find((each) => this.#isFree(each) && (each === 'patient' || isModest(lane)))
      if (pace === undefined) continue
      for (const own of bySpent(lane.accounts)) {
        const at = own.jobs.findIndex(({ kind }) => lane.running[kind] < most)
        if (at >= 0) return { lane, own, at, pace }
      }
    }
    return null
  }

  #isFree(pace: Pace): boolean {
    return this.#running[pace] < this.#threads[pace]
  }

  #end(address: string, account: string, kind: Kind, pace: Pace, ms: number): void {
    const lane = this.#addresses.get(address)!
    const own = laneIn(lane.accounts, account, 0)
    this.#running[pace]--
    lane.running[kind]--
    lane.spent += ms
    own.spent += ms
    if (own.jobs.length === 0) lane.accounts.delete(account)
    if (sum(lane) + inHand(lane) === 0) this.#addresses.delete(address)
    this.#next()
  }
}

const laneIn = (lanes: Map<string, Lane>, name: string, spent: number): Lane => {
  let lane = lanes.get(name)
  if (lane === undefined) lanes.set(name, (lane = { spent, jobs: [], accounts: new Map(), running: { thought: 0, answer: 0, review: 0 } }))
  return lane
}

const bySpent = (lanes: Map<string, Lane>): Lane[] => [...lanes.values()].toSorted((a, b) => a.spent - b.spent)

const leastOf = (lanes: Map<string, Lane>): number => (lanes.size === 0 ? 0 : Math.min(...[...lanes.values()].map(({ spent }) => spent)))

const inHand = ({ running }: Lane): number => running.thought + running.answer + running.review

/** One thing is waiting, somebody waits for it, and nothing is being done yet. */
const isModest = (lane: Lane): boolean => {
  const [job, more] = [...lane.accounts.values()].flatMap(({ jobs }) => jobs)
  return more === undefined && job?.kind !== 'review' && inHand(lane) === 0
}

const sum = ({ accounts }: Lane): number => [...accounts.values()].reduce((all, { jobs }) => all + jobs.length, 0)
