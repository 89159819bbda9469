import { call, type Frame } from '@robodrome/kernel'
import { COMMAND_IDS } from './content/commands.ts'
import { readDice, type Dice } from './dice.ts'
import { isLockable } from './locking.ts'
import type { Input } from './input.ts'
import { contentOf } from './content.ts'
import { freshAttack } from './rules/3-target-locks.ts'
import { attack } from './rules/4-attack.ts'
import type { Attack, Gekido, PieceKey } from './state.ts'
import { botAt, isAdjacent, isAlive, symbolOf } from './vocabulary.ts'
import { gekidoSays } from './says.ts'

const ATTACK_FIELDS = [
  'target',
  'roll',
  'limit',
  'command',
  'free',
  'locked',
  'cut',
  'withheld',
  'sixth',
  'discarded',
  'tileUsed',
  'boosts',
  'feedback',
  'pierce',
  'ram',
] as const

/** The moments at which an attack can start in a described position: before roll 1, before the next roll, and those after a roll. */
const MOMENTS = ['before', 'roll', 'defender', 'attacker', 'lock', 'check'] as const
const STEPS: Readonly<Record<(typeof MOMENTS)[number], string>> = {
  before: 'beforeFirstRoll',
  roll: 'roll',
  defender: 'defenderAnswers',
  attacker: 'attackerActs',
  lock: 'nameCommand',
  check: 'stopOrRoll',
}

/**
 * Reads a current attack: its target, and its rolled and locked dice. Without `at`, it resumes in the defender's window if there are free
 * dice. With only locked dice it resumes at the next roll, otherwise before the first roll.
 */
export function readAttack(g: Gekido, input: Input, at: Input): Frame[] {
  const fields = input.fields(ATTACK_FIELDS)
  const a = freshAttack(fields['target']!.number(0, g.seats - 1))
  if (a.target === g.active || !isAlive(g, a.target)) fields['target']!.fail(gekidoSays('enemyInPlay'))
  if (!isAdjacent(botAt(g, g.active).at, botAt(g, a.target).at)) fields['target']!.fail(gekidoSays('enemyBeside'))
  a.limit = fields['limit']!.number(3, 4, 3)
  a.roll = fields['roll']!.number(0, a.limit, 0)
  readPool(g, a, fields)
  a.tileUsed = fields['tileUsed']!.flag(false)
  a.pierce = fields['pierce']!.flag(false)
  a.ram = fields['ram']!.flag(false)
  a.feedback = fields['feedback']!.number(0, 20, 0)
  const boosts = fields['boosts']!
  a.boosts = boosts.given ? boosts.list().map((boost) => boost.oneOf(boosting(g))) : []
  const moment = readMoment(a, fields, at)
  const { locks } = botAt(g, g.active)
  if (!g.fallback && locks[a.target] !== undefined) locks[a.target] = 'loading'
  g.attack = a
  return [{ ...call(attack, { wants: '' }), step: STEPS[moment] }]
}

/** Reads the moment at which the attack resumes. The given dice must allow it. */
function readMoment(a: Attack, fields: Record<string, Input>, at: Input): (typeof MOMENTS)[number] {
  const moment = at.oneOf(MOMENTS, fields['free']!.given ? 'defender' : a.roll > 0 ? 'roll' : 'before')
  const isRolled = moment !== 'before' && moment !== 'roll'
  if (a.roll === 0 && isRolled) at.fail(gekidoSays('beforeOrRoll'))
  if (isRolled && !fields['free']!.given) fields['free']!.fail(gekidoSays('freeDice'))
  if (a.roll > 0 && moment === 'before') at.fail(gekidoSays('momentAfterFirstRoll'))
  if ((moment === 'check' || a.roll > 1 || (moment === 'roll' && a.roll === 1)) && a.command === '')
    fields['command']!.fail(gekidoSays('command'))
  return moment
}

/** An attack has five dice, or six with the extra one. Dice that are not locked, free or withheld have been discarded. */
function readPool(g: Gekido, a: Attack, fields: Record<string, Input>): void {
  if (fields['command']!.given) a.command = fields['command']!.oneOf(COMMAND_IDS)
  a.locked = dice(fields['locked']!)
  a.sixth = fields['sixth']!.flag(false)
  a.withheld = fields['withheld']!.flag(false)
  a.cut = fields['cut']!.flag(a.withheld)
  a.discarded = fields['discarded']!.number(0, 6, 0)
  const left = (a.sixth ? 6 : 5) - a.locked.length - a.discarded - (a.withheld ? 1 : 0)
  a.free = dice(fields['free']!)
  if (fields['free']!.given ? a.free.length !== left : left < 0)
    fields['free']!.fail(gekidoSays('freeDiceOf', { left: Math.max(0, left), dice: a.sixth ? 6 : 5 }))
  if (a.locked !== '' && (a.command === '' || !isLockable(a.command, symbolOf(g, g.active), a.locked)))
    fields['locked']!.fail(gekidoSays('fitCommand'))
  // Before a roll, only the number of free dice matters, because they are about to be rolled.
  if (!fields['free']!.given && a.roll > 0) a.free = 'T'.repeat(left)
}

/** Lists the pieces that can raise the damage of an attack. */
const boosting = (g: Gekido): PieceKey[] =>
  [...contentOf(g).piece.values()].flatMap(({ key, does }) => (does === 'boost' || does === 'surge' ? [key] : []))

const dice = (input: Input): Dice => (input.given ? (readDice(input.text()) ?? input.fail(gekidoSays('faces'))) : '')
