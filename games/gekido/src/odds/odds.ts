import { asked, current, isOnTop, isOpen, options, type Seat } from '@robodrome/kernel'
import type { CommandId } from '../content/commands.ts'
import type { Piece } from '../content.ts'
import { apart } from '../dice.ts'
import { write } from '../notation.ts'
import { isUse } from '../options.ts'
import { pieceIn, piecesOf } from '../rules/5-windows.ts'
import { keepLocked, setDie, switchTo } from '../rules/6-effects.ts'
import { rules } from '../rules/index.ts'
import { malfunction, strike } from '../rules/7-success-and-malfunction.ts'
import { additions } from '../rules/8-damage.ts'
import type { Gekido } from '../state.ts'
import type { Option, Question, Use } from '../terms.ts'
import { attackOf, botAt, damageNumbers, kindOf, symbolOf } from '../vocabulary.ts'
import { byCommand, chanceOf, lockChances, openCommands, rowOf, rowsOf, type Numbers } from './situation.ts'
import { chanceAfterUse, chanceKeeping, chanceSwitching, helperOf, otherCommands, rolled, turnTo } from './uses.ts'
import type { Odds, Row, Situation } from '../shapes.ts'

const game = { rules }

/** Rules that may be on the stack while the dice are not final. */
const ROLLING: ReadonlySet<string> = new Set<Question['kind']>([
  'preWindow',
  'defenderWindow',
  'attackerWindow',
  'nameCommand',
  'lockDice',
  'stopOrRoll',
  'setDie',
  'respinDice',
  'switchTo',
  'keepLocked',
  'chooseCharge',
  'trimHand',
])

/** Whether an attack is being rolled and still undecided. */
export const isRolling = (g: Gekido): boolean =>
  g.attack !== null && ROLLING.has(g.stack.at(-1)?.rule ?? '') && !isOpen(g, strike) && !isOpen(g, malfunction)

/** The odds for a seat, or null if no attack is being rolled. With `ahead`, helpers for later rolls are included, which takes longer. */
export function odds(g: Gekido, seat: Seat | null, ahead = true): Odds | null {
  if (!isRolling(g)) return null
  const situation = situationOf(g)
  const numbers = numbersOf(g)
  return {
    situation,
    rows: rowsAt(g),
    held: ahead && seat === g.active ? held(g, seat, situation, numbers) : [],
    answers: seat === null ? [] : answers(g, seat, situation, numbers),
  }
}

/** Lists the Commands still possible if no player uses an effect from now on. */
function rowsAt(g: Gekido): Row[] {
  const at = situationOf(g)
  const numbers = numbersOf(g)
  if (!isOnTop(g, keepLocked)) return rowsOf(at, numbers)
  // While the attacker picks dice for a switch, the dice locked so far need not fit the new Command.
  return openCommands(at).map((command) => rowOf(command, chanceSwitching(at, command), null, numbers[command]))
}

export function situationOf(g: Gekido): Situation {
  const a = attackOf(g)
  return {
    own: symbolOf(g, g.active),
    enemy: symbolOf(g, a.target),
    command: a.command === '' ? null : a.command,
    locked: a.locked,
    free: a.roll === 0 ? null : a.free,
    left: a.limit - a.roll,
    withheld: a.withheld,
    first: a.roll <= 1,
  }
}

const numbersOf = (g: Gekido): Numbers =>
  byCommand((command) => ({
    damage: Math.max(0, damageNumbers(g, command)[0] + additions(g)),
    malfunction: damageNumbers(g, command)[1] + attackOf(g).feedback,
  }))

/** Applies an effect's change to the numbers: boosts, Feedback Loop, Piercing Lance. */
function changed(g: Gekido, piece: Piece, numbers: Numbers): Numbers {
  const { target, pierce } = attackOf(g)
  const more =
    piece.does === 'boost' || piece.does === 'surge'
      ? piece.amount
      : piece.does === 'pierce' && !pierce && kindOf(g, target).upgrade === 'DEFENSE'
        ? botAt(g, target).upgrade
        : 0
  const back = piece.does === 'feedback' ? piece.amount : 0
  if (more === 0 && back === 0) return numbers
  return byCommand((command) => ({
    damage: Math.max(0, damageNumbers(g, command)[0] + additions(g) + more),
    malfunction: numbers[command].malfunction + back,
  }))
}

const DAMAGE_EFFECTS: readonly string[] = ['boost', 'surge', 'pierce']

/** Lists those of the attacker's cards, charged Powers and unused tile that change a chance or a number. */
function held(g: Gekido, seat: Seat, at: Situation, numbers: Numbers): Odds['held'] {
  const a = attackOf(g)
  const list: Odds['held'] = []
  for (const piece of piecesOf(g, seat)) {
    if (piece.kind === 'power' && (botAt(g, seat).powers[piece.id] ?? 0) === 0) continue
    if (!piece.windows.includes('RA') || (piece.kind === 'tile' && a.tileUsed)) continue
    if ((piece.does === 'fourthRoll' && a.limit === 4) || (piece.does === 'sixthDie' && a.sixth)) continue
    if (piece.does === 'switch') {
      if (a.roll >= 2)
        list.push({
          piece: piece.key,
          rows: otherCommands(at).map((command) => rowOf(command, chanceSwitching(at, command), null, numbers[command])),
        })
    } else if (helperOf(piece.does) !== 'none' || DAMAGE_EFFECTS.includes(piece.does)) {
      const then = changed(g, piece, numbers)
      list.push({
        piece: piece.key,
        rows: openCommands(at).map((command) => rowOf(command, chanceOf(at, command, helperOf(piece.does)), null, then[command])),
      })
    }
  }
  return list
}

function answers(g: Gekido, seat: Seat, at: Situation, numbers: Numbers): Odds['answers'] {
  if (!asked(game, g).includes(seat)) return []
  return options<Option>(game, g, seat).map((option) => ({ option: write(option, g), rows: answerRows(g, seat, at, numbers, option) }))
}

/** Computes the outcome of an option for each Command. */
function answerRows(g: Gekido, seat: Seat, at: Situation, numbers: Numbers, option: Option): Row[] {
  const rows = (chance: (command: CommandId) => number, commands = openCommands(at), then = numbers): Row[] =>
    commands.map((command) => rowOf(command, chance(command), null, then[command]))
  const free = at.free ?? ''
  const used = (use: Use): Row[] => {
    const piece = pieceIn(g, use)
    if (piece.does === 'switch') return rows((command) => chanceSwitching(at, command), otherCommands(at))
    return rows(
      (command) => chanceAfterUse(at, piece.does, use.die, seat === g.active, command),
      openCommands(at),
      changed(g, piece, numbers),
    )
  }
  if (isUse(option)) return used(option)
  if (option.kind === 'command') {
    if (switching(g)) return rows((command) => chanceSwitching(at, command), [option.command])
    return rowsOf({ ...at, command: option.command }, numbers)
  }
  if (option.kind === 'lock') return rows((command) => lockChances(at, command)(option.dice))
  if (option.kind === 'set') return rows((command) => turnTo(at, current(g, setDie).die, option.face, command))
  if (option.kind === 'reroll') return rows((command) => rolled(at, apart(free, option.dice), option.dice.length, command))
  if (option.kind === 'keepDice') return rows((command) => chanceKeeping(at, command, option.dice))
  return rows((command) => chanceOf(at, command, 'none'))
}

const switching = (g: Gekido): boolean => isOnTop(g, switchTo)
