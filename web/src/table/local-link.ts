import type { Json, Seat } from '@robodrome/kernel'
import type { Advice } from '@robodrome/minds'
import type { Moment } from './moments.ts'
import { boxFor } from './boxes.ts'
import { KernelWorker } from './kernel-worker.ts'
import { TableLink, type Order } from './link.ts'
import { language } from '../words/language.ts'
import { words } from '../words/index.ts'
import { saveTable, type SavedTable } from './saved.ts'
import type { Place } from './worker-messages.ts'

/** A table in this browser. It is saved at every step and survives a reload. */
export class LocalLink extends TableLink {
  readonly kind = 'local'
  override here: SavedTable
  readonly #worker: KernelWorker

  /** `kept` tells whether it is saved at every step, as exercises are not. `place` is the position of a record from which it begins. */
  constructor(table: SavedTable, kept = true, place?: Place) {
    super()
    this.here = table
    this.#worker = new KernelWorker(
      (news) => {
        if (news.type !== 'changed') return
        this.here = news.table
        if (kept) saveTable(news.table)
        this.update({ chances: news.chances })
        this.receive(news.snapshot)
      },
      (error) => this.update({ status: 'gone', fault: { code: 'broken', message: error.message } }),
    )
    void this.turnTo(table, place)
  }

  /** Opens another table here, in the same worker, as its place or a seat sees it; otherwise, as the seat that must choose. */
  async turnTo(table: SavedTable, place?: Place, seat?: Seat): Promise<void> {
    try {
      const box = await boxFor({ table: 'local', box: table.box })
      await this.#worker.ask('open', { table, box, place, seat })
    } catch (error) {
      this.update({ status: 'gone', fault: { code: 'broken', message: error instanceof Error ? error.message : String(error) } })
    }
  }

  override close(): void {
    this.#worker.close()
  }
  override async look(seat: Seat | null): Promise<void> {
    await this.#worker.ask('look', { seat })
  }
  override ask(kind: string, args: Json): Promise<Json> {
    return this.#worker.ask('ask', { kind, args })
  }
  override record(): Promise<string> {
    return this.#worker.ask('record', {})
  }
  override moments(): Promise<Moment[]> {
    return this.#worker.ask('moments', {})
  }
  override hint(): Promise<Advice | null> {
    return this.#worker.ask('hint', {})
  }
  override hintWhy(better: string, chosen: string): Promise<string | null> {
    return this.#worker.ask('hintWhy', { better, chosen, language })
  }
  protected override promise(): string {
    throw new Error(words.faults.seated)
  }
  protected override async send(order: Order): Promise<void> {
    if (order.type !== 'chat' && order.type !== 'rematch') await this.#worker.ask('do', { wish: order })
  }
}

/** A battle that somebody sent for watching. None of it is saved here, and its record is the one that was sent. */
export class SentLink extends LocalLink {
  override readonly isForeign = true
  readonly #record: string

  constructor(table: SavedTable, record: string) {
    super(table, false)
    this.#record = record
  }
  override record(): Promise<string> {
    return Promise.resolve(this.#record)
  }
}
