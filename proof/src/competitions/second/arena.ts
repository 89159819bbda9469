import type { SecondMatch } from './match.ts'
import type { SecondStage } from './stage.ts'

/** LG-AR-1 to LG-AR-3 The waiting entrants of an arena, and the pairs of a tick. */
export class SecondArena {
  waiting: number[] = []
  isClosing = false
  #leftOut: number | null = null

  /** Returns the pairs of a tick, first seat first; an unpaired entrant keeps waiting. */
  tick(stage: SecondStage): number[][] {
    const order = this.waiting.toSorted(
      (a, b) => arenaPoints(stage, b) - arenaPoints(stage, a) || stage.numbers.indexOf(a) - stage.numbers.indexOf(b),
    )
    const out = order.length % 2 === 0 ? null : (order.findLast((each) => each !== this.#leftOut) ?? order.at(-1)!)
    const left = order.filter((each) => each !== out)
    const pairs: number[][] = []
    while (left.length > 0) {
      const first = left.shift()!
      const other = left.find((each) => each !== lastOpponent(stage, first)) ?? left[0]!
      left.splice(left.indexOf(other), 1)
      pairs.push(seats(stage, first, other, pairs.length + 1))
    }
    this.#leftOut = out
    this.waiting = out === null ? [] : [out]
    return pairs
  }
}

const own = (stage: SecondStage, entrant: number): SecondMatch[] =>
  stage.matches.map(({ match }) => match).filter(({ sides }) => sides.includes(entrant))

const lastOpponent = (stage: SecondStage, entrant: number): number | undefined =>
  own(stage, entrant)
    .at(-1)
    ?.sides.find((side) => side !== entrant)

/** LG-AR-2 */
function arenaPoints(stage: SecondStage, entrant: number): number {
  let [sum, won] = [0, 0]
  for (const { sides, ranks, decision } of own(stage, entrant)) {
    if (decision === null || decision === 'annulled') continue
    const isDraw = decision !== 'double forfeit' && ranks[0] === ranks[1]
    const isWin = decision !== 'double forfeit' && !isDraw && ranks[sides.indexOf(entrant)] === 1
    sum += (isWin ? 2 : isDraw ? 1 : 0) * (won >= 2 ? 2 : 1)
    won = isWin ? won + 1 : 0
  }
  return sum
}

/** LG-SEAT-2 `high` is the higher-placed of the two. */
function seats(stage: SecondStage, high: number, low: number, board: number): number[] {
  const history = (entrant: number): boolean[] =>
    own(stage, entrant)
      .filter(({ wasPlayed }) => wasPlayed)
      .map(({ sides }) => sides[0] === entrant)
  const d = (entrant: number): number => history(entrant).reduce((sum, isFirst) => sum + (isFirst ? 1 : -1), 0)
  if (d(high) !== d(low)) return d(high) < d(low) ? [high, low] : [low, high]
  const [a, b] = [history(high).toReversed(), history(low).toReversed()]
  const at = a.findIndex((isFirst, i) => i < b.length && isFirst !== b[i])
  const isHighFirst = at >= 0 ? !a[at] : board % 2 === 1
  return isHighFirst ? [high, low] : [low, high]
}
