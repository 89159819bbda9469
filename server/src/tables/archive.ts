import { type Game } from '@robodrome/kernel'
import { Refused, type SavedTable, type Step, Table, type TablePlan } from '@robodrome/table'
import { Saves } from './saves.ts'
import { stepsAfter, type KeptStep } from './steps.ts'
import type { Store } from '../store/store.ts'
import type { Boxes } from './boxes.ts'

/**
 * The minimum number of steps between saved positions, which are also a quarter of the match apart: each contains all earlier events.
 */
const SAVE_EVERY = 100
/** How long steps are replayed before others are served. */
const SLICE_MS = 5

/** Loads tables from the store: their steps, which are the truth, and a saved position that makes replaying most of them needless. */
export class Archive {
  readonly #store: Store
  readonly #saves: Saves
  readonly #games: ReadonlyMap<string, Game>
  readonly #boxes: Boxes
  readonly #say: (message: string) => void

  constructor(store: Store, games: ReadonlyMap<string, Game>, boxes: Boxes, say: (message: string) => void) {
    this.#store = store
    this.#saves = new Saves(store.db)
    this.#games = games
    this.#boxes = boxes
    this.#say = say
  }

  /** A table after its last step, or null if there is no such table. */
  async load(id: string): Promise<Table | null> {
    const plan = await this.#plan(id)
    if (plan === null) return null
    // The order matters: a saved position is older than the steps read after it.
    const saved = await this.#saves.find(id)
    const steps = await this.steps(id, 0)
    return (saved === null ? null : await this.#goOn(plan, steps, saved as unknown as SavedTable)) ?? (await recallAll(plan, steps))
  }

  /** The same from the steps alone, without saved positions. */
  async fromSteps(id: string): Promise<Table | null> {
    const plan = await this.#plan(id)
    return plan && recallAll(plan, await this.steps(id, 0))
  }

  readonly steps = (table: string, seq: number): Promise<KeptStep[]> => stepsAfter(this.#store.db, table, seq)

  /** Saves the position now and then. A failure only makes the next load slower. */
  consider(state: Table): void {
    const since = state.seq - state.savedAt
    if (since < SAVE_EVERY || since < state.savedAt / 4) return
    const saved = state.save()
    if (saved === null) return
    state.savedAt = state.seq
    this.#saves.keep(state.plan.id, state.seq, saved).catch((error: unknown) => this.#say(`a position was not saved: ${String(error)}`))
  }

  /** Null if the saved position is invalid. Then the steps are replayed. */
  async #goOn(plan: TablePlan, steps: readonly KeptStep[], saved: SavedTable): Promise<Table | null> {
    try {
      return await recallAll(plan, steps, saved)
    } catch (error) {
      this.#say(`a saved position was not used: ${String(error)}`)
      return null
    }
  }

  async #plan(id: string): Promise<TablePlan | null> {
    const row = await this.#store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    if (row === undefined) return null
    const { settings, seats, host, seed, clock, absence, behind } = row
    const game = row.box === null ? this.#games.get(row.game) : await this.#boxes.game(row.box)
    if (game === undefined || game === null) throw new Refused('not-found', `The game ${row.game} is not installed here.`)
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
    }
  }
}

async function recallAll(plan: TablePlan, steps: readonly KeptStep[], saved?: SavedTable): Promise<Table> {
  const state = new Table(plan)
  await recall(state, steps, saved)
  if (saved !== undefined) state.savedAt = saved.course.seq
  return state
}

/** Replays steps in slices, so that a long match does not block everybody else. */
export async function recall(state: Table, steps: readonly KeptStep[], saved?: SavedTable): Promise<void> {
  let pause = performance.now() + SLICE_MS
  for (const { seq, at, guest, choice, body } of steps) {
    state.recall(seq, JSON.parse(body) as Step, at, saved)
    if (guest !== null && choice !== null) state.keepDone(guest, choice)
    if (performance.now() < pause) continue
    await new Promise(setImmediate)
    pause = performance.now() + SLICE_MS
  }
}
