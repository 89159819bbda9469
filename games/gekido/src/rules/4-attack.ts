import { answer, call, goto, only, type Seat } from '@robodrome/kernel'
import { COMMANDS, type CommandId } from '../content/commands.ts'
import { apart, holds, nameOf, plusFace, readDice, rollsOf, subsets, together, written, type Dice } from '../dice.ts'
import { completingSet, fitsSome, isComplete, isLockable, setsThatFit } from '../locking.ts'
import { COMMAND, isUse, LOCK, ROLL_ON, STOP } from '../options.ts'
import { chance, choice, sequence } from '../rule.ts'
import type { Attack, Gekido } from '../state.ts'
import { tell } from '../tell.ts'
import type { OptionOf, RefusalId, Use } from '../terms.ts'
import { attackOf, botAt, lastOffered, symbolOf } from '../vocabulary.ts'
import { attackerWindow, defenderWindow, isOffered, preWindow, temptingUses } from './5-windows.ts'
import { malfunction, strike } from './7-success-and-malfunction.ts'

/** Attack Phase, steps 2 and 3: three or four rolls, effects after each, then the hit or the malfunction. */
export const attack = sequence<{ wants: '' | 'stop' | 'roll' }>('attack', {
  /** GK-ATK-2 The defender may answer before the first roll. */
  beforeFirstRoll: (g) => (isOffered(g, 'PRE') ? call(preWindow, { cards: 0, done: false }) : undefined),
  /** GK-ATK-3 Every free die is rolled. From roll 2 on, the withheld one is rolled too. */
  roll(g) {
    const a = attackOf(g)
    const dice = a.roll === 0 ? (a.withheld ? 4 : 5) : a.free.length + (a.withheld ? 1 : 0)
    if (a.roll > 0) a.withheld = false
    a.roll++
    a.free = ''
    a.firewall = false
    a.used = ''
    return call(rollDice, { dice, why: 'roll' })
  },
  /** GK-ATK-4 After each roll, first the defender and then the attacker may use effects: GK-WIN-8, each of them once. */
  defenderAnswers: (g) => (isOffered(g, 'RD') ? call(defenderWindow, { cards: 0, done: false }) : undefined),
  attackerActs: (g) => (!attackOf(g).firewall && isOffered(g, 'RA') ? call(attackerWindow, { cards: 0, done: false }) : undefined),
  nameCommand: (g) => (attackOf(g).roll === 1 ? call(nameCommand, {}) : undefined),
  /** GK-ATK-6 Locking; GK-ATK-7 after the final roll, it is automatic. */
  lockDice(g) {
    const a = attackOf(g)
    if (isDone(g)) return undefined
    if (a.roll < a.limit) return fitsSome(commandIn(a), symbolOf(g, g.active), a.locked, a.free) ? call(lockDice, {}) : undefined
    const last = completingSet(commandIn(a), symbolOf(g, g.active), a.locked, a.free)
    return last === null ? undefined : lock(g, last, 'GK-ATK-7')
  },
  /**
   * GK-ATK-8 The attacker may stop early with a complete Command; with an incomplete one, the attack continues while dice and rolls are
   * left: GK-ATK-9.
   */
  stopOrRoll(g, notes) {
    const a = attackOf(g)
    if (a.roll === a.limit || a.free.length + (a.withheld ? 1 : 0) === 0) return undefined
    if (isDone(g)) return call(stopOrRoll, {}, 'wants')
    notes.wants = 'roll'
    return undefined
  },
  rollAgain(_g, notes) {
    if (notes.wants !== 'roll') return undefined
    notes.wants = ''
    return goto('roll')
  },
  /** GK-ATK-10 Success or malfunction. */
  resolve: (g) => (isDone(g) ? call(strike, { wants: '' }) : call(malfunction, {})),
})

export const commandIn = (a: Attack): CommandId => a.command as CommandId
const isDone = (g: Gekido): boolean => isComplete(commandIn(attackOf(g)), symbolOf(g, g.active), attackOf(g).locked)

/** How many dice are rolled, and what causes the roll. */
export interface RollNotes {
  dice: number
  why: 'roll' | 'sixth die' | 'reroll'
}

/** Rolls Command dice: for a roll of the attack, the sixth die, or a reroll, which does not count as a roll (GK-DICE-6). */
export const rollDice = chance<RollNotes, Dice>('rollDice', {
  draw(_g, { dice }, luck) {
    let id = 0
    for (let i = 0; i < dice; i++) id = plusFace(id, luck.below(6))
    return nameOf(id)
  },
  outcomes: (_g, { dice }) => rollsOf(dice).map(([faces, ways]) => [faces, ways]),
  possible: (_g, { dice }, faces) => faces.length === dice,
  happen(g, { why }, faces) {
    const a = attackOf(g)
    a.free = together(a.free, faces)
    tell?.({
      kind: why,
      rule: why === 'roll' ? 'GK-ATK-3' : why === 'reroll' ? 'GK-DICE-6' : 'GK-DICE-4',
      seat: g.active,
      bot: botAt(g, g.active).bot,
      roll: a.roll,
      faces,
      free: a.free,
      locked: a.locked,
    })
    return answer()
  },
  write: (faces) => written(faces),
  read: (text) => readDice(text),
})

/** GK-ATK-5 After roll 1, one Command is named; at least one free die must fit it. */
export const nameCommand = choice<object, OptionOf<'command'> | Use>('nameCommand', {
  seats: (g) => only(g.active),
  ask: () => ({ kind: 'nameCommand', rule: 'GK-ATK-5' }),
  candidates: () => COMMAND,
  forbids(g, _notes, seat, option) {
    if (isUse(option)) return alreadyActed(g)
    if (!COMMANDS[option.command].ownBanned) return null
    return fitsSome(option.command, symbolOf(g, seat), '', attackOf(g).free) ? null : 'GK-ATK-5'
  },
  tempting: (g, _notes, seat) => temptingUses(g, seat),
  absent: (g, _notes, seat, options) => options.findLast((option) => !isUse(option) && completes(g, seat, option.command)) ?? options[0]!,
  choose(g, _notes, seat, option) {
    const a = attackOf(g)
    if (!isUse(option)) a.command = option.command
    tell?.({ kind: 'command', rule: 'GK-ATK-5', seat, bot: botAt(g, seat).bot, command: commandIn(a) })
    return answer()
  },
})

/** GK-TIME-3 Whether the free dice complete a Command at once. */
const completes = (g: Gekido, seat: Seat, command: CommandId): boolean =>
  completingSet(command, symbolOf(g, seat), '', attackOf(g).free) !== null

/** GK-WIN-3, GK-WIN-8: the window after this roll is over. */
const alreadyActed = (g: Gekido): RefusalId => (attackOf(g).used === '' ? 'GK-WIN-8' : 'GK-WIN-3')

/** GK-ATK-5, GK-ATK-6 Any free dice that fit the Command may be locked: after roll 1 at least one, later possibly none. */
export const lockDice = choice<object, OptionOf<'lock' | 'command'> | Use>('lockDice', {
  seats: (g) => only(g.active),
  ask(g) {
    const a = attackOf(g)
    return { kind: 'lockDice', rule: a.roll === 1 ? 'GK-ATK-5' : 'GK-ATK-6', command: commandIn(a), rolls: a.limit - a.roll }
  },
  candidates: (g, _notes, seat) => setsToLock(g, seat),
  legal: (g, _notes, seat) => setsToLock(g, seat),
  forbids: (g, _notes, seat, option) => forbidsLock(g, seat, option),
  /** Lists tempting but illegal options: sets that do not fit, another Command, an effect after the window. */
  tempting(g, _notes, seat) {
    const sets = subsets(attackOf(g).free).map((dice) => LOCK[dice]!)
    const others = COMMAND.filter(({ command }) => command !== attackOf(g).command)
    return [...sets.filter((set) => forbidsLock(g, seat, set) !== null), ...others, ...temptingUses(g, seat)]
  },
  forced: true,
  absent: lastOffered,
  choose(g, _notes, _seat, option) {
    if (option.kind === 'lock') lock(g, option.dice, attackOf(g).roll === 1 ? 'GK-ATK-5' : 'GK-ATK-6')
    return answer()
  },
})

function setsToLock(g: Gekido, seat: Seat): readonly OptionOf<'lock'>[] {
  const a = attackOf(g)
  return setsThatFit(commandIn(a), symbolOf(g, seat), a.locked, a.free, a.roll === 1)
}

function forbidsLock(g: Gekido, seat: Seat, option: OptionOf<'lock' | 'command'> | Use): RefusalId | null {
  if (isUse(option)) return alreadyActed(g)
  if (option.kind === 'command') return 'GK-DICE-2'
  const a = attackOf(g)
  const command = commandIn(a)
  if (!holds(a.free, option.dice) || !isLockable(command, symbolOf(g, seat), together(a.locked, option.dice))) return COMMANDS[command].rule
  return a.roll === 1 && option.dice === '' ? 'GK-ATK-5' : null
}

function lock(g: Gekido, dice: Dice, rule: string): undefined {
  const a = attackOf(g)
  a.free = apart(a.free, dice)
  a.locked = together(a.locked, dice)
  tell?.({
    kind: 'lock',
    rule,
    seat: g.active,
    bot: botAt(g, g.active).bot,
    dice,
    locked: a.locked,
    command: commandIn(a),
    complete: isDone(g),
  })
  return undefined
}

/** GK-ATK-8 Asked when the Command is complete and the attacker has dice and rolls left. */
export const stopOrRoll = choice<object, OptionOf<'stop' | 'roll'> | Use>('stopOrRoll', {
  seats: (g) => only(g.active),
  ask: (g) => ({ kind: 'stopOrRoll', rule: 'GK-ATK-8', command: commandIn(attackOf(g)) }),
  candidates: () => [STOP, ROLL_ON],
  forbids: (g, _notes, _seat, option) => (isUse(option) ? alreadyActed(g) : null),
  tempting: (g, _notes, seat) => temptingUses(g, seat),
  absent: () => STOP,
  choose(g, _notes, seat, option) {
    tell?.({ kind: option.kind === 'roll' ? 'roll on' : 'stop', rule: 'GK-ATK-8', seat, bot: botAt(g, seat).bot })
    return answer(option.kind)
  },
})

export const attackRules = [attack, rollDice, nameCommand, lockDice, stopOrRoll]
