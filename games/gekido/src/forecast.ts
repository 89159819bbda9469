import { call, copy, listen, run, type Event, type Seat } from '@robodrome/kernel'
import { COMMAND_IDS, type CommandId } from './content/commands.ts'
import { rules } from './rules/index.ts'
import { blow, sufferDamage, sum } from './rules/8-damage.ts'
import { NOBODY, clone, type Gekido, type Part } from './state.ts'
import { attackOf, damageNumbers } from './vocabulary.ts'

/** What a damage would do: its breakdown, and the dice that would be left. */
export interface Blow {
  seat: Seat
  from: Seat
  cause: 'attack' | 'malfunction' | 'jolt'
  parts: Part[]
  amount: number
  absorbed: number
  /** Structure dice that would break, and those left over, topmost first. */
  lost: number
  structure: number[]
}

/** What the attack would do on success and on a malfunction; null for what can no longer happen. */
export interface Forecast {
  hit: Blow | null
  miss: Blow | null
}

/** For each Command that is still open; null where no attack is pending. Cards and Powers that may yet be used do not count. */
export function forecast(g: Gekido): Partial<Record<CommandId, Forecast>> | null {
  if (g.attack === null) return null
  const { command, target } = attackOf(g)
  const question = g.stack.at(-1)?.rule
  const striking = g.stack.some(({ rule }) => rule === 'strike')
  if (striking || g.stack.some(({ rule }) => rule === 'malfunction')) {
    if (question === 'hitWindow') return { [command]: { hit: pending(g, target, g.active, 'attack'), miss: null } }
    if (question === 'malfunctionWindow')
      return {
        [command]: { hit: null, miss: striking ? pending(g, g.active, target, 'jolt') : pending(g, g.active, NOBODY, 'malfunction') },
      }
    return null
  }
  const open = command === '' ? COMMAND_IDS : [command]
  return Object.fromEntries(open.map((each) => [each, ofCommand(g, each)]))
}

function ofCommand(g: Gekido, command: CommandId): Forecast {
  const { target, feedback } = attackOf(g)
  const hit = blow(g, command)
  const miss: Part[] = [{ of: hit[0]!.of, value: damageNumbers(g, command)[1], rule: 'GK-MALF-1' }]
  if (feedback > 0) miss.push({ of: 'card C15', value: feedback, rule: 'GK-MALF-1' })
  return { hit: suffered(g, target, g.active, 'attack', hit), miss: suffered(g, g.active, NOBODY, 'malfunction', miss) }
}

const pending = (g: Gekido, seat: Seat, from: Seat, cause: Blow['cause']): Blow => suffered(g, seat, from, cause, attackOf(g).parts)

/** The rule of damage itself says what would happen, on a copy. */
function suffered(g: Gekido, seat: Seat, from: Seat, cause: Blow['cause'], parts: Part[]): Blow {
  const twin = clone(g, copy(g.stack))
  const amount = Math.max(0, sum(parts))
  const pierce = cause === 'attack' && attackOf(g).pierce
  let told: Event | undefined
  twin.stack.push(call(sufferDamage, { seat, from, cause, amount, pierce, parts: copy(parts) }))
  listen(
    (event) => {
      if (event.kind === 'damage') told ??= event
    },
    () => run(rules, twin),
  )
  const { absorbed, lost, structure } = told as unknown as Blow
  return { seat, from, cause, parts: copy(parts), amount, absorbed, lost, structure }
}
