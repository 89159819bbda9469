import { asked, choose, happen, node, options, outcomes, write, writeOutcome, type Game, type Position } from '@robodrome/kernel'

/** How many lines of play there are from here, this many decisions and chances deep; what luck may bring is counted, not weighed. */
export function perft<G extends Position>(game: Game<G>, g: G, depth: number): number {
  return depth === 0 ? 1 : divide(game, g, depth).reduce((sum, [, count]) => sum + count, 0)
}

/** The same count, split by the first step: what one compares with another program to find a difference. */
export function divide<G extends Position>(game: Game<G>, g: G, depth: number): [text: string, count: number][] {
  const at = node(game, g)
  const count = (act: (twin: G) => void): number => {
    const twin = game.clone(g)
    act(twin)
    return perft(game, twin, depth - 1)
  }
  if (at.kind === 'over') return []
  if (at.kind === 'chance') {
    const listed = outcomes(game, g)
    if (listed === null) throw new Error(`perft cannot count "${at.rule.name}": its outcomes are too many to list`)
    return listed.map(([outcome]) => [`* ${writeOutcome(at.rule, outcome)}`, count((twin) => happen(game, twin, outcome))])
  }
  // Seats that are asked together commit one after another: the order changes nothing, so it is not counted.
  const seat = asked(game, g)[0]!
  return options(game, g, seat).map((option) => [`${seat} ${write(game, g, option)}`, count((twin) => choose(game, twin, seat, option))])
}
