import { isOnTop, isOpen, type Seat } from '@robodrome/kernel'
import { COMMAND_IDS, type CommandId } from './content/commands.ts'
import { sum } from './parts.ts'
import { hitWindow, malfunctionWindow } from './rules/5-windows.ts'
import { malfunction, strike } from './rules/7-success-and-malfunction.ts'
import { backfire, blow, wound } from './rules/8-damage.ts'
import { copyParts, NOBODY, type Gekido, type Part } from './state.ts'
import type { Blow, Forecast, Forecasts } from './shapes.ts'
import { attackOf, botAt } from './vocabulary.ts'

/** A forecast for each Command still possible; null if no attack is pending. It ignores cards and Powers that players may still use. */
export function forecast(g: Gekido): Forecasts | null {
  if (g.attack === null) return null
  const { command, target } = attackOf(g)
  const striking = isOpen(g, strike)
  if (striking || isOpen(g, malfunction)) {
    if (isOnTop(g, hitWindow)) return { [command]: { hit: pending(g, target, g.active, 'attack'), miss: null } }
    if (isOnTop(g, malfunctionWindow))
      return {
        [command]: { hit: null, miss: striking ? pending(g, g.active, target, 'jolt') : pending(g, g.active, NOBODY, 'malfunction') },
      }
    return null
  }
  const open = command === '' ? COMMAND_IDS : [command]
  return Object.fromEntries(open.map((each) => [each, ofCommand(g, each)]))
}

function ofCommand(g: Gekido, command: CommandId): Forecast {
  const { target } = attackOf(g)
  return {
    hit: suffered(g, target, g.active, 'attack', blow(g, command)),
    miss: suffered(g, g.active, NOBODY, 'malfunction', backfire(g, command)),
  }
}

const pending = (g: Gekido, seat: Seat, from: Seat, cause: Blow['cause']): Blow => suffered(g, seat, from, cause, attackOf(g).parts)

/** Runs the real damage rule on a copy. */
function suffered(g: Gekido, seat: Seat, from: Seat, cause: Blow['cause'], parts: readonly Part[]): Blow {
  const { armor, structure } = botAt(g, seat)
  const twin = { armor: [...armor], structure: [...structure] }
  const amount = Math.max(0, sum(parts))
  const { absorbed, lost } = wound(twin, amount, cause === 'attack' && attackOf(g).pierce)
  return { seat, from, cause, parts: copyParts(parts), amount, absorbed, lost, structure: twin.structure }
}
