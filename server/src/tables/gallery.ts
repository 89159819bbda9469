import type { Seat } from '@robodrome/kernel'
import {
  type Around,
  type ChatLine,
  closesAt,
  dueAt,
  type Guest,
  Rehearsal,
  standingOf,
  seatsOf,
  sittingOf,
  type Table,
  Witness,
} from '@robodrome/table'
import { Eyes } from './eyes.ts'
import { timeOf } from './late.ts'
import { piecesOf } from './pieces.ts'
import { Presence } from './presence.ts'
import type { SharedJson, Seen, Watching } from './watching.ts'

interface House {
  now(): number
}

/** A watcher that has said hello, with its view of a table. */
type Show = { watching: Watching; seen: Seen; eyes: Eyes; shown: Table }

/** The last step for everybody who sees it, as observed by `witness`. */
const rehearsalFor = (shown: Table, shows: readonly Show[], witness: Witness | null): Rehearsal | null => {
  const { course, plan } = shown
  const seats: (Seat | null)[] = []
  for (const { eyes, shown: other } of shows) if (other === shown && !seats.includes(eyes.seat)) seats.push(eyes.seat)
  return course && new Rehearsal(plan.game, course, seats, witness)
}

/** Everybody who watches a table through this process, and what each of them receives. */
export class Gallery {
  readonly watchers = new Set<Watching>()
  readonly presence: Presence
  /** The latest chat lines, or null before they have been read. */
  chat: readonly ChatLine[] | null = null
  readonly #house: House
  readonly #eyes = new Map<string, Eyes>()
  /** The shared parts of the live table and of the delayed one. */
  #shared: readonly SharedJson[] = []

  constructor(house: House) {
    this.#house = house
    this.presence = new Presence(house.now())
  }

  /**
   * Sends each watcher what it lacks, through its own view. Shared parts are serialised once. `late` is the match as spectators may see it;
   * if it is null, they get nothing. `witness` is the observer of the live table's last step.
   */
  show(state: Table, late: Table | null, watchers: Iterable<Watching> = this.watchers, witness: Witness | null = null): void {
    const chat = this.chat ?? []
    const shared = this.#sharedOf(state)
    // A delayed watcher gets everything delayed, including clocks and seats.
    const sharedLate = late === null || late === state ? shared : this.#sharedOf(late, true)
    const lastLine = chat.at(-1)?.n ?? 0
    const shows = this.#shows(state, late, shared, watchers)
    const written: { eyes: Eyes; seq: number; chat: number; shared: SharedJson | null; text: string }[] = []
    let [rehearsed, rehearsal]: [Table | null, Rehearsal | null] = [null, null]
    for (const { watching, seen, eyes, shown } of shows) {
      const own = shown === state ? shared : sharedLate
      const has = watching.isWhole !== true && seen.last?.eyes === eyes ? seen.last.shared : null
      let found = written.find((each) => each.eyes === eyes && each.seq === seen.seq && each.chat === seen.chat && each.shared === has)
      if (found === undefined) {
        if (rehearsed !== shown) [rehearsed, rehearsal] = [shown, rehearsalFor(shown, shows, shown === state ? witness : null)]
        const lines = heard(chat, eyes, state.phase, seen)
        const text = eyes.message(shown, own.pieces, lines, { seq: seen.seq, shared: has && has.pieces }, rehearsal)
        written.push((found = { eyes, seq: seen.seq, chat: seen.chat, shared: has, text }))
      }
      seen.seq = shown.seq
      seen.chat = Math.max(seen.chat, lastLine)
      seen.seat = eyes.seat
      if (has !== own) seen.last = { eyes, shared: own }
      watching.sendText(found.text)
    }
  }

  /** Makes an observer for the current watchers of the live table, or null if there are none. */
  witness(isLate: boolean): Witness | null {
    const seats: (Seat | null)[] = []
    for (const { seen } of this.watchers)
      if (seen !== null && !(isLate && seen.seat === null) && !seats.includes(seen.seat)) seats.push(seen.seat)
    return seats.length === 0 ? null : new Witness(seats)
  }

  /** Lists who sees which view. */
  #shows(state: Table, late: Table | null, shared: SharedJson, watchers: Iterable<Watching>): Show[] {
    const shows: Show[] = []
    for (const watching of watchers) {
      const { seen } = watching
      if (seen === null) continue
      const eyes = seen.last?.shared === shared ? seen.last.eyes : this.#eyesOf(state, watching.guest, seen.seat)
      const shown = eyes.seat === null ? late : state
      if (shown !== null) shows.push({ watching, seen, eyes, shown })
    }
    return shows
  }

  /** Returns the rights of a watcher: those of the table's owner, or of anyone. */
  address({ host }: Table): string {
    const all = [...this.watchers]
    return (all.find(({ guest }) => guest?.id === host) ?? all[0])?.address ?? ''
  }

  /** Sends only the list of people present, because nothing else has changed. */
  showSeats(state: Table, late: Table | null): void {
    const all = [...this.watchers]
    if (late === state) return this.#showHere(state, false, all)
    const isOnlooker = ({ seen }: Watching): boolean => seen?.seat === null
    this.#showHere(
      state,
      false,
      all.filter((each) => !isOnlooker(each)),
    )
    if (late !== null) this.#showHere(late, true, all.filter(isOnlooker))
  }

  #showHere(shown: Table, isLater: boolean, watchers: readonly Watching[]): void {
    const around = this.#around(shown, isLater)
    const here = { seats: seatsOf(shown, around), watching: around.watching }
    const text = JSON.stringify({ type: 'seats', ...here })
    const fresh = new Map(piecesOf(here).map((piece) => [nameOfPiece(piece), piece]))
    // This becomes their base: the next change is computed from it, even one that restores an earlier value.
    const kept = new Map<SharedJson, SharedJson>()
    for (const watching of watchers) {
      const { seen } = watching
      if (seen === null) continue
      if (seen.last !== null) {
        const { eyes, shared } = seen.last
        let now = kept.get(shared)
        if (now === undefined) {
          now = { ...shared, pieces: shared.pieces.map((piece) => fresh.get(nameOfPiece(piece)) ?? piece) }
          kept.set(shared, now)
        }
        seen.last = { eyes, shared: now }
      }
      watching.sendText(text)
    }
  }

  /** Stores the chat and sends new lines. */
  showChat(chat: readonly ChatLine[], phase: Table['phase']): void {
    const known = this.chat?.at(-1)?.n ?? 0
    this.chat = chat
    const lines = chat.filter(({ n }) => n > known)
    if (lines.length === 0) return
    for (const watching of this.watchers) {
      const { seen } = watching
      if (seen === null) continue
      watching.seen = { ...seen, chat: lines.at(-1)!.n }
      const fresh = seen.last === null ? [] : heard(lines, seen.last.eyes, phase, seen)
      if (fresh.length > 0) watching.sendText(JSON.stringify({ type: 'chat', lines: fresh }))
    }
  }

  /** Nobody keeps the view of a seat that is no longer theirs, and a player who has just sat down gets its view. */
  #eyesOf({ phase, host: hosting, own: seatsOf, kept: keptFor }: Table, guest: Guest | null, wanted: Seat | null): Eyes {
    const own = seatsOf(guest?.id ?? null)
    const kept = keptFor(guest?.id ?? null)
    const held = wanted !== null && own.includes(wanted) ? wanted : null
    const seat = held ?? (phase === 'open' ? (own[0] ?? null) : null)
    const host = guest?.id === hosting
    const name = `${seat} ${host} ${own.join()} ${kept.join()}`
    let eyes = this.#eyes.get(name)
    if (eyes === undefined) this.#eyes.set(name, (eyes = new Eyes(seat, own, kept, host)))
    return eyes
  }

  /** Reuses the previous one as long as nobody has come, gone or changed seats, and nothing in it depends on time. */
  #sharedOf(state: Table, isLater = false): SharedJson {
    const { phase, settled, clock } = state
    const { version } = this.presence
    const last = this.#shared.find(({ of }) => of === state)
    const isTimeless = clock === null && closesAt(state) === null && dueAt(state) === null
    if (last !== undefined && last.phase === phase && last.settled === settled && last.version === version && isTimeless) return last
    const shared = { of: state, phase, settled, version, pieces: this.#writeShared(state, isLater) }
    this.#shared = [shared, ...this.#shared.filter(({ of }) => of !== state)].slice(0, 2)
    return shared
  }

  #writeShared(state: Table, isLater: boolean): string[] {
    const { seq: _seq, ...standing } = sittingOf(state, this.#around(state, isLater))
    return piecesOf(standingOf(standing))
  }

  #around(state: Table, isLater: boolean): Around {
    const here = this.presence.guests()
    return {
      isHere: (guest) => here.has(guest),
      watching: this.onlookers(state),
      now: isLater ? timeOf(state, this.#house.now()) : this.#house.now(),
    }
  }

  /** Counts the spectators. */
  onlookers(state: Table): number {
    const seated = new Set(state.chairs.map(({ guest }) => guest))
    return [...this.presence.guests()].filter((guest) => !seated.has(guest)).length
  }
}

const nameOfPiece = (piece: string): string => piece.slice(0, piece.indexOf(':'))

/** Players and spectators chat separately during a match. */
export const talkApart = ({ phase }: Pick<Table, 'phase'>): boolean => phase === 'playing'

/** Lists the lines that a watcher lacks. The other group's lines become visible after the match. */
const heard = (chat: readonly ChatLine[], { isSeated }: Eyes, phase: Table['phase'], seen: Seen): ChatLine[] => {
  const isOwnSide = ({ seat }: ChatLine): boolean => (seat !== null) === isSeated
  if (chat.length === 0) return []
  if (talkApart({ phase })) return chat.filter((line) => line.n > seen.chat && isOwnSide(line))
  const wasApart = seen.last?.shared.phase === 'playing'
  return chat.filter((line) => line.n > seen.chat || (wasApart && !isOwnSide(line)))
}
