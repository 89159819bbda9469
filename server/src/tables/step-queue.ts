import { type Draft, Refused, type Step, type Table, type Witness } from '@robodrome/table'
import type { Attending } from '../notices/after-step.ts'
import { Vigil } from '../notices/vigil.ts'
import { recall } from './archive.ts'
import { isSeating } from './listing.ts'
import { type By, stepRow } from './step-row.ts'
import type { Surroundings } from './surroundings.ts'

/** How often a lost race is run again before the table is called too busy. */
const TRIES = 20
/** What may still be done at a table whose match has grown too long. */
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

/** What a table does about what its queue has done. */
interface Ears {
  isHere(guest: string): boolean
  /** For those who look on while a step is made. */
  witness(state: Table): Witness | null
  /** It will be read from the store: what is due by the old state is due no more. */
  loading(): void
  loaded(state: Table): Promise<void>
  /** A step is on the disk. Only where somebody is shown it later is there anything to wait for. */
  stepped(state: Table, body: Step, before: Table['phase'], witness: Witness | null): Promise<void> | null
  /** Another process has made steps. */
  caughtUp(state: Table): Promise<void>
  /** The store did not answer: what is in memory was thrown away. */
  lost(): void
}

export type Done = (seq: number, body: Step | null) => void

/**
 * A table in memory, and the one queue through which everything is done to it. A step is committed before anybody hears of it. If it is lost
 * to another process, what is in memory is thrown away and read anew.
 */
export class StepQueue {
  readonly #id: string
  readonly #hall: Surroundings
  readonly #ears: Ears
  readonly #vigil = new Vigil()
  readonly #attending: Attending
  #state: Table | null = null
  #last: Promise<unknown> = Promise.resolve()
  /** When it was last of use, to be forgotten some time after. */
  usedAt: number

  constructor(id: string, hall: Surroundings, ears: Ears) {
    this.#id = id
    this.#hall = hall
    this.#ears = ears
    this.#attending = { isHere: ears.isHere, speaksFor: this.#vigil.speaksFor }
    this.usedAt = hall.now()
  }

  /** Null before it was read, and again after it was forgotten. */
  get state(): Table | null {
    return this.#state
  }

  /** Does some work when all that came before is done. */
  line<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = this.#hall.now()
    const next = this.#after(this.#last, work)
    this.#last = next.catch((error: unknown) => {
      if (error instanceof Refused && error.code !== 'broken') return
      this.#state = null
      this.#ears.lost()
    })
    return next
  }

  /** To wait for what the work promises takes one turn of the queue of promises; to promise the same (`then`) takes three. */
  async #after<T>(last: Promise<unknown>, work: () => Promise<T>): Promise<T> {
    await last
    return await work()
  }

  forget(): void {
    this.#state = null
  }

  async ready(): Promise<Table> {
    if (this.#state !== null) return this.#state
    this.#ears.loading()
    const state = await this.#hall.load(this.#id)
    this.#state = state
    await this.#ears.loaded(state)
    return state
  }

  async step(wishIn: (state: Table) => Draft, by: By, done: Done): Promise<void> {
    for (let i = 0; i < TRIES; i++) {
      const state = this.#state ?? (await this.ready())
      const doneAt = by && state.doneAt(by.guest, by.choice)
      if (doneAt !== null) return done(doneAt, null)
      const at = this.#hall.now()
      const before = { phase: state.phase, asked: state.asked() }
      const draft = this.#pardon(state, at) ?? wishIn(state)
      if (state.seq >= this.#hall.limits.mostSteps && !ENDS.has(draft.kind))
        throw new Refused('full', `This match has ${state.seq} steps, the most that a table keeps: it can only be left.`)
      const witness = this.#ears.witness(state)
      const body = state.perform(draft, at, witness)
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
    throw new Refused('too-fast', 'Too many play at this table at once; try again.')
  }

  /** A step that nobody asked for. */
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
    await recall(state, missed)
    if (missed.length > 0) await this.#ears.caughtUp(state)
  }

  /** While nobody could play no clock has run: that is settled before anything else is done. */
  #pardon({ clock, phase }: Table, now: number): Draft | null {
    const since = phase === 'playing' ? (clock?.since() ?? null) : null
    const ms = since === null ? 0 : this.#hall.store.pulse.lost(since, now)
    return ms > 0 ? { kind: 'downtime', ms } : null
  }

  /** Whether a step was written is not known: the next look at the store tells, and the same id is not done twice. */
  #unsure(error: unknown): never {
    this.#state = null
    this.#hall.say(`a step may not be on the disk: ${String(error)}`)
    throw new Refused('broken', 'The store did not answer. Send it again with the same id.')
  }
}

export const refuse = (): never => {
  throw new Refused('wrong-time', 'It is no longer due.')
}
