import type { Seat } from '@robodrome/kernel'
import { type ChatLine, type News, newsOf, type Rehearsal, type SeenEvent, sightOf, type Table } from '@robodrome/table'
import { jsonOf, otherThan, piecesOf } from './pieces.ts'
import { listJson, sightPieces } from './sight-json.ts'

/** What a watcher has received: the step, and the shared part. Null if nothing was sent for this view yet. */
type Has = { seq: number; shared: readonly string[] | null }

/**
 * The match as a seat sees it, for all watchers with the same rights. A watcher that has the previous step gets only the changes, which
 * reveal nothing beyond the two snapshots.
 */
export class Eyes {
  readonly seat: Seat | null
  /** Whether these watchers play. */
  readonly isSeated: boolean
  readonly #rights: string[]
  #seq = 0
  #sight: readonly string[] = []
  /** The step from which the cached changes start. */
  #from = -1
  #other = ''

  constructor(seat: Seat | null, own: Seat[], kept: Seat[], host: boolean) {
    this.seat = seat
    this.isSeated = own.length > 0
    this.#rights = piecesOf({ own, kept, host, seat })
  }

  /** The message that brings a watcher up to date, with the chat lines it lacks. `last` is the last step, for watchers who see it. */
  message(state: Table, shared: readonly string[], chat: readonly ChatLine[], has: Has, last: Rehearsal | null): string {
    if (state.seq !== this.#seq) this.#look(state, last)
    const { course, seq, plan } = state
    const news = newsOf({ game: plan.game, course, chat }, this.seat, has.seq, last)
    // Delayed spectators may have received everything that is public so far.
    const hasSeen = has.seq === seq
    if (has.shared === null || (has.seq !== this.#from && !hasSeen)) {
      const all = [...shared, ...this.#rights, ...this.#sightOf(state, last)]
      return `{"type":"snapshot","snapshot":{${all.join()},${written(seq, news, last)}}}`
    }
    const other = has.shared === shared ? '' : otherThan(has.shared, shared)
    return `{"type":"change","change":{${other}${hasSeen ? '' : this.#other}${written(seq, news, last)}}}`
  }

  #look(state: Table, last: Rehearsal | null): void {
    const before = this.#sight
    this.#sight = this.#sightOf(state, last)
    this.#other = otherThan(before, this.#sight)
    this.#from = this.#seq
    this.#seq = state.seq
  }

  readonly #sightOf = ({ plan, course }: Table, last: Rehearsal | null) =>
    sightPieces(sightOf({ game: plan.game, course }, this.seat, last), last)
}

const written = (seq: number, { after, events, chat }: News, last: Rehearsal | null): string =>
  `"seq":${seq},"after":${after},"events":${listJson(events, (event) => eventJson(event, last))},"chat":${jsonOf(chat)}`

/** Written field by field, so that the compiler rejects a missing field. */
const eventJson = (seen: SeenEvent, last: Rehearsal | null): string => {
  const json: Record<keyof SeenEvent, string> = {
    seq: String(seen.seq),
    event: last === null ? JSON.stringify(seen.event) : last.json(seen.event),
    scene: seen.scene === undefined ? '' : `,"scene":${jsonOf(seen.scene)}`,
  }
  return `{"seq":${json.seq},"event":${json.event}${json.scene}}`
}
