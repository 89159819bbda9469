import { answer, call, only, type Flow, type Seat } from '@robodrome/kernel'
import type { CardId } from '../content/cards.ts'
import type { CommandId } from '../content/commands.ts'
import type { EffectName } from '../content/effects.ts'
import { FACES, SYMBOLS, type Face } from '../content/symbols.ts'
import { cardName, cardNamed, type Piece } from '../content.ts'
import { apart, faceIndex, flipped, subsets, withDie, withoutDie, type Dice } from '../dice.ts'
import { isLockable } from '../locking.ts'
import { COMMAND, KEEP_DICE, REROLL, SET } from '../options.ts'
import { chance, choice, sequence } from '../rule.ts'
import type { Attack, Gekido } from '../state.ts'
import { tell } from '../tell.ts'
import type { OptionOf, RefusalId } from '../terms.ts'
import { attackOf, botAt, chargeable, firstOffered, lastOffered, opponent, symbolOf } from '../vocabulary.ts'
import { commandIn, rollDice } from './4-attack.ts'
import { heal, prevent } from './8-damage.ts'
import { addCharge, gainArmor } from './9-bonuses.ts'
import { takeFromHand, trimHand, weighed } from './10-cards.ts'

/** An effect: whether it targets a free die, the rule that forbids it here, and its action. */
interface Effect {
  die: boolean
  forbids(g: Gekido, a: Attack, seat: Seat, die: Face | '', piece: Piece): RefusalId | null
  apply(g: Gekido, a: Attack, seat: Seat, die: Face | '', piece: Piece): Flow
}

const always = (): null => null
/** An effect that targets a free die. */
const onDie = (apply: (g: Gekido, a: Attack, seat: Seat, die: Face) => Flow, forbids: Effect['forbids'] = always): Effect => ({
  die: true,
  forbids,
  apply: (g, a, seat, die) => (die === '' ? undefined : apply(g, a, seat, die)),
})
const record = (note: (a: Attack, piece: Piece) => void, forbids: Effect['forbids'] = always): Effect => ({
  die: false,
  forbids,
  apply: (_g, a, _seat, _die, piece) => note(a, piece),
})

/** The effects that cards, Powers and tiles can have. */
export const EFFECTS: Readonly<Record<EffectName, Effect>> = {
  /** Turn one free die to its opposite face. */
  flip: onDie((g, _a, _seat, die) => setFace(g, die, SYMBOLS[die].opposite)),
  /** Set one free die to the user's symbol. "Set" must change the face. */
  setOwn: onDie(
    (g, _a, seat, die) => setFace(g, die, symbolOf(g, seat)),
    (g, _a, seat, die) => (die === symbolOf(g, seat) ? 'GK-WIN-11' : null),
  ),
  setAny: onDie((_g, _a, seat, die) => call(setDie, { seat, die, to: FACES.filter((face) => face !== die) })),
  /** Set one free die to the symbol of either Bot in the attack; that must change it. */
  setBot: onDie(
    (g, a, seat, die) => call(setDie, { seat, die, to: botFaces(g, a, die) }),
    (g, a, _seat, die) => (botFaces(g, a, die).length === 0 ? 'GK-WIN-11' : null),
  ),
  /** GK-EFF-6 The boost is recorded now and counted only on success. */
  boost: record((a, piece) => void a.boosts.push(piece.key)),
  surge: {
    die: false,
    forbids: always,
    apply(g, a, seat, _die, piece) {
      a.boosts.push(piece.key)
      heal(g, seat, 2)
    },
  },
  /** GK-DICE-5 The roll limit is 3 or 4, never more. GK-EFF-3: used after roll 3, the effect means that roll 3 was not the final one. */
  fourthRoll: record(
    (a) => void (a.limit = 4),
    (_g, a) => (a.limit === 4 ? 'GK-DICE-5' : null),
  ),
  /** GK-DICE-4 The sixth die comes into play once per attack. GK-EFF-2: also after the final roll. */
  sixthDie: {
    die: false,
    forbids: (_g, a) => (a.sixth ? 'GK-DICE-4' : null),
    apply(_g, a) {
      a.sixth = true
      return call(rollDice, { dice: 1, why: 'sixth die' })
    },
  },
  switch: {
    die: false,
    forbids: (_g, a) => (a.roll < 2 ? 'GK-EFF-1' : null),
    apply: (_g, _a, seat) => call(switchAttack, { seat, to: '' }),
  },
  respin: { die: false, forbids: always, apply: (_g, _a, seat) => call(respin, { seat, dice: '' }) },
  pierce: record((a) => void (a.pierce = true)),
  ram: record((a) => void (a.ram = true)),
  rerollOne: onDie((g, _a, _seat, die) => reroll(g, die)),
  rerollAll: { die: false, forbids: always, apply: (g, a) => reroll(g, a.free) },
  /** GK-EFF-4 One die is left out of the first roll; once per attack. */
  withhold: record(
    (a) => void (a.cut = a.withheld = true),
    (_g, a) => (a.cut ? 'GK-EFF-4' : null),
  ),
  /** GK-EFF-7 Counts only on a malfunction, even if the printed number is 0. */
  feedback: record((a, piece) => void (a.feedback += piece.amount)),
  /** GK-EFF-5 Skips the attacker's window after this roll and nothing else. */
  firewall: record(
    (a) => void (a.firewall = true),
    (_g, a) => (a.firewall ? 'GK-EFF-5' : null),
  ),
  /** GK-EFF-10 Without pending damage, nothing can be prevented. */
  prevent: {
    die: false,
    forbids: (_g, a) => (a.pending === 0 ? 'GK-EFF-10' : null),
    apply: (g, _a, seat, _die, piece) => prevent(g, seat, piece),
  },
  plating: {
    die: false,
    forbids: (g, _a, seat) => (botAt(g, seat).armor.includes(0) ? null : 'GK-BON-3'),
    apply: (_g, _a, seat) => call(gainArmor, { seat }),
  },
  clamps: record((a) => void (a.clamps = true)),
  jolt: record((a, piece) => void (a.jolt += piece.amount)),
  heal: {
    die: false,
    forbids: (g, _a, seat) => (botAt(g, seat).structure[0] === 6 ? 'GK-DMG-13' : null),
    apply: (g, _a, seat, _die, piece) => heal(g, seat, piece.amount),
  },
  charge: {
    die: false,
    forbids: (g, _a, seat) => (chargeable(g, seat).length === 0 ? 'GK-BON-6' : null),
    apply: (_g, _a, seat) => addCharge(seat),
  },
  /** GK-EFF-8 Takes a random card from the other hand; only these two players see it. */
  leech: {
    die: false,
    forbids: (g, _a, seat) => (botAt(g, opponent(g, seat)).hand.length === 0 ? 'GK-EFF-8' : null),
    apply: (g, _a, seat) => call(dataLeech, { seat, from: opponent(g, seat) }),
  },
  /** Drawing happens at the start of the turn; no window offers it. */
  drawKeep: { die: false, forbids: () => 'GK-TURN-1', apply: () => undefined },
}

const botFaces = (g: Gekido, a: Attack, die: Face | ''): Face[] =>
  [symbolOf(g, g.active), symbolOf(g, a.target)].filter((face) => face !== die)

function setFace(g: Gekido, die: Face, to: Face): undefined {
  const a = attackOf(g)
  a.free = to === SYMBOLS[die].opposite ? flipped(a.free, die) : withDie(withoutDie(a.free, die), to)
  tell?.({ kind: 'die turned', rule: 'GK-DICE-1', seat: g.active, die, becomes: to, free: a.free })
  return undefined
}

/** GK-DICE-6 Free dice are rerolled within the current roll. */
function reroll(g: Gekido, dice: Dice): Flow {
  const a = attackOf(g)
  a.free = apart(a.free, dice)
  return call(rollDice, { dice: dice.length, why: 'reroll' })
}

/** The seat that sets the die, the die, and the allowed symbols. */
export interface SetNotes {
  seat: Seat
  die: Face
  to: Face[]
}

/** The choice of a symbol to which the die is set. */
export const setDie = choice<SetNotes, OptionOf<'set'>>('setDie', {
  seats: (_g, notes) => only(notes.seat),
  ask: (_g, { die }) => ({ kind: 'setDie', rule: 'GK-WIN-11', die }),
  candidates: (_g, notes) => notes.to.map((face) => SET[faceIndex[face]]!),
  forced: true,
  absent: firstOffered,
  choose(g, notes, _seat, { face }) {
    setFace(g, notes.die, face)
    return answer()
  },
})

/** The choice of free dice to reroll. */
const respin = sequence<{ seat: Seat; dice: Dice }>('respin', {
  choose: (_g, notes) => call(respinDice, { seat: notes.seat }, 'dice'),
  reroll: (g, notes) => reroll(g, notes.dice),
})

const respinDice = choice<{ seat: Seat }, OptionOf<'reroll'>>('respinDice', {
  seats: (_g, notes) => only(notes.seat),
  ask: () => ({ kind: 'respinDice', rule: 'GK-DICE-6' }),
  candidates: (g) =>
    subsets(attackOf(g).free)
      .slice(1)
      .map((dice) => REROLL[dice]!),
  forced: true,
  absent: firstOffered,
  choose: (_g, _notes, _seat, { dice }) => answer(dice),
})

/** GK-EFF-1 Switches to another Command. The attacker may keep locked dice that fit it; the others leave the attack (GK-EFF-12). */
const switchAttack = sequence<{ seat: Seat; to: CommandId | '' }>('switchAttack', {
  chooseCommand: (_g, notes) => call(switchTo, { seat: notes.seat }, 'to'),
  keepDice(g, notes) {
    const a = attackOf(g)
    if (notes.to === '') return undefined
    a.command = notes.to
    tell?.({ kind: 'command', rule: 'GK-EFF-1', seat: notes.seat, bot: botAt(g, notes.seat).bot, command: notes.to })
    return a.locked === '' ? undefined : call(keepLocked, { seat: notes.seat })
  },
})

export const switchTo = choice<{ seat: Seat }, OptionOf<'command'>>('switchTo', {
  seats: (_g, notes) => only(notes.seat),
  ask: () => ({ kind: 'switchTo', rule: 'GK-EFF-1' }),
  candidates: () => COMMAND,
  forbids: (g, _notes, _seat, { command }) => (command === attackOf(g).command ? 'GK-EFF-1' : null),
  absent: firstOffered,
  choose: (_g, _notes, _seat, { command }) => answer(command),
})

export const keepLocked = choice<{ seat: Seat }, OptionOf<'keepDice'>>('keepLocked', {
  seats: (_g, notes) => only(notes.seat),
  ask: (g) => ({ kind: 'keepLocked', rule: 'GK-EFF-1', command: commandIn(attackOf(g)) }),
  candidates: (g) => subsets(attackOf(g).locked).map((dice) => KEEP_DICE[dice]!),
  forbids: (g, _notes, seat, { dice }) => (fits(g, seat, dice) ? null : 'GK-EFF-1'),
  forced: true,
  absent: lastOffered,
  choose(g, _notes, seat, { dice }) {
    keepDice(g, seat, dice)
    return answer()
  },
})

const fits = (g: Gekido, seat: Seat, kept: Dice): boolean => isLockable(commandIn(attackOf(g)), symbolOf(g, seat), kept)
function keepDice(g: Gekido, seat: Seat, kept: Dice): undefined {
  const a = attackOf(g)
  a.discarded += a.locked.length - kept.length
  tell?.({ kind: 'keep dice', rule: 'GK-EFF-1', seat, bot: botAt(g, seat).bot, kept, discarded: apart(a.locked, kept) })
  a.locked = kept
  return undefined
}

/** GK-EFF-8 Every card of the other hand is equally likely. */
const dataLeech = sequence<{ seat: Seat; from: Seat }>('dataLeech', {
  take: (_g, notes) => call(leechCard, { seat: notes.seat, from: notes.from }),
  limit: (_g, notes) => call(trimHand, { seat: notes.seat }),
})

const leechCard = chance<{ seat: Seat; from: Seat }, CardId>('leechCard', {
  draw: (g, notes, luck) => botAt(g, notes.from).hand[luck.below(botAt(g, notes.from).hand.length)]!,
  outcomes: (g, notes) => weighed(botAt(g, notes.from).hand),
  happen(g, { seat, from }, card) {
    takeFromHand(g, seat, from, card)
    return answer()
  },
  write: cardName,
  read: cardNamed,
})

export const effectRules = [setDie, respin, respinDice, switchAttack, switchTo, keepLocked, dataLeech, leechCard]
