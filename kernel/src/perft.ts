import type { Game } from './game.ts'
import { asked, choose, happen, node, options, outcomes, write } from './play.ts'
import { writeOutcome } from './luck.ts'
import type { Position } from './rule.ts'

/** How many lines of play there are from here, this many decisions and chances deep; what luck may bring is counted, not weighed. */
export function perft<G extends Position>(game: Game<G>, g: G, depth: number): number {
  if (depth === 0) return 1
  let count = 0
  for (const branch of branches(game, g)) count += perft(game, branch.position(), depth - 1)
  return count
}

/** The same count, split by the first step: what one compares with another program to find a difference. */
export function divide<G extends Position>(game: Game<G>, g: G, depth: number): [string, number][] {
  return [...branches(game, g)].map((branch) => [branch.text, perft(game, branch.position(), depth - 1)])
}

/** Each way to go on from here: the step in notation, and the position after it. */
export function* branches<G extends Position>(game: Game<G>, g: G): Generator<{ text: string; position: () => G }> {
  const at = node(game, g)
  const after = (act: (twin: G) => void) => () => {
    const twin = game.clone(g)
    act(twin)
    return twin
  }
  if (at.kind === 'choice') {
    // Seats that are asked together commit one after another: the order changes nothing, so it is not counted.
    const seat = asked(game, g)[0]!
    for (const option of options(game, g, seat)) {
      yield { text: `${seat} ${write(game, g, option)}`, position: after((twin) => choose(game, twin, seat, option)) }
    }
  } else if (at.kind === 'chance') {
    const listed = outcomes(game, g)
    if (listed === null) throw new Error(`perft cannot count "${at.rule.name}": its outcomes are too many to list`)
    for (const [outcome] of listed) {
      yield { text: `* ${writeOutcome(at.rule, outcome)}`, position: after((twin) => happen(game, twin, outcome)) }
    }
  }
}
