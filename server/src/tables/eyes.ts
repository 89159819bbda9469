import type { Seat } from '@robodrome/kernel'
import { type ChatLine, type News, newsOf, type Rehearsal, type SeenEvent, sightOf, type Table } from '@robodrome/table'
import { jsonOf, otherThan, piecesOf } from './pieces.ts'
import { listJson, sightPieces } from './sight-json.ts'

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
  #sight: readonly string[] = []
  /** What must be added to what was to be seen at step `#from`. */
  #from = -1
  #other = ''

  constructor(seat: Seat | null, own: Seat[], kept: Seat[], host: boolean) {
    this.seat = seat
    this.isSeated = own.length > 0
    this.#rights = piecesOf({ own, kept, host, seat })
  }

  /** The message that brings a watcher up to date, with the lines of the chat that it has not yet. `last`: the last step, for all who are shown it. */
  message(state: Table, shared: readonly string[], chat: readonly ChatLine[], has: Has, last: Rehearsal | null): string {
    if (state.seq !== this.#seq) this.#look(state, last)
    const { course, seq, plan } = state
    const news = newsOf({ game: plan.game, course, chat }, this.seat, has.seq, last)
    // Onlookers who see it later may have seen all that they may see so far.
    const hasSeen = has.seq === seq
    if (has.shared === null || (has.seq !== this.#from && !hasSeen)) {
      const all = [...shared, ...this.#rights, ...this.#sightOf(state, last)]
      return `{"type":"snapshot","snapshot":{${all.join()},${written(seq, news, last)}}}`
    }
    const other = has.shared === shared ? '' : withCommas(otherThan(has.shared, shared))
    return `{"type":"change","change":{${other}${hasSeen ? '' : this.#other}${written(seq, news, last)}}}`
  }

  #look(state: Table, last: Rehearsal | null): void {
    const before = this.#sight
    this.#sight = this.#sightOf(state, last)
    this.#other = withCommas(otherThan(before, this.#sight))
    this.#from = this.#seq
    this.#seq = state.seq
  }

  readonly #sightOf = ({ plan, course }: Table, last: Rehearsal | null) =>
    sightPieces(sightOf({ game: plan.game, course }, this.seat, last), last)
}

/** Pieces in front of others. */
const withCommas = (pieces: readonly string[]): string => pieces.map((piece) => `${piece},`).join('')

const written = (seq: number, { after, events, chat }: News, last: Rehearsal | null): string =>
  `"seq":${seq},"after":${after},"events":${listJson(events, (event) => eventJson(event, last))},"chat":${jsonOf(chat)}`

/** Field by field, of which none can be left out here without a word from the compiler. */
const eventJson = (seen: SeenEvent, last: Rehearsal | null): string => {
  const json: Record<keyof SeenEvent, string> = {
    seq: String(seen.seq),
    event: last === null ? JSON.stringify(seen.event) : last.json(seen.event),
    scene: seen.scene === undefined ? '' : `,"scene":${jsonOf(seen.scene)}`,
  }
  return `{"seq":${json.seq},"event":${json.event}${json.scene}}`
}
