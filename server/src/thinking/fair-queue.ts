import { Refused } from '@robodrome/table'
import { siteSays } from '@robodrome/protocol/says'

/** The account and address that work is charged to. */
export interface Payer {
  account: string
  address: string
}

/** AI moves, answers to people's questions, and match reviews, which take seconds. */
export type Kind = 'thought' | 'answer' | 'review'

/** The threads for the work: prompt ones, for callers with one job at a time, or any other. */
export type Pace = 'prompt' | 'patient'

/** The maximum length of the queue per account and per address. Further jobs are refused. */
const MOST_FOR_ACCOUNT = 32
const MOST_FOR_ADDRESS = 128

interface Job {
  kind: Kind
  begin(pace: Pace): void
}

/** An account's or address's jobs, and the milliseconds they have taken. */
interface Lane {
  spent: number
  jobs: Job[]
  accounts: Map<string, Lane>
  running: Record<Kind, number>
}

/**
 * Shares threads fairly among addresses, and within each of them among accounts: the least served comes next. One address may use all
 * threads of a kind except one, so that it cannot block others. Prompt threads serve addresses with one job at a time.
 */
export class FairQueue {
  readonly #threads: Readonly<Record<Pace, number>>
  readonly #addresses = new Map<string, Lane>()
  readonly #running: Record<Pace, number> = { prompt: 0, patient: 0 }
  #waiting = 0
  /** The service level at the latest turn. Newcomers start here instead of at zero, so that they do not overtake everybody. */
  #floor = 0

  constructor(patient: number, prompt = 0) {
    this.#threads = { patient, prompt }
  }

  /** Returns the length of the queue per thread; 0 if the queue is empty. */
  readonly load = (): number => this.#waiting / (this.#threads.patient + this.#threads.prompt)
  readonly waiting = (): number => this.#waiting

  /** Runs the work when it is its turn. Refused if the payer already has too many jobs waiting. */
  run<T>({ account, address }: Payer, kind: Kind, work: (pace: Pace) => Promise<T>): Promise<T> {
    const lane = laneIn(this.#addresses, address, this.#floor)
    const own = laneIn(lane.accounts, account, leastOf(lane.accounts))
    if (own.jobs.length >= MOST_FOR_ACCOUNT || sum(lane) >= MOST_FOR_ADDRESS)
      return Promise.reject(new Refused('too-fast', siteSays('tooMuchThinking')))
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

  /** Picks the next job that may start: from the least served account of the least served address. */
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

/** Whether exactly one job is waiting, a person waits for it, and none is running. */
const isModest = (lane: Lane): boolean => {
  const [job, more] = [...lane.accounts.values()].flatMap(({ jobs }) => jobs)
  return more === undefined && job?.kind !== 'review' && inHand(lane) === 0
}

const sum = ({ accounts }: Lane): number => [...accounts.values()].reduce((all, { jobs }) => all + jobs.length, 0)
