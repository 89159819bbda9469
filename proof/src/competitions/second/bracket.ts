/** A side: its seed, nobody, or not known yet. */
type Side = number | 'nobody' | 'unknown'

/** The result of a bracket fixture, by its name: the seed that advances, or nobody. */
type Endings = ReadonlyMap<string, number | 'nobody'>

interface Meeting {
  name: string
  /** Fixtures of one turn open together. */
  turn: number
  sides: [Side, Side]
  on: Side
  falls: Side
}

/** LG-KO-1 */
function seedOrder(n: number): Side[] {
  const order: number[] = [1]
  while (order.length < n) {
    const sum = 2 * order.length + 1
    for (let i = order.length - 1; i >= 0; i--) order.splice(i + 1, 0, sum - order[i]!)
  }
  return order.map((seed) => (seed <= n ? seed : 'nobody'))
}

function meeting(name: string, turn: number, sides: [Side, Side], endings: Endings): Meeting {
  const [a, b] = sides
  if (a === 'nobody') return { name, turn, sides, on: b, falls: 'nobody' }
  if (b === 'nobody') return { name, turn, sides, on: a, falls: 'nobody' }
  const ending = a === 'unknown' || b === 'unknown' ? undefined : endings.get(name)
  if (ending === undefined) return { name, turn, sides, on: 'unknown', falls: 'unknown' }
  return { name, turn, sides, on: ending, falls: ending === 'nobody' ? 'nobody' : ending === a ? b : a }
}

const neighbours = (list: readonly Side[]): [Side, Side][] =>
  list.flatMap((side, i): [Side, Side][] => (i % 2 === 0 ? [[side, list[i + 1]!]] : []))

/** A bracket as far as it is known: LG-KO-2, LG-KO-5, LG-DK-1, LG-DK-2. */
export class SecondBracket {
  readonly winners: Meeting[][] = []
  readonly losers: Meeting[][] = []
  readonly last: Meeting[] = []

  constructor(n: number, isDouble: boolean, third: boolean, endings: Endings) {
    let list = seedOrder(n)
    for (let r = 1; list.length > 1; r++) {
      const round = neighbours(list).map((sides, i) => meeting(`W${r}.${i + 1}`, r, sides, endings))
      this.winners.push(round)
      list = round.map(({ on }) => on)
    }
    const k = this.winners.length
    if (!isDouble) {
      const semis = this.winners.at(-2)
      if (third && semis) this.last.push(meeting('third', k, [semis[0]!.falls, semis[1]!.falls], endings))
      return
    }
    const fallen = (r: number): Side[] => this.winners[r - 1]!.map(({ falls }) => falls)
    const add = (pairs: [Side, Side][]): Side[] => {
      const j = this.losers.length + 1
      this.losers.push(pairs.map((sides, i) => meeting(`L${j}.${i + 1}`, j + 1, sides, endings)))
      return this.losers[j - 1]!.map(({ on }) => on)
    }
    let through: Side[] = k > 1 ? add(neighbours(fallen(1))) : fallen(1)
    for (let r = 2; r <= k; r++) {
      const from = r % 2 === 0 ? fallen(r).toReversed() : fallen(r)
      through = add(through.map((side, i): [Side, Side] => [side, from[i]!]))
      if (r < k) through = add(neighbours(through))
    }
    const final = meeting('final', 2 * k, [list[0]!, through[0]!], endings)
    this.last.push(final)
    const isUpset = typeof final.sides[0] === 'number' && typeof final.sides[1] === 'number' && final.on === final.sides[1]
    if (isUpset) this.last.push(meeting('decider', 2 * k + 1, [final.sides[1], final.sides[0]], endings))
  }

  /** LG-PACE-1, LG-SEAT-1 Lists the fixtures of the next round, each with its sides in seat order. */
  next(taken: ReadonlySet<string>): { name: string; sides: [number, number] }[] {
    const ready = [...this.winners, ...this.losers, this.last]
      .flat()
      .filter(({ name, sides, on }) => on === 'unknown' && sides.every((side) => typeof side === 'number') && !taken.has(name))
    const turn = Math.min(...ready.map((each) => each.turn))
    return ready
      .filter((each) => each.turn === turn)
      .map(({ name, sides: [a, b] }) => {
        const two: [number, number] = [a as number, b as number]
        return { name, sides: name === 'final' || name === 'decider' || two[0] < two[1] ? two : [two[1], two[0]] }
      })
  }

  /** LG-KO-4, LG-KO-6, LG-DK-3 Lists the places by seed of a finished bracket. */
  places(): Map<number, number> {
    return this.losers.length > 0 || this.last.some(({ name }) => name === 'final') ? this.#double() : this.#single()
  }

  #single(): Map<number, number> {
    const places = new Map<number, number>()
    const final = this.winners.at(-1)?.[0]
    if (typeof final?.on === 'number') places.set(final.on, 1)
    for (const round of this.winners) {
      const stillIn = round.filter(({ on }) => on !== 'nobody').length
      for (const { sides, on } of round)
        for (const side of sides) if (typeof side === 'number' && side !== on) places.set(side, Math.max(2, stillIn + 1))
    }
    const [third] = this.last
    if (third !== undefined && typeof third.on === 'number' && typeof third.falls === 'number') {
      places.set(third.on, 3)
      places.set(third.falls, 4)
    }
    return places
  }

  #double(): Map<number, number> {
    const places = new Map<number, number>()
    const end = this.last.at(-1)!
    if (typeof end.on === 'number') places.set(end.on, 1)
    for (const side of this.last[0]!.sides) if (typeof side === 'number' && !places.has(side)) places.set(side, 2)
    const beaten: number[][] = this.losers.map((round) => round.flatMap(({ sides, on }) => numbersIn(sides).filter((side) => side !== on)))
    this.winners.forEach((round, i) => {
      const entered = i === 0 ? 0 : 2 * (i + 1) - 3
      for (const { sides, on } of round) if (on === 'nobody') beaten[entered]?.push(...numbersIn(sides))
    })
    for (const round of beaten.toReversed()) {
      const better = places.size
      for (const seed of round) places.set(seed, better + 1)
    }
    return places
  }
}

const numbersIn = (sides: readonly Side[]): number[] => sides.filter((side) => typeof side === 'number')
