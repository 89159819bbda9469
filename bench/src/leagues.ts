import { quickLuck } from '@robodrome/kernel'
import { pairSwiss, type Contender, type Pair } from '@robodrome/leagues'
import { cpuSeconds, type Line } from './measure.ts'

const ENTRANTS = 512
const ROUNDS = 9
/** The time limit for pairing a round, in seconds of CPU. */
const MOST = 1

type Player = Contender & { met: Set<number>; seats: (0 | 1)[] }

/** Measures how many times the pairing of the slowest round of a Swiss tournament fits into the limit. */
export function leagueLines(): Line[] {
  const luck = quickLuck(1)
  const players = Array.from({ length: ENTRANTS }, (_, i): Player => ({
    number: i + 1,
    points: 0,
    met: new Set(),
    hadBye: false,
    floated: false,
    seats: [],
  }))
  const rounds = Array.from({ length: ROUNDS }, () => {
    let pairs: readonly Pair[] = []
    const spent = cpuSeconds(() => ({ pairs } = pairSwiss(players)))
    for (const [a, b] of pairs) play(players[a - 1]!, players[b - 1]!, luck.below(2) === 0)
    return spent
  })
  const slowest = Math.max(...rounds)
  return [
    {
      what: `leagues: a Swiss round of ${ENTRANTS} entrants within ${MOST} s`,
      ratio: MOST / slowest,
      between: `slowest of ${ROUNDS} rounds ${(slowest * 1e3).toFixed(0)} ms, all ${(rounds.reduce((sum, each) => sum + each, 0) * 1e3).toFixed(0)} ms`,
    },
  ]
}

function play(first: Player, second: Player, firstWins: boolean): void {
  first.met.add(second.number)
  second.met.add(first.number)
  first.seats.push(0)
  second.seats.push(1)
  ;(firstWins ? first : second).points += 2
}
