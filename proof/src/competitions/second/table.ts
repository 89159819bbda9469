/** One side's result of a match. */
export interface Share {
  entrant: number
  points: number
  isWin: boolean
  diff: number
  place: number
}

/** A match as it counts for one entrant against one opponent. */
type Meeting = { round: number; of: number; against: number; points: number }

/**
 * LG-TB-2 The table of a stage, filled in as a scorekeeper would: match by match, in the boxes of its players. `rounds` is R, the completed
 * rounds. With `isSwiss`, V credits entrants that are out.
 */
export class ScoreSheet {
  readonly #boxes = new Map<number, Record<'points' | 'entries' | 'wins' | 'diff' | 'firsts' | 'seconds', number>>()
  readonly #meetings: Meeting[] = []
  readonly #lastRoundOfThoseOut = new Map<number, number>()
  readonly #rounds: number
  readonly #isSwiss: boolean

  constructor(rounds: number, isSwiss: boolean) {
    this.#rounds = rounds
    this.#isSwiss = isSwiss
  }

  /** Enters a match. Points always count; everything else counts only if the match counts as played. */
  match(round: number, shares: readonly Share[], isPlayed: boolean): void {
    for (const { entrant, points, isWin, diff, place } of shares) {
      this.free(entrant, points)
      if (!isPlayed) continue
      const box = this.#box(entrant)
      if (isWin) box.wins++
      if (place === 1) box.firsts++
      if (place === 2) box.seconds++
      box.diff += diff
      for (const other of shares) if (other.entrant !== entrant) this.#meetings.push({ round, of: entrant, against: other.entrant, points })
    }
  }

  /** Enters points without a match: a bye or an absence. */
  free(entrant: number, points: number): void {
    const box = this.#box(entrant)
    box.points += points
    box.entries++
  }

  out(entrant: number, lastPairedIn: number): void {
    this.#lastRoundOfThoseOut.set(entrant, Math.max(lastPairedIn, this.#lastRoundOfThoseOut.get(entrant) ?? 0))
  }

  readonly points = (entrant: number): number => this.#box(entrant).points
  readonly entries = (entrant: number): number => this.#box(entrant).entries

  /** LG-TB-1 A place is one more than the number of entrants ahead. Each criterion moves entrants down behind others with the same place. */
  order(entrants: readonly number[], codes: readonly string[], lotOf: (entrant: number) => number): number[] {
    const ahead = new Map(entrants.map((entrant) => [entrant, 0]))
    for (const code of codes) {
      const worth = new Map(
        entrants.map((entrant) => {
          const tied = entrants.filter((other) => ahead.get(other) === ahead.get(entrant))
          return [entrant, code === 'LOT' ? -lotOf(entrant) : this.#worth(code, entrant, tied)]
        }),
      )
      const before = new Map(ahead)
      for (const one of entrants)
        for (const other of entrants)
          if (before.get(one) === before.get(other) && worth.get(other)! > worth.get(one)!) ahead.set(one, ahead.get(one)! + 1)
    }
    return entrants.toSorted((a, b) => ahead.get(a)! - ahead.get(b)!)
  }

  #worth(code: string, entrant: number, tied: readonly number[]): number {
    const { points, wins, diff, firsts, seconds } = this.#box(entrant)
    const own = this.#meetings.filter(({ of }) => of === entrant)
    const opponents = own.reduce((all, { against }) => all + this.points(against), 0)
    const weighed = own.reduce((all, meeting) => all + meeting.points * this.#v(meeting.against), 0)
    const simple: Record<string, number> = {
      PTS: points,
      WIN: wins,
      DIFF: diff,
      FIRST: firsts,
      SECOND: seconds,
      OPP: opponents,
      SB: weighed,
    }
    if (code === 'DE') return this.#direct(entrant, tied)
    if (code !== 'BH' && code !== 'BH1') return simple[code] ?? 0
    const single: number[] = []
    for (let round = 1; round <= this.#rounds; round++) {
      const met = own.filter((meeting) => meeting.round === round)
      single.push(met.length === 0 ? points : met.reduce((all, { against }) => all + this.#v(against), 0))
    }
    single.sort((a, b) => a - b)
    if (code === 'BH1') single.shift()
    return single.reduce((all, each) => all + each, 0)
  }

  #v(entrant: number): number {
    const last = this.#isSwiss ? this.#lastRoundOfThoseOut.get(entrant) : undefined
    return this.points(entrant) + (last === undefined || last >= this.#rounds ? 0 : this.#rounds - last)
  }

  /** Whether all pairs of tied entrants have met equally often, and at least once. */
  #direct(entrant: number, tied: readonly number[]): number {
    const between = (a: number, b: number): Meeting[] => this.#meetings.filter(({ of, against }) => of === a && against === b)
    const often = tied.length > 1 ? between(tied[0]!, tied[1]!).length : 0
    for (const a of tied) for (const b of tied) if (a !== b && between(a, b).length !== often) return 0
    if (often === 0) return 0
    // A match of several entrants counts as one match, however many of the tied entrants took part, because an entrant plays one match in a
    // round.
    const rounds = new Map(tied.flatMap((other) => between(entrant, other)).map((meeting) => [meeting.round, meeting.points]))
    return [...rounds.values()].reduce((all, each) => all + each, 0)
  }

  #box(entrant: number) {
    let box = this.#boxes.get(entrant)
    if (box === undefined) this.#boxes.set(entrant, (box = { points: 0, entries: 0, wins: 0, diff: 0, firsts: 0, seconds: 0 }))
    return box
  }
}
