import { answer, call, current, type Flow, type Seat } from '@robodrome/kernel'
import { choice } from '../rule.ts'
import { codeOf } from '../moments.ts'
import { ATTACK, DEFENSE, type SideOfAttack } from '../shapes.ts'
import { OFF, type Aimbots, type Bot, type BotId } from '../state.ts'
import { tell } from '../tell.ts'
import type { BotRef, Cause, OptionOf } from '../terms.ts'
import {
  areFriends,
  asks,
  bareSides,
  botOf,
  capturedBy,
  effects,
  isFull,
  isOnBoard,
  printed,
  program,
  refOf,
  sortedSides,
  supply,
} from '../vocabulary.ts'
import { DIRS } from '../content/arena.ts'
import { useProgram } from '../moving.ts'
import { ability, resolve, waiting } from './golden.ts'
import { soloRoll } from './9-scrap.ts'
import { checkElimination, checkScore } from './10-winning.ts'

export interface Damage {
  bot: BotId
  /** The damaged face, by its printed value. */
  face: number
  /** The bot that deals the damage, and the other bot in that attack, crash or shot. They differ only if a bot harms itself. */
  by: BotId
  other: BotId
  /** Whether the damage comes from an attack and not from an ability. */
  attack: boolean
  full: boolean
  survival: number
  side: number
}

export const damageTo = (bot: BotId, face: number, by: BotId, other: BotId, attack = false) =>
  call(damage, { bot, face, by, other, attack, full: false, survival: 0, side: face })

/** AB-ABIL-8, AB-END-10 Only bots on the board take damage, and only from players who are still in the game. */
const canLand = (g: Aimbots, { bot, by }: Damage): boolean => isOnBoard(botOf(g, bot)) && !g.players[botOf(g, by).owner]!.out

/** The lowest die roll that lets the bot survive a defeat. */
function survivesFrom(g: Aimbots, bot: Bot): number | undefined {
  const effect = effects(g, bot).damage
  return effect === null ? undefined : codeOf('damage', effect).survives?.(effect)
}

function choosesSide(g: Aimbots, bot: Bot, inAttackAs: SideOfAttack): boolean {
  const effect = effects(g, bot).damage
  return effect !== null && codeOf('damage', effect).chooses === inAttackAs
}

/**
 * AB-DMG-1 A bot with two plates is defeated. Otherwise the plate goes on the damaged face or, if that is plated already, on a side that
 * its player picks.
 */
export const damage = ability<Damage>('damage', canLand, {
  riseAgain(g, notes) {
    const bot = botOf(g, notes.bot)
    notes.full = isFull(bot)
    if (!notes.full || !notes.attack || survivesFrom(g, bot) === undefined) return undefined
    useProgram(g, notes.bot, { kind: 'mayRise' })
    return call(soloRoll, { seat: bot.owner, dice: [], bot: notes.bot }, 'survival')
  },
  defeat(g, notes) {
    if (!notes.full) return undefined
    const bot = botOf(g, notes.bot)
    if (notes.survival >= (survivesFrom(g, bot) ?? Infinity)) {
      tell?.({ kind: 'survive', rule: program(g, bot).id, bot: refOf(g, notes.bot) })
      return answer()
    }
    return defeat(g, notes) ?? answer()
  },
  chooseSide(g, notes) {
    const bot = botOf(g, notes.bot)
    const attacker = botOf(g, notes.by)
    const bare = bareSides(g, bot)
    const deflects = notes.attack && choosesSide(g, bot, DEFENSE)
    const crushes = notes.attack && choosesSide(g, attacker, ATTACK)
    if (deflects || crushes) {
      return resolve(g, [
        ...(deflects ? [waiting(g, notes.bot, call(placeFreely, { bot: notes.bot, by: notes.bot, side: bare[0]! }))] : []),
        ...(crushes ? [waiting(g, notes.by, call(placeFreely, { bot: notes.bot, by: notes.by, side: bare.at(-1)! }))] : []),
      ])
    }
    if (!bot.plates.includes(notes.face)) return undefined
    notes.side = bare[0]!
    return call(pickSide, { bot: notes.bot, seat: bot.owner }, 'side')
  },
  place(g, notes) {
    const bot = botOf(g, notes.bot)
    bot.plates.push(notes.side)
    g.eventful = true
    const dir = DIRS.find((each) => printed(g, bot, each) === notes.side)!
    tell?.({ kind: 'plate', rule: 'AB-DMG-1', ...causeOf(g, notes), face: notes.side, dir, plates: [...bot.plates] })
  },
})

/** Describes the damaged bot and face, the dealing bot, and whether its attack or its ability caused the damage. */
const causeOf = (g: Aimbots, { bot, by, face, attack }: Damage): { bot: BotRef; hitFace: number; cause: Cause } => {
  const rule = attack ? 'AB-ATK-16' : program(g, botOf(g, by)).id
  return { bot: refOf(g, bot), hitFace: face, cause: { bot: refOf(g, by), attack, rule } }
}

interface Placing {
  bot: BotId
  by: BotId
  side: number
}

/** AB-DMG-3 A program puts the plate on any bare side. If both bots have such a program, the later choice stands. */
export const placeFreely = ability<Placing>('placeFreely', (g, { bot }) => isOnBoard(botOf(g, bot)), {
  pick(g, { bot, by }) {
    useProgram(g, by, { kind: 'chooseSide' })
    return call(pickSide, { bot, seat: botOf(g, by).owner }, 'side')
  },
  decide(g, { side }) {
    current(g, damage).side = side
  },
})

/**
 * AB-DMG-1 The plate goes on one of the bot's bare sides, named by its printed value. It never goes on the top or on another plate
 * (AB-DIE-9).
 */
export const pickSide = choice<{ bot: BotId; seat: Seat }, OptionOf<'plateOn'>>('pickSide', {
  seats: (g, { seat }) => asks(g, seat),
  ask: (_g, { bot }) => ({ kind: 'pickSide', rule: 'AB-DMG-1', bot }),
  candidates: (g, { bot }) => sortedSides(g, botOf(g, bot)).map(plateOn),
  forbids: (g, { bot }, _seat, { side }) => (bareSides(g, botOf(g, bot)).includes(side) ? null : 'AB-DIE-9'),
  tempting: (g, { bot }) => [1, 2, 3, 4, 5, 6].filter((face) => !sortedSides(g, botOf(g, bot)).includes(face)).map(plateOn),
  absent: (g, { bot, seat }, _seat, options) => options.at(seat === botOf(g, bot).owner ? 0 : -1)!,
  choose: (_g, _notes, _seat, { side }) => answer(side),
})

export const plateOn = (side: number): OptionOf<'plateOn'> => ({ kind: 'plateOn', side })

/** AB-DMG-5 Removes the bot, captures its core, checks for a win, drops scrap, checks elimination. */
function defeat(g: Aimbots, notes: Damage): Flow {
  const bot = botOf(g, notes.bot)
  const captor = captorOf(g, bot.owner, botOf(g, notes.by).owner, botOf(g, notes.other).owner)
  const space = bot.at
  tell?.({ kind: 'defeat', rule: 'AB-DMG-5', ...causeOf(g, notes), seat: bot.owner, plates: [...bot.plates] })
  bot.at = OFF
  bot.plates = []
  bot.captured = true
  g.eventful = true
  g.players[captor]!.captured.push(bot.core)
  tell?.({
    kind: 'capture',
    rule: 'AB-CORE-1',
    seat: captor,
    from: bot.owner,
    program: bot.program,
    core: bot.core,
    captured: capturedBy(g, captor),
    reveals: true,
  })
  const won = checkScore(g, captor)
  if (won !== undefined) return won
  if (supply(g) > 0) {
    g.scrap.push(space)
    tell?.({ kind: 'scrap dropped', rule: 'AB-DMG-5', at: space })
  }
  return checkElimination(g, bot.owner)
}

/**
 * AB-CORE-2 The core goes to the opponent who caused the defeat. AB-CORE-3 If the owner's own side caused it, the core goes to the
 * controller of the other bot. If that player is out, it goes to the opponent with the fewest captured cores; in a tie, to the next in turn
 * order after the owner.
 */
function captorOf(g: Aimbots, owner: Seat, by: Seat, other: Seat): Seat {
  const canTake = (seat: Seat) => !areFriends(g, seat, owner) && !g.players[seat]!.out
  if (canTake(by)) return by
  if (canTake(other)) return other
  const after = g.order.indexOf(owner) + 1
  const rivals = [...g.order.slice(after), ...g.order.slice(0, after)].filter(canTake)
  return rivals.reduce((least, seat) => (capturedBy(g, seat) < capturedBy(g, least) ? seat : least))
}
