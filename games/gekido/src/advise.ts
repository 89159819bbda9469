import { choose, node, type Seat } from '@robodrome/kernel'
import { COMMAND_IDS, type CommandId } from './content/commands.ts'
import type { Face } from './content/symbols.ts'
import { idOf, rollsOf, type Dice } from './dice.ts'
import { endsOf, evaluate, plainChance } from './evaluate.ts'
import { game } from './index.ts'
import { situationOf } from './odds/odds.ts'
import { termsOf, type Situation } from './odds/situation.ts'
import { solverFor } from './odds/solver.ts'
import type { Gekido } from './state.ts'
import type { Option } from './terms.ts'

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
 * What moves are worth: where the first roll follows at once, all its outcomes are weighed with the chances that each leaves to every Command;
 * where somebody may do something first, the position is taken as it is. Null where other luck comes first.
 */
function afterMoves(g: Gekido, seat: Seat, options: readonly Option[]): number[] | null {
  const values: number[] = []
  for (const option of options) {
    const after = game.clone(g)
    choose(game, after, seat, option)
    const next = node(game, after)
    if (next.kind !== 'chance') values.push(evaluate(after)[seat]!)
    else if (next.rule.name === 'rollDice' && after.attack?.roll === 1 && !after.attack.withheld && after.active === seat)
      values.push(beforeFirstRoll(after))
    else return null
  }
  return values
}

/** What the attacker may expect before its five dice fall. */
function beforeFirstRoll(g: Gekido): number {
  const at = situationOf(g)
  const ends = endsOf(g)
  const [hit, missed] = [1, 0].map((chance) => COMMAND_IDS.map((command) => ends(command, chance)[g.active]!)) as [number[], number[]]
  let total = 0
  for (const { ways, chances } of openingsFor(at)) {
    let best = 0
    for (let i = 0; i < chances.length; i++) best = Math.max(best, chances[i]! * hit[i]! + (1 - chances[i]!) * missed[i]!)
    total += best * ways
  }
  return total / 6 ** DICE
}

const DICE = 5
type Opening = { ways: number; chances: number[] }

/** First rolls, with the chance that each leaves to every Command, by the attacker's symbol and the rolls that are left. */
const openings = new Map<Face, Opening[][]>()

function openingsFor(at: Situation): Opening[] {
  const byRolls = openings.get(at.own) ?? []
  openings.set(at.own, byRolls)
  byRolls[at.left] ??= rollsOf(DICE).map(([free, ways]) => ({
    ways,
    chances: COMMAND_IDS.map((command) => plainChance({ ...at, free }, command)),
  }))
  return byRolls[at.left]!
}
