/** A side of a bracket fixture: an entrant's seed, nobody (a bye, or both sides of an earlier fixture are out), or not known yet. */
export type Slot = number | typeof NOBODY | typeof LATER
export const NOBODY = 'nobody'
export const LATER = 'later'

/** The result of a bracket fixture: the seed that advances, or that both are out. */
export type Decided = { winner: number } | 'both out'

/** A named bracket fixture: `W1.2` is the second of round 1 in the winners' bracket. */
export interface Tie {
  name: string
  round: number
  /**
   * When it is played: all fixtures of a turn open together. In a double knockout, W1 is turn 1, W2 and L1 are turn 2, W3 and L2 are turn
   * 3, and so on.
   */
  turn: number
  sides: [Slot, Slot]
  /** The winner and the loser, if known yet. */
  winner: Slot
  loser: Slot
}

export type Decisions = ReadonlyMap<string, Decided>

/** LG-KO-1 Seeds in bracket order: 1 meets the last one; a seed above n is a bye. */
export function bracketOrder(n: number): Slot[] {
  let order = [1]
  while (order.length < n) {
    const length = order.length
    order = order.flatMap((seed) => [seed, 2 * length + 1 - seed])
  }
  return order.map((seed) => (seed > n ? NOBODY : seed))
}

/** LG-KO-2 Neighbours meet, and winners of neighbouring fixtures meet in the next round. `name` is the prefix of the fixture names. */
export function knockout(first: readonly Slot[], decisions: Decisions, name = 'W'): Tie[][] {
  const rounds: Tie[][] = []
  for (let slots = first; slots.length > 1; slots = rounds.at(-1)!.map(({ winner }) => winner))
    rounds.push(meet(slots, decisions, name, rounds.length + 1))
  return rounds
}

/** Pairs neighbours in a list. */
export const meet = (slots: readonly Slot[], decisions: Decisions, name: string, round: number): Tie[] =>
  Array.from({ length: slots.length / 2 }, (_, i) =>
    tie(`${name}${round}.${i + 1}`, { round, turn: name === 'L' ? round + 1 : round }, [slots[2 * i]!, slots[2 * i + 1]!], decisions),
  )

/** A side without an opponent advances without a match. LG-KO-4 If both sides are out, the next opponent has a walkover. */
export function tie(name: string, when: Pick<Tie, 'round' | 'turn'>, sides: [Slot, Slot], decisions: Decisions): Tie {
  const [a, b] = sides
  const alone = a === NOBODY ? b : b === NOBODY ? a : null
  if (alone !== null) return { name, ...when, sides, winner: alone, loser: NOBODY }
  const decided = decisions.get(name)
  if (a === LATER || b === LATER || decided === undefined) return { name, ...when, sides, winner: LATER, loser: LATER }
  if (decided === 'both out') return { name, ...when, sides, winner: NOBODY, loser: NOBODY }
  return { name, ...when, sides, winner: decided.winner, loser: decided.winner === a ? b : a }
}

/** Whether a fixture can be played: both sides are known and present. */
export const isReady = ({ sides, winner }: Tie): boolean => winner === LATER && sides.every((side) => typeof side === 'number')

/** LG-KO-5 The losers of the semi-finals play for place 3. */
export const thirdPlace = (rounds: readonly Tie[][], decisions: Decisions): Tie | null => {
  const semis = rounds.at(-2)
  return semis === undefined
    ? null
    : tie('third', { round: rounds.length, turn: rounds.length }, [semis[0]!.loser, semis[1]!.loser], decisions)
}

/** LG-KO-6 Lists the places by seed: entrants beaten in the same round share the place after those who were still in. */
export function knockoutPlaces(rounds: readonly Tie[][], third: Tie | null): Map<number, number> {
  const places = new Map<number, number>()
  const final = rounds.at(-1)?.[0]
  if (final && typeof final.winner === 'number') places.set(final.winner, 1)
  rounds.forEach((ties, i) => {
    const place = 2 ** (rounds.length - 1 - i) + 1
    for (const { sides, winner } of ties)
      for (const side of sides)
        if (typeof side === 'number' && side !== winner && winner !== LATER) places.set(side, placeAmong(rounds, i, place))
  })
  // LG-KO-5 If there was no match for place 3, the losers keep the place of the semi-final.
  if (third && typeof third.winner === 'number' && typeof third.loser === 'number') {
    places.set(third.winner, 3)
    places.set(third.loser, 4)
  }
  return places
}

/** Returns one more than the number of entrants still in after a round; with byes, this is smaller than the bracket's size suggests. */
function placeAmong(rounds: readonly Tie[][], round: number, most: number): number {
  const through = rounds[round]!.filter(({ winner }) => winner !== NOBODY).length
  const out = round === rounds.length - 1 && rounds[round]![0]!.winner === NOBODY
  return out ? 2 : Math.min(most, through + 1)
}
