import { hash } from 'node:crypto'
import { type Game } from '@robodrome/kernel'
import { isHosted } from '@robodrome/outside/hosted'
import { Refused, type SavedTable, type Step, Table, type TablePlan } from '@robodrome/table'
import { foresee } from '../outside/foresee.ts'
import type { Packages } from '../outside/package.ts'
import { Saves } from './saves.ts'
import { stepsAfter, type KeptStep } from './steps.ts'
import type { Store } from '../store/store.ts'
import type { Boxes } from './boxes.ts'
import { siteSays } from '@robodrome/protocol/says'

/**
 * The minimum number of steps between saved positions. They are also a quarter of the match apart, because each contains all earlier
 * events.
 */
const SAVE_EVERY = 100
/** The columns with the facts that a table was opened with. */
const PLAN = ['game', 'settings', 'seats', 'host', 'seed', 'clock', 'absence', 'behind', 'box', 'public', 'rated', 'created_at'] as const

/** Each step updates the point of the record with two hashes. The portable implementation takes several times as long. */
const sha256 = (bytes: Uint8Array): string => hash('sha256', bytes, 'hex')

/** How long steps are replayed before others are served, in milliseconds. */
const SLICE_MS = 5

/**
 * Loads tables from the store: from their steps, which are authoritative, and from a saved position that makes it unnecessary to replay
 * most of them.
 */
export class Archive {
  readonly #store: Store
  readonly #saves: Saves
  readonly #games: ReadonlyMap<string, Game>
  readonly #boxes: Boxes
  readonly #packages: Packages
  readonly #say: (message: string) => void

  constructor(
    store: Store,
    games: ReadonlyMap<string, Game>,
    boxes: Boxes,
    say: (message: string) => void,
    packages: Packages = new Map(),
  ) {
    this.#store = store
    this.#saves = new Saves(store.db)
    this.#games = games
    this.#boxes = boxes
    this.#packages = packages
    this.#say = say
  }

  /** Loads a table after its last step, or null if there is no such table. */
  async load(id: string): Promise<Table | null> {
    const plan = await this.#plan(id)
    if (plan === null) return null
    // The order matters: a saved position must be older than the steps read after it.
    const saved = await this.#saves.find(id)
    const steps = await this.steps(id, 0)
    return (saved === null ? null : await this.#goOn(plan, steps, saved as unknown as SavedTable)) ?? (await this.#recallAll(plan, steps))
  }

  /** Loads a table from its steps alone, without saved positions. */
  async fromSteps(id: string): Promise<Table | null> {
    const plan = await this.#plan(id)
    return plan && this.#recallAll(plan, await this.steps(id, 0))
  }

  readonly steps = (table: string, seq: number): Promise<KeptStep[]> => stepsAfter(this.#store.db, table, seq)

  /** Saves the position from time to time. A failure only makes the next load slower. */
  consider(state: Table): void {
    // The position of a game from outside is what its process reported, so that process is asked again.
    if (state.plan.game.code !== undefined) return
    const since = state.seq - state.savedAt
    if (since < SAVE_EVERY || since < state.savedAt / 4) return
    const saved = state.save()
    if (saved === null) return
    state.savedAt = state.seq
    this.#saves.keep(state.plan.id, state.seq, saved).catch((error: unknown) => this.#say(`a position was not saved: ${String(error)}`))
  }

  /** Continues from the saved position; null if it is invalid, in which case the steps are replayed. */
  async #goOn(plan: TablePlan, steps: readonly KeptStep[], saved: SavedTable): Promise<Table | null> {
    try {
      return await this.#recallAll(plan, steps, saved)
    } catch (error) {
      this.#say(`a saved position was not used: ${String(error)}`)
      return null
    }
  }

  /** Replays steps of a table that another process has made. */
  readonly recall = (state: Table, steps: readonly KeptStep[], saved?: SavedTable): Promise<void> =>
    recall(this.#packages, state, steps, saved)

  async #recallAll(plan: TablePlan, steps: readonly KeptStep[], saved?: SavedTable): Promise<Table> {
    const state = new Table(plan)
    await this.recall(state, steps, saved)
    if (saved !== undefined) state.savedAt = saved.course.seq
    return state
  }

  async #plan(id: string): Promise<TablePlan | null> {
    const row = await this.#store.db.selectFrom('tables').select(PLAN).where('id', '=', id).executeTakeFirst()
    if (row === undefined) return null
    const { settings, seats, host, seed, clock, absence, behind } = row
    const game = row.box === null ? this.#games.get(row.game) : await this.#boxes.game(row.box)
    if (game === undefined || game === null) throw new Refused('not-found', siteSays('notInstalled', { game: row.game }))
    return {
      id,
      game,
      settings,
      seats,
      public: row.public,
      clock,
      absence,
      rated: row.rated,
      behind,
      host,
      seed,
      createdAt: row.created_at.getTime(),
      sha256,
    }
  }
}

/** Replays steps in slices, so that a long match does not block everybody else. */
async function recall(packages: Packages, state: Table, steps: readonly KeptStep[], saved?: SavedTable): Promise<void> {
  let pause = performance.now() + SLICE_MS
  for (const { seq, at, guest, choice, body } of steps) {
    const step = JSON.parse(body) as Step
    const make = isHosted(state.plan.game) ? await foresee(packages, state, step) : null
    if (make === null) state.recall(seq, step, at, saved)
    else make(() => state.recall(seq, step, at))
    if (guest !== null && choice !== null) state.keepDone(guest, choice)
    if (performance.now() < pause) continue
    await new Promise(setImmediate)
    pause = performance.now() + SLICE_MS
  }
}
