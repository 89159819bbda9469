import { asked, BadInput, choose, happen, node, options, outcomes, write, writeOutcome, type Game, type Position } from '@robodrome/kernel'

/** Counts the lines of play from here at this depth in decisions and chances; chance outcomes count once each. */
export function perft<G extends Position>(game: Game<G>, g: G, depth: number): number {
  return depth === 0 ? 1 : divide(game, g, depth).reduce((sum, [, count]) => sum + count, 0)
}

/** The same count split by the first step, to locate a difference from another program. */
export function divide<G extends Position>(
  game: Game<G>,
  g: G,
  depth: number,
  onCounted?: (done: number, of: number) => void,
): [text: string, count: number][] {
  const steps = stepsFrom(game, g)
  return steps.map(([text, act], i) => {
    const twin = game.clone(g)
    act(twin)
    const count = perft(game, twin, depth - 1)
    onCounted?.(i + 1, steps.length)
    return [text, count]
  })
}

/** Yields each possible step: its notation, and its effect on a position. */
function stepsFrom<G extends Position>(game: Game<G>, g: G): [text: string, act: (twin: G) => void][] {
  const at = node(game, g)
  if (at.kind === 'over') return []
  if (at.kind === 'chance') {
    const listed = outcomes(game, g)
    if (listed === null)
      throw new BadInput([at.rule.name], 'more outcomes than can be listed', { message: 'a chance that perft can count' })
    return listed.map(([outcome]) => [`* ${writeOutcome(at.rule, outcome)}`, (twin) => happen(game, twin, outcome)])
  }
  // Seats that are asked together commit one after another. The order makes no difference, so only one order is counted.
  const seat = asked(game, g)[0]!
  return options(game, g, seat).map((option) => [`${seat} ${write(game, g, option)}`, (twin) => choose(game, twin, seat, option)])
}
