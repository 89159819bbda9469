import { answer, call, choice, rollDice, sequence, tell, type Flow, type RuleId, type Seat } from '@robodrome/kernel'
import { ATTACK, rollerOf, thisAttack, type Attack, type SideOfAttack } from '../bout.ts'
import { useProgram } from '../moving.ts'
import type { Aimbots, Bot } from '../state.ts'
import { asks, botOf, effects } from '../vocabulary.ts'
import { holds, spend } from './9-scrap.ts'
import { nothing } from './asking.ts'

/** What a player may do to the dice. Dice are named by what they show: two that show the same are alike. */
export type Response =
  | { use: 'pass' }
  | { use: 'surge'; die: number }
  | { use: 'reroll'; dice: number[] }
  | { use: 'echo'; die: number }
  | { use: 'exchange'; die: number; for: number }

interface Window {
  turn: SideOfAttack
  passes: number
}

const PASS: Response = { use: 'pass' }

/**
 * AB-ATK-11 The post-roll window: attacker first, then in turn, one effect or a pass; it closes when both have passed in
 * succession. AB-ATK-13 Whoever holds a token is asked at each step; others with nothing to use pass without being asked.
 */
export const rollWindow = choice<Aimbots, Window, Response>('rollWindow', {
  seats: (g, window) => {
    const { turn, passes } = upToQuestion(g, window)
    return passes < 2 ? asks(g, rollerOf(g, thisAttack(g), turn)) : []
  },
  candidates: (g, window) => [...responses(g, thisAttack(g), upToQuestion(g, window).turn), PASS],
  forbids: (g, window, seat, response) => forbidsResponse(g, thisAttack(g), upToQuestion(g, window).turn, seat, response),
  tempting: (g, window) => temptations(g, thisAttack(g), upToQuestion(g, window).turn),
  absent: nothing,
  choose(g, window, seat, response) {
    const { turn, passes } = upToQuestion(g, window)
    window.turn = (1 - turn) as SideOfAttack
    window.passes = response.use === 'pass' ? passes + 1 : 0
    return respond(g, thisAttack(g), turn, seat, response)
  },
  write: writeResponse,
})

/** Passes of players who have nothing to use, hold no token, or have left are made for them. */
function upToQuestion(g: Aimbots, window: Window): Window {
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
const own = (attack: Attack, side: SideOfAttack): number[] => attack.dice.slice(side * 2, side * 2 + 2)
const shown = (attack: Attack, side: SideOfAttack): number[] => [...new Set(own(attack, side))]

/** What the bot's program and the tokens of its player might do, whether or not it may be done now. */
function responses(g: Aimbots, attack: Attack, side: SideOfAttack): Response[] {
  const { rerolls, rerollsShowing, echoes, mirrors } = effects(bot(g, attack, side))
  const found: Response[] = []
  if (side === ATTACK) {
    if (rerolls === 'any') for (const die of shown(attack, side)) found.push({ use: 'reroll', dice: [die] })
    if (rerolls !== 'none') found.push({ use: 'reroll', dice: own(attack, side) })
  } else {
    if (rerollsShowing > 0) for (const die of shown(attack, side)) found.push({ use: 'reroll', dice: [die] })
    if (echoes) for (const die of shown(attack, side)) found.push({ use: 'echo', die })
    if (mirrors)
      for (const die of shown(attack, side)) for (const other of shown(attack, ATTACK)) found.push({ use: 'exchange', die, for: other })
  }
  if (holds(g, rollerOf(g, attack, side), 'SURGE')) for (const die of shown(attack, side)) found.push({ use: 'surge', die })
  return found
}

/** Tokens one does not hold, and rerolls of a program one does not have. */
function temptations(g: Aimbots, attack: Attack, side: SideOfAttack): Response[] {
  const tried: Response[] = [{ use: 'reroll', dice: own(attack, side) }]
  for (const die of shown(attack, side)) tried.push({ use: 'surge', die }, { use: 'reroll', dice: [die] })
  const known = responses(g, attack, side).map((response) => writeResponse(response))
  return tried.filter((response) => !known.includes(writeResponse(response)))
}

function forbidsResponse(g: Aimbots, attack: Attack, side: SideOfAttack, seat: Seat, response: Response): RuleId | null {
  if (response.use === 'pass') return null
  if (response.use === 'surge') return !holds(g, seat, 'SURGE') ? 'AB-SCRAP-4' : response.die < 6 ? null : 'AB-SCRAP-7'
  if (attack.used[side]) return 'AB-ABIL-3'
  if (response.use === 'exchange') return response.die === response.for ? 'AB-GOLD-5' : null
  if (response.use === 'echo') return response.die === Math.min(attack.dice[0]!, attack.dice[1]!) ? 'AB-GOLD-5' : null
  const { rerolls, rerollsShowing } = effects(bot(g, attack, side))
  const both = response.dice.length === 2
  if (side === ATTACK) return rerolls === 'any' || (rerolls === 'both' && both) ? null : 'AB-ATK-11'
  if (rerollsShowing === 0) return 'AB-ATK-11'
  return !both && response.dice[0] === rerollsShowing ? null : 'AB-P49'
}

function respond(g: Aimbots, attack: Attack, side: SideOfAttack, seat: Seat, response: Response): Flow {
  if (response.use === 'pass') return undefined
  const id = side === ATTACK ? attack.attacker : attack.defender
  const { dice } = attack
  const place = (value: number, of: SideOfAttack = side) => dice.indexOf(value, of * 2)
  if (response.use === 'surge') {
    dice[place(response.die)] = 6
    spend(g, seat, 'SURGE')
    return tellDice(attack, 'AB-SCRAP-4')
  }
  attack.used[side] = true
  if (response.use === 'reroll') {
    useProgram(g, id, `rerolls ${response.dice.join(' and ')}`)
    return call(reroll, { at: response.dice.length === 2 ? [side * 2, side * 2 + 1] : [place(response.dice[0]!)], fresh: [] })
  }
  if (response.use === 'echo') {
    dice[place(response.die)] = Math.min(dice[0]!, dice[1]!)
    useProgram(g, id, `sets a ${response.die} to the lower attack die`)
    return tellDice(attack, 'AB-P40')
  }
  const [mine, theirs] = [place(response.die), place(response.for, ATTACK)]
  dice[mine] = response.for
  dice[theirs] = response.die
  useProgram(g, id, `exchanges ${response.die} for ${response.for}`)
  return tellDice(attack, 'AB-P10')
}

const tellDice = (attack: Attack, rule: RuleId): void => {
  tell?.({ kind: 'dice', rule, attack: attack.dice.slice(0, 2), defense: attack.dice.slice(2) })
}

/** AB-ATK-12 A reroll replaces the old result. */
export const reroll = sequence<Aimbots, { at: number[]; fresh: number[] }>('reroll', {
  roll: (_g, { at }) => call(rollDice, { count: at.length, sides: 6 }, 'fresh'),
  replace(g, { at, fresh }) {
    const attack = thisAttack(g)
    at.forEach((place, i) => (attack.dice[place] = fresh[i]!))
    tellDice(attack, 'AB-ATK-12')
    return answer()
  },
})

function writeResponse(response: Response): string {
  if (response.use === 'pass') return 'pass'
  if (response.use === 'exchange') return `exchange ${response.die} for ${response.for}`
  if (response.use !== 'reroll') return `${response.use} ${response.die}`
  return response.dice.length === 2 ? 'reroll both' : `reroll ${response.dice[0]!}`
}
