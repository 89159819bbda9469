import type { Seat } from '@robodrome/kernel'
import { type ChatLine, type News, newsOf, type Rehearsal, sightOf, type Table } from '@robodrome/table'
import { jsonOf, otherThan, piecesOf } from './pieces.ts'

/** What a watcher has: the step, and what is the same for all; null if it has seen nothing yet through these eyes. */
type Has = { seq: number; shared: readonly string[] | null }

/**
 * The match through the eyes of a seat, for all who look through them with the same rights. Whoever has the step before is sent only what
 * is other now. That tells no more than a whole snapshot: it lies between two of them.
 */
export class Eyes {
  readonly seat: Seat | null
  /** Whether who looks through them plays. */
  readonly isSeated: boolean
  readonly #rights: string[]
  #seq = 0
  #sight: string[] = []
  /** What must be added to what was to be seen at step `#from`. */
  #from = -1
  #other: string[] = []

  constructor(seat: Seat | null, own: Seat[], host: boolean) {
    this.seat = seat
    this.isSeated = own.length > 0
    this.#rights = piecesOf({ own, host, seat })
  }

  /** The message that brings a watcher up to date, with the lines of the chat that it has not yet. `last`: the last step, for all who are shown it. */
  message(state: Table, shared: readonly string[], chat: readonly ChatLine[], has: Has, last: Rehearsal | null): string {
    if (state.seq !== this.#seq) this.#look(state)
    const { course, seq, plan } = state
    const news = newsOf({ game: plan.game, course, chat }, this.seat, has.seq, last)
    // Onlookers who see it later may have seen all that they may see so far.
    const hasSeen = has.seq === seq
    if (has.shared === null || (has.seq !== this.#from && !hasSeen))
      return `{"type":"snapshot","snapshot":{${[...shared, ...this.#rights, ...this.#sightOf(state)].join()},${written(seq, news)}}}`
    const other = [...(has.shared === shared ? [] : otherThan(has.shared, shared)), ...(hasSeen ? [] : this.#other)]
    return `{"type":"change","change":{${other.join()}${other.length > 0 ? ',' : ''}${written(seq, news)}}}`
  }

  #look(state: Table): void {
    const before = this.#sight
    this.#sight = this.#sightOf(state)
    this.#other = otherThan(before, this.#sight)
    this.#from = this.#seq
    this.#seq = state.seq
  }

  readonly #sightOf = ({ plan, course }: Table): string[] => piecesOf(sightOf({ game: plan.game, course }, this.seat))
}

const written = (seq: number, { after, events, chat }: News): string =>
  `"seq":${seq},"after":${after},"events":${jsonOf(events)},"chat":${jsonOf(chat)}`
