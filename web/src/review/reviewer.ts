import type { Review } from '@robodrome/review'
import { isWhole, joined, partOf } from '@robodrome/review/joined'
import { KernelWorker } from '../table/kernel-worker.ts'
import type { SaidReview, Takes } from '../table/worker-messages.ts'

/** After this time, a review stops by itself and keeps what has been proven. */
const AT_MOST_MS = 60_000
/** How many workers take turns at the decisions, the most costly first. */
const WORKERS = 2

/** `done` means that every decision was examined. */
export type Stage = 'working' | 'stopped' | 'done' | 'failed'

export interface Reviewing {
  stage: Stage
  review: Review | null
  said: SaidReview
}

/** Whether findings exist or may still come: until they have words, an empty list does not mean that there are none. */
export const isPending = (stage: Stage, review: Review | null): boolean => stage === 'working' || (review?.findings.length ?? 0) > 0

const NOTHING: SaidReview = { findings: [], wellFound: [] }

/** Reviews a seat step by step in two workers, which think only when told to continue. */
export class Reviewer {
  readonly #about: () => Promise<Takes<'reviewSaid'>>
  readonly #keep: (review: Review) => void
  readonly #listeners = new Set<() => void>()
  #state: Reviewing
  #workers: KernelWorker[] = []
  #portions: (Review | null)[] = []
  /** What an earlier page has found. */
  #begun: Review | null = null
  /** Each run has a number, so that workers of an earlier run stop. */
  #run = 0
  #saidOf = 0

  constructor(about: () => Promise<Omit<Takes<'reviewSaid'>, 'review'>>, kept: Review | null, keep: (review: Review) => void) {
    this.#about = async () => ({ ...(await about()), review: this.#state.review! })
    this.#keep = keep
    this.#state = { stage: kept === null ? 'working' : isWhole(kept) ? 'done' : 'stopped', review: kept, said: NOTHING }
  }

  readonly state = (): Reviewing => this.#state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Shows the stored review, or begins one. */
  async open(): Promise<void> {
    if (this.#state.review === null) return this.start()
    await this.#say(this.#worker(0)).catch(() => this.#set({ stage: 'failed' }))
  }

  close(): void {
    this.#run++
    for (const worker of this.#workers) worker.close()
    this.#workers = []
    this.#portions = []
    this.#saidOf = 0
  }

  /** Starts the review again. */
  readonly start = (): Promise<void> => this.#begin(null)

  /** Begins a review, or continues one that an earlier page began. */
  async #begin(begun: Review | null): Promise<void> {
    this.close()
    this.#begun = begun
    this.#set({ stage: 'working', review: begun, ...(begun === null && { said: NOTHING }) })
    const run = this.#run
    try {
      const { language: _, review: __, ...about } = await this.#about()
      if (run !== this.#run) return
      this.#portions = Array.from({ length: WORKERS }, () => null)
      await Promise.all(
        this.#portions.map((__, nth) =>
          this.#worker(nth).ask('review', { ...about, portion: { nth, of: WORKERS }, begun: begun ?? undefined }),
        ),
      )
      await this.#goOn()
    } catch {
      if (run === this.#run) this.#set({ stage: 'failed' })
    }
  }

  /** Stops the review; proven findings are kept. */
  readonly stop = (): void => {
    this.#run++
    this.#end('stopped')
  }

  /** Continues a review, even one that an earlier page began. */
  readonly goOn = (): void => {
    if (this.#portions.length === 0) void this.#begin(this.#state.review)
    else this.#goOn().catch(() => this.#set({ stage: 'failed' }))
  }

  async #goOn(): Promise<void> {
    const run = ++this.#run
    const end = performance.now() + AT_MOST_MS
    this.#set({ stage: 'working' })
    const works = async (nth: number): Promise<boolean> => {
      while (run === this.#run && performance.now() < end) {
        const { review, isDone } = await this.#worker(nth).ask('reviewOn', {})
        if (run !== this.#run && this.#workers.length === 0) return false
        this.#portions[nth] = review
        this.#set({
          review: joined([...(this.#begun === null ? [] : [partOf(this.#begun)]), ...this.#portions.filter((each) => each !== null)]),
        })
        await this.#say(this.#worker(nth))
        if (isDone) return true
      }
      return false
    }
    const areDone = await Promise.all(this.#portions.map((_, nth) => works(nth)))
    if (run === this.#run) this.#end(areDone.every(Boolean) ? 'done' : 'stopped')
  }

  #end(stage: Stage): void {
    if (this.#state.review !== null) this.#keep(this.#state.review)
    this.#set({ stage })
  }

  /** Puts new findings into words. */
  async #say(worker: KernelWorker): Promise<void> {
    const { review } = this.#state
    const found = (review?.findings.length ?? 0) + (review?.wellFound.length ?? 0)
    if (found <= this.#saidOf) return
    this.#saidOf = found
    const said = await worker.ask('reviewSaid', await this.#about())
    if (found === this.#saidOf) this.#set({ said })
  }

  #worker(nth: number): KernelWorker {
    return (this.#workers[nth] ??= new KernelWorker())
  }

  #set(change: Partial<Reviewing>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
