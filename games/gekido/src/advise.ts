import { choose, copyStack, node, type Seat } from '@robodrome/kernel'
import type { CommandId } from './content/commands.ts'
import { idOf, type Dice } from './dice.ts'
import { endsOf, evaluate, plainChance } from './evaluate.ts'
import { expects } from './expects.ts'
import { situationOf } from './odds/odds.ts'
import { termsOf } from './odds/situation.ts'
import { solverFor } from './odds/solver.ts'
import { rules } from './rules/index.ts'
import { clone, type Gekido } from './state.ts'
import type { Option } from './terms.ts'
import type { Situation } from './shapes.ts'

const game = { rules }

/** A Command that is complete stays so: whoever rolls on only gives the defender another window. */
const ANOTHER_WINDOW = 0.01

/** The worth to the attacker of each move before its roll, each Command it may name, each lock it may make and of stopping, by exact chances; null for other questions. */
export function advise(g: Gekido, seat: Seat, options: readonly Option[]): readonly number[] | null {
  const question = g.stack.at(-1)?.rule
  if (question === 'firstMove') return afterMoves(g, seat, options)
  if (question !== 'nameCommand' && question !== 'lockDice' && question !== 'stopOrRoll') return null
  const at = situationOf(g)
  const ends = endsOf(g)
  if (question === 'stopOrRoll') return options.map((option) => ends(at.command!, 1)[seat]! - (option.kind === 'stop' ? 0 : ANOTHER_WINDOW))
  return options.map((option) => {
    const command = option.kind === 'command' ? option.command : at.command!
    const chance = option.kind === 'lock' ? lockChance(at, command, option.dice) : plainChance({ ...at, command }, command)
    return ends(command, chance)[seat]!
  })
}

const lockChance = (at: Situation, command: CommandId, set: Dice): number =>
  solverFor(command, at.own, at.enemy, 'none').locking(idOf(at.locked), idOf(at.free ?? ''), idOf(set), at.left, termsOf(at))

/**
 * What moves are worth: where the first roll follows at once, on average over how it falls; where somebody may do something first, the position is
 * taken as it is. Null where other luck comes first.
 */
function afterMoves(g: Gekido, seat: Seat, options: readonly Option[]): number[] | null {
  const values: number[] = []
  for (const option of options) {
    const after = clone(g, copyStack(g.stack))
    choose(game, after, seat, option)
    const next = node(game, after)
    const worth = next.kind === 'chance' ? expects(after) : evaluate(after)
    if (worth === null) return null
    values.push(worth[seat]!)
  }
  return values
}
