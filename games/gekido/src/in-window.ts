import { choose, copyStack, happen, node, outcomes, type Frame, type Seat } from '@robodrome/kernel'
import type { WindowName } from './content/effects.ts'
import type { Piece } from './content.ts'
import { estimated } from './evaluate.ts'
import { expected } from './expects.ts'
import { isUse } from './options.ts'
import { isWindowOpen } from './odds/at-hand.ts'
import { Outlook } from './outlook.ts'
import { pay, pieceIn } from './rules/5-windows.ts'
import { EFFECTS } from './rules/6-effects.ts'
import { rules } from './rules/index.ts'
import { clone, type Gekido } from './state.ts'
import type { Option, Question } from './terms.ts'
import { attackOf } from './vocabulary.ts'
import type { Worths } from './worths.ts'

const game = { rules }

/** Windows before the dice are final. */
const WINDOWS: Readonly<Record<string, WindowName>> = { preWindow: 'PRE', defenderWindow: 'RD', attackerWindow: 'RA' } satisfies Partial<
  Record<Question['kind'], WindowName>
>

/**
 * Returns the value to the owner of each answer in a window around a roll, or of each way to use the chosen piece. Null for other
 * questions.
 */
export function inWindow(g: Gekido, seat: Seat, question: string, options: readonly Option[], worths: Worths): number[] | null {
  const window = WINDOWS[question]
  if (window !== undefined) return uses(g, seat, window, options, worths)
  if (!PARTS.has(question)) return null
  const outlook = new Outlook(g, seat, isWindowOpen(g), worths)
  return options.map((option) => outlook.part(g, option))
}

/** Follow-up questions after using a piece: the new symbol of a die, the dice to reroll, the Command to switch to, the dice to keep. */
const PARTS: ReadonlySet<string> = new Set<Question['kind']>(['setDie', 'respinDice', 'switchTo', 'keepLocked'])

/**
 * Evaluates the uses of a piece. The rules charge its cost and apply its effect. If dice or another choice follow, exact chances give the
 * value.
 */
function uses(g: Gekido, seat: Seat, window: WindowName, options: readonly Option[], worths: Worths): number[] {
  const { free } = attackOf(g)
  const isOpen = (position: Gekido): boolean => window !== 'RA' && !attackOf(position).firewall
  let paid: { piece: Piece; outlook: Outlook | null; after: Gekido } | null = null
  return options.map((option) => {
    if (option.kind === 'pass') return new Outlook(g, seat, isOpen(g), worths).lying()
    if (!isUse(option)) return 0
    const piece = pieceIn(g, option)
    if (paid?.piece !== piece) {
      paid = { piece, outlook: null, after: clone(g, g.stack) }
      pay(paid.after, window, seat, option, piece)
    }
    const { after } = paid
    const a = attackOf(after)
    a.free = free
    const calls = EFFECTS[piece.does].apply(after, a, seat, option.die, piece) as Frame | undefined
    // Uses of one piece differ only in the die.
    const outlook = (paid.outlook ??= new Outlook(after, seat, isOpen(after), worths))
    return outlook.after(a, calls) ?? played(g, seat, option, worths)
  })
}

/** Finds the value of an option by playing it and averaging over the luck that follows. */
function played(g: Gekido, seat: Seat, option: Option, worths: Worths): number {
  const after = clone(g, copyStack(g.stack))
  choose(game, after, seat, option)
  if (node(game, after).kind !== 'chance') return estimated(after, worths)[seat]!
  const onAverage = expected(after, worths)
  if (onAverage !== null) return onAverage[seat]!
  let total = 0
  let weights = 0
  for (const [outcome, weight] of outcomes(game, after)!) {
    const then = clone(after, copyStack(after.stack))
    happen(game, then, outcome)
    total += weight * estimated(then, worths)[seat]!
    weights += weight
  }
  return total / weights
}
