import { answer, call, rollDice, type Flow, type RuleId, type Seat } from '@robodrome/kernel'
import { rerollOf, rollerOf, shown, thisAttack } from '../bout.ts'
import type { Attack } from '../frames.ts'
import { codeOf, type EffectAt } from '../moments.ts'
import { useProgram } from '../moving.ts'
import { choice, sequence } from '../rule.ts'
import type { Aimbots, Bot } from '../state.ts'
import { tell } from '../tell.ts'
import type { RefusalId, RollResponse } from '../terms.ts'
import { asks, botOf, effects, program } from '../vocabulary.ts'
import { holds, spend } from './9-scrap.ts'
import { nothing } from './asking.ts'
import { ATTACK, type SideOfAttack } from '../shapes.ts'

interface RollWindow {
  turn: SideOfAttack
  passes: number
}

const PASS: RollResponse = { kind: 'pass' }

/**
 * AB-ATK-11 In the post-roll window, the players alternately use one effect or pass, starting with the attacker. It closes after two passes
 * in a row. AB-ATK-13 A player with a token is asked at each step; others with nothing to use pass automatically.
 */
export const rollWindow = choice<RollWindow, RollResponse>('rollWindow', {
  seats: (g, window) => {
    const { turn, passes } = upToQuestion(g, window)
    return passes < 2 ? asks(g, rollerOf(g, thisAttack(g), turn)) : []
  },
  ask(g, window) {
    const { attacker, defender } = thisAttack(g)
    return { kind: 'rollWindow', rule: 'AB-ATK-11', side: upToQuestion(g, window).turn, attacker, defender }
  },
  candidates: (g, window) => [...responses(g, thisAttack(g), upToQuestion(g, window).turn), PASS],
  forbids: (g, window, seat, response) => forbidsResponse(g, thisAttack(g), upToQuestion(g, window).turn, seat, response),
  tempting: (g, window) => temptations(g, thisAttack(g), upToQuestion(g, window).turn),
  absent: nothing,
  choose(g, window, seat, response) {
    const { turn, passes } = upToQuestion(g, window)
    window.turn = (1 - turn) as SideOfAttack
    window.passes = response.kind === 'pass' ? passes + 1 : 0
    return respond(g, thisAttack(g), turn, seat, response)
  },
})

/** Passes automatically for players who have nothing to use and no token, or have left. */
function upToQuestion(g: Aimbots, window: RollWindow): RollWindow {
  const attack = thisAttack(g)
  let { turn, passes } = window
  while (passes < 2 && !mustAsk(g, attack, turn)) {
    turn = (1 - turn) as SideOfAttack
    passes++
  }
  return { turn, passes }
}

function mustAsk(g: Aimbots, attack: Attack, side: SideOfAttack): boolean {
  const seat = rollerOf(g, attack, side)
  if (asks(g, seat).length === 0) return false
  return (
    g.players[seat]!.scrap.length > 0 ||
    responses(g, attack, side).some((response) => forbidsResponse(g, attack, side, seat, response) === null)
  )
}

const bot = (g: Aimbots, attack: Attack, side: SideOfAttack): Bot => botOf(g, side === ATTACK ? attack.attacker : attack.defender)
/** Returns the effect that the bot's program can have on these dice on this side; null if there is none. */
function diceEffect(g: Aimbots, attack: Attack, side: SideOfAttack): EffectAt<'dice'> | null {
  const effect = effects(g, bot(g, attack, side)).dice
  return effect !== null && codeOf('dice', effect).side === side ? effect : null
}

/** Lists everything that the bot's program and its player's tokens might do, legal now or not. */
function responses(g: Aimbots, attack: Attack, side: SideOfAttack): RollResponse[] {
  const effect = diceEffect(g, attack, side)
  const found = effect === null ? [] : codeOf('dice', effect).responses(attack, effect)
  if (holds(g, rollerOf(g, attack, side), 'SURGE')) for (const die of shown(attack, side)) found.push({ kind: 'surge', die })
  return found
}

/** Whether two responses are the same. Any two rerolls of both dice are. */
function isSame(one: RollResponse, other: RollResponse): boolean {
  if (one.kind === 'reroll')
    return other.kind === 'reroll' && one.dice.length === other.dice.length && (one.dice.length === 2 || one.dice[0] === other.dice[0])
  return one.kind === 'surge' && other.kind === 'surge' && one.die === other.die
}

/** Lists tokens that the player does not hold, and rerolls that the program does not have, so that they can be refused with a reason. */
function temptations(g: Aimbots, attack: Attack, side: SideOfAttack): RollResponse[] {
  const tried: RollResponse[] = [rerollOf(attack, side)]
  for (const die of shown(attack, side)) tried.push({ kind: 'surge', die }, { kind: 'reroll', dice: [die] })
  const known = responses(g, attack, side)
  return tried.filter((response) => !known.some((other) => isSame(response, other)))
}

function forbidsResponse(g: Aimbots, attack: Attack, side: SideOfAttack, seat: Seat, response: RollResponse): RefusalId | null {
  if (response.kind === 'pass') return null
  if (response.kind === 'surge') return !holds(g, seat, 'SURGE') ? 'AB-SCRAP-4' : response.die < 6 ? null : 'AB-SCRAP-7'
  if (attack.used[side]) return 'AB-ABIL-3'
  const effect = diceEffect(g, attack, side)
  return effect === null ? 'AB-ATK-11' : codeOf('dice', effect).forbids(attack, response, effect)
}

function respond(g: Aimbots, attack: Attack, side: SideOfAttack, seat: Seat, response: RollResponse): Flow {
  if (response.kind === 'pass') return undefined
  const id = side === ATTACK ? attack.attacker : attack.defender
  const { dice } = attack
  const place = (value: number, of: SideOfAttack = side) => dice.indexOf(value, of * 2)
  if (response.kind === 'surge') {
    dice[place(response.die)] = 6
    spend(g, seat, 'SURGE')
    return tellDice(attack, 'AB-SCRAP-4')
  }
  attack.used[side] = true
  if (response.kind === 'reroll') {
    useProgram(g, id, { kind: 'reroll', dice: [...response.dice] })
    return call(reroll, { at: response.dice.length === 2 ? [side * 2, side * 2 + 1] : [place(response.dice[0]!)], fresh: [] })
  }
  if (response.kind === 'echo') {
    dice[place(response.die)] = Math.min(dice[0]!, dice[1]!)
    useProgram(g, id, { kind: 'echo', die: response.die })
    return tellDice(attack, program(g, botOf(g, id)).id)
  }
  const [mine, theirs] = [place(response.die), place(response.for, ATTACK)]
  dice[mine] = response.for
  dice[theirs] = response.die
  useProgram(g, id, { kind: 'exchange', die: response.die, for: response.for })
  return tellDice(attack, program(g, botOf(g, id)).id)
}

const tellDice = (attack: Attack, rule: RuleId): void => {
  tell?.({ kind: 'dice', rule, attack: attack.dice.slice(0, 2), defense: attack.dice.slice(2) })
}

/** AB-ATK-12 A reroll replaces the old result. */
export const reroll = sequence<{ at: number[]; fresh: number[] }>('reroll', {
  roll: (_g, { at }) => call(rollDice, { count: at.length, sides: 6 }, 'fresh'),
  replace(g, { at, fresh }) {
    const attack = thisAttack(g)
    at.forEach((place, i) => (attack.dice[place] = fresh[i]!))
    tellDice(attack, 'AB-ATK-12')
    return answer()
  },
})
