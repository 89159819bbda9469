import { isHosted } from '@robodrome/outside/hosted'
import { type Draft, Refused, type Step, type Table, type Witness } from '@robodrome/table'
import type { Attending } from '../notices/after-step.ts'
import { Vigil } from '../notices/vigil.ts'
import { foresee } from '../outside/foresee.ts'
import { isSeating } from './listing.ts'
import { type By, stepRow } from './step-row.ts'
import type { Surroundings } from './surroundings.ts'
import { siteSays } from '@robodrome/protocol/says'

/** How often a lost race is repeated before the table counts as too busy. */
const TRIES = 20
/** What is still allowed at a table whose match has grown too long. */
const ENDS: ReadonlySet<Draft['kind']> = new Set([
  'leave',
  'mind',
  'person',
  'takeOver',
  'propose',
  'accept',
  'turnDown',
  'rematch',
  'downtime',
])

/** How a table reacts to the work of its queue. */
interface Ears {
  isHere(guest: string): boolean
  /** Provides an observer for a step that is being made. */
  witness(state: Table): Witness | null
  /** The table is about to be reloaded, so old deadlines no longer hold. */
  loading(): void
  loaded(state: Table): Promise<void>
  /** A step is on disk. Returns a promise only if delayed spectators must be served. */
  stepped(state: Table, body: Step, before: Table['phase'], witness: Witness | null): Promise<void> | null
  /** Another process has made steps. */
  caughtUp(state: Table): Promise<void>
  /** The store did not answer, so the table in memory was dropped. */
  lost(): void
}

export type Done = (seq: number, body: Step | null) => void

/**
 * A table in memory, and the one queue for all work on it. A step is committed before anybody hears about it. If another process was
 * faster, the memory is dropped and the table is reloaded.
 */
export class StepQueue {
  readonly #id: string
  readonly #hall: Surroundings
  readonly #ears: Ears
  readonly #vigil = new Vigil()
  readonly #attending: Attending
  #state: Table | null = null
  #last: Promise<unknown> = Promise.resolve()
  #isClosed = false
  /** When it was last used; it is unloaded some time after that. */
  usedAt: number

  constructor(id: string, hall: Surroundings, ears: Ears) {
    this.#id = id
    this.#hall = hall
    this.#ears = ears
    this.#attending = { isHere: ears.isHere, speaksFor: this.#vigil.speaksFor }
    this.usedAt = hall.now()
  }

  /** Null before it is loaded and after it is unloaded. */
  get state(): Table | null {
    return this.#state
  }

  /** Runs work after everything queued before it. */
  line<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = this.#hall.now()
    const next = this.#after(this.#last, this.#isClosed ? stopping : work)
    this.#last = next.catch((error: unknown) => {
      if (error instanceof Refused && error.code !== 'broken') return
      this.#state = null
      this.#ears.lost()
    })
    return next
  }

  /** Awaiting the work takes one microtask turn; chaining it (`then`) takes three. */
  async #after<T>(last: Promise<unknown>, work: () => Promise<T>): Promise<T> {
    await last
    return await work()
  }

  forget(): void {
    this.#state = null
  }

  /** Accepts no more work. Resolves once everything queued is done. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#last
  }

  async ready(): Promise<Table> {
    if (this.#state !== null) return this.#state
    this.#ears.loading()
    const state = await this.#hall.load(this.#id)
    this.#state = state
    await this.#ears.loaded(state)
    return state
  }

  /** Makes a step, stores it, and shows it. If it loses a race, it reloads the table and tries again. */
  async step(wishIn: (state: Table) => Draft, by: By, done: Done): Promise<void> {
    for (let i = 0; i < TRIES; i++) {
      const state = this.#state ?? (await this.ready())
      const doneAt = by && state.doneAt(by.guest, by.choice)
      if (doneAt !== null) return done(doneAt, null)
      const at = this.#hall.now()
      const before = { phase: state.phase, asked: state.asked() }
      const draft = this.#pardon(state, at) ?? wishIn(state)
      if (state.seq >= this.#hall.limits.mostSteps && !ENDS.has(draft.kind))
        throw new Refused('full', siteSays('tooManySteps', { steps: state.seq }))
      const witness = this.#ears.witness(state)
      const make = isHosted(state.plan.game) ? await foresee(this.#hall.packages, state, draft) : null
      const body = make === null ? state.perform(draft, at, witness) : make(() => state.perform(draft, at, witness))
      const isPardon = body.kind === 'downtime'
      const row = stepRow(state, { before, body, at, by: isPardon ? null : by }, this.#attending)
      let isKept: boolean
      try {
        isKept = await this.#hall.append(row)
      } catch (error) {
        return this.#unsure(error)
      }
      if (isKept) {
        this.#vigil.keep(row.told ?? [], at)
        if (by !== null && !isPardon) state.keepDone(by.guest, by.choice)
        this.#hall.counts.steps++
        if (this.#hall.bus.commit === null) this.#hall.bus.publish({ kind: 'steps', tables: [[this.#id, state.seq]] })
        if (!isPardon) done(state.seq, body)
        this.#hall.listing.note(state, state.phase !== before.phase || isSeating(body, before.phase))
        const shown = this.#ears.stepped(state, body, before.phase, witness)
        if (shown !== null) await shown
        this.#hall.archive.consider(state)
        if (before.phase !== 'over' && state.phase === 'over') for (const ear of this.#hall.onOver) ear(state)
        if (!isPardon) return
        continue
      }
      this.#state = null
      this.#hall.counts.lostRaces++
    }
    throw new Refused('too-fast', siteSays('tooManyAtTable'))
  }

  /** A step without a request. */
  duty(wishIn: (state: Table) => Draft | null): Promise<void> {
    return this.line(async () => {
      if (wishIn(await this.ready()) === null) return
      await this.step(
        (state) => wishIn(state) ?? refuse(),
        null,
        () => {},
      )
    })
  }

  async catchUp(state: Table): Promise<void> {
    const missed = await this.#hall.archive.steps(this.#id, state.seq)
    await this.#hall.archive.recall(state, missed)
    if (missed.length > 0) await this.#ears.caughtUp(state)
  }

  /** Clocks did not run during an outage, which must be corrected before anything else. */
  #pardon({ clock, phase }: Table, now: number): Draft | null {
    const since = phase === 'playing' ? (clock?.since() ?? null) : null
    const ms = since === null ? 0 : this.#hall.store.pulse.lost(since, now)
    return ms > 0 ? { kind: 'downtime', ms } : null
  }

  /** It is unknown whether the step was written. The next read from the store shows it, and a repeated id takes effect only once. */
  #unsure(error: unknown): never {
    this.#state = null
    this.#hall.say(`a step may not be on the disk: ${String(error)}`)
    throw new Refused('broken', siteSays('storeSilent'))
  }
}

const stopping = (): never => {
  throw new Refused('stopping', siteSays('stoppingConnect'))
}

export const refuse = (): never => {
  throw new Refused('wrong-time', siteSays('notDue'))
}
