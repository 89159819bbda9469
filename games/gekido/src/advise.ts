import { choose, copyStack, isOnTop, node, type Seat } from '@robodrome/kernel'
import { COMMAND_INDEX } from './content/commands.ts'
import type { Dice } from './dice.ts'
import { Ends } from './ends.ts'
import { estimated } from './evaluate.ts'
import { expected } from './expects.ts'
import { inWindow } from './in-window.ts'
import { atHand, helped } from './odds/at-hand.ts'
import { chancesOf } from './odds/falls.ts'
import { situationOf } from './odds/odds.ts'
import { lockChances } from './odds/situation.ts'
import { firstMove } from './rules/2-turn.ts'
import { lockDice, nameCommand, stopOrRoll } from './rules/4-attack.ts'
import { rules } from './rules/index.ts'
import { clone, type Gekido } from './state.ts'
import type { Option } from './terms.ts'
import { WORTHS, type Worths } from './worths.ts'

const game = { rules }

/**
 * What another roll costs an attacker whose Command is complete: it stays complete, so rolling on only gives the defender another window.
 */
const ANOTHER_WINDOW = 0.01

/**
 * Computes the values of options from exact chances; null for other questions. The attacker gets values for each move before a roll, each
 * Command, each lock, and stopping. The owner of a window gets a value for each possible use.
 */
export const advise = (g: Gekido, seat: Seat, options: readonly Option[]): readonly number[] | null => advised(g, seat, options, WORTHS)

/** Computes the values of options with other values for the pieces. */
export function advised(g: Gekido, seat: Seat, options: readonly Option[], worths: Worths): readonly number[] | null {
  const question = g.stack.at(-1)?.rule ?? ''
  if (isOnTop(g, firstMove)) return afterMoves(g, seat, options, worths)
  return onAttack(g, seat, options, worths) ?? inWindow(g, seat, question, options, worths)
}

function onAttack(g: Gekido, seat: Seat, options: readonly Option[], worths: Worths): readonly number[] | null {
  if (!isOnTop(g, nameCommand) && !isOnTop(g, lockDice) && !isOnTop(g, stopOrRoll)) return null
  const at = situationOf(g)
  const hand = atHand(g)
  const ends = new Ends(g, worths)
  if (isOnTop(g, nameCommand)) {
    const chances = chancesOf(at, hand, false)
    return options.map((option) =>
      option.kind === 'command' ? ends.share(option.command, chances[COMMAND_INDEX[option.command]]!, seat) : 0,
    )
  }
  const command = at.command!
  if (isOnTop(g, stopOrRoll)) return options.map((option) => ends.hit(command, seat) - (option.kind === 'stop' ? 0 : ANOTHER_WINDOW))
  const [plain, withHelper] = [lockChances(at, command), lockChances(at, command, hand.helper)]
  const chance = (set: Dice): number => helped(hand, (helper) => (helper === 'none' ? plain : withHelper)(set))
  return options.map((option) => (option.kind === 'lock' ? ends.share(command, chance(option.dice), seat) : 0))
}

/**
 * Computes the values of moves. If the first roll follows at once, the value is averaged over its results. If a player may act first, the
 * position is estimated as it is. Null if some other chance comes first.
 */
function afterMoves(g: Gekido, seat: Seat, options: readonly Option[], worths: Worths): number[] | null {
  const values: number[] = []
  for (const option of options) {
    const after = clone(g, copyStack(g.stack))
    choose(game, after, seat, option)
    const next = node(game, after)
    const worth = next.kind === 'chance' ? expected(after, worths) : estimated(after, worths)
    if (worth === null) return null
    values.push(worth[seat]!)
  }
  return values
}
