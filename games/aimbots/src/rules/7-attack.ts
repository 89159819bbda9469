import { answer, call, rollDice, type Frame } from '@robodrome/kernel'
import { lineBetween } from '../content/arena.ts'
import { RANGE } from '../content/program.ts'
import { ATTACK_RULE, rollerOf, valuesOf } from '../bout.ts'
import type { Attack } from '../frames.ts'
import { codeOf } from '../moments.ts'
import { boutOf, marginOf } from '../margin.ts'
import { useProgram } from '../moving.ts'
import { sequence } from '../rule.ts'
import type { Aimbots, BotId } from '../state.ts'
import { tell } from '../tell.ts'
import type { RefusalId } from '../terms.ts'
import { areFriends, botOf, effects, isInReach, isOnBoard, opposite, printed, program, refOf } from '../vocabulary.ts'
import { afterHit, afterMiss, declareWindow } from './7-attack-effects.ts'
import { rollWindow } from './7-roll-window.ts'
import { damageTo } from './8-damage.ts'
import { ATTACK, DEFENSE, type Modifier } from '../shapes.ts'

/**
 * AB-ATK-1 to AB-ATK-3 Returns the rule that forbids one bot from attacking another; null if it is allowed. Cost and the limit per turn are
 * checked elsewhere.
 */
export function forbidsTarget(g: Aimbots, attacker: BotId, defender: BotId): RefusalId | null {
  const from = botOf(g, attacker)
  const to = botOf(g, defender)
  if (!isOnBoard(to)) return 'AB-ABIL-8'
  if (areFriends(g, from.owner, to.owner)) return 'AB-ATK-3'
  const line = lineBetween(from.at, to.at)
  return line !== undefined && isInReach(g, from, line.distance) ? null : 'AB-ATK-1'
}

export function attackBy(g: Aimbots, attacker: BotId, defender: BotId): Frame {
  const { dir, distance, attackFace, hitFace } = boutOf(g, attacker, defender)
  return call(attack, { attacker, defender, dir, distance, attackFace, hitFace, margin: 0, dice: [], used: [false, false], hits: 0 })
}

/** AB-ATK-4 to AB-ATK-17 An attack, step by step. */
export const attack = sequence<Attack>(ATTACK_RULE.name, {
  declare(g, { attacker, defender, distance }) {
    const bot = botOf(g, attacker)
    const cost = effects(g, bot).cost.attack
    g.energy -= cost
    g.attacked = true
    if (distance > RANGE[1] || program(g, bot).reach[0] > RANGE[0]) useProgram(g, attacker, { kind: 'attackFar', distance })
    const { energy } = g
    tell?.({
      kind: 'attack',
      rule: 'AB-ATK-1',
      seat: bot.owner,
      bot: refOf(g, attacker),
      target: refOf(g, defender),
      distance,
      cost,
      energy,
    })
  },
  declareWindow: (g, { defender }) => declareWindow(g, defender),
  margin(g, notes) {
    notes.hitFace = printed(g, botOf(g, notes.defender), opposite(notes.dir))
    const parts: Modifier[] | undefined = tell === null ? undefined : []
    notes.margin = marginOf(g, notes, parts)
    if (tell === null || parts === undefined) return
    for (const { bot, by } of parts) if (bot !== undefined) useProgram(g, bot, { kind: 'margin', margin: by, lasts: false })
    tell({ kind: 'margin', rule: 'AB-ATK-8', bot: refOf(g, notes.attacker), target: refOf(g, notes.defender), margin: notes.margin, parts })
  },
  roll: () => call(rollDice, { count: 4, sides: 6 }, 'dice'),
  window(g, notes) {
    const seats = [rollerOf(g, notes, ATTACK), rollerOf(g, notes, DEFENSE)]
    tell?.({ kind: 'combat roll', rule: 'AB-ATK-10', seats, attack: notes.dice.slice(0, 2), defense: notes.dice.slice(2) })
    return call(rollWindow, { turn: ATTACK, passes: 0 })
  },
  compare(g, notes) {
    const { attack: attackValue, defense: defenseValue } = valuesOf(notes)
    const hit = attackValue >= defenseValue
    tellComparison(g, notes, attackValue, defenseValue, hit)
    if (!hit) return
    const effect = effects(g, botOf(g, notes.attacker)).damage
    notes.hits = (effect === null ? undefined : codeOf('damage', effect).deals?.(notes.dice, effect)) ?? 1
    if (notes.hits !== 1) useProgram(g, notes.attacker, { kind: 'damage', damage: notes.hits })
  },
  miss: (g, notes) => (notes.hits > 0 ? undefined : afterMiss(g, notes)),
  missed: (_g, { hits }) => (hits > 0 ? undefined : answer()),
  damage: {
    while: (_g, { hits }) => hits > 0,
    do(_g, notes) {
      notes.hits--
      return damageTo(notes.defender, notes.hitFace, notes.attacker, notes.attacker, true)
    },
  },
  hit: (g, notes) => afterHit(g, notes),
})

function tellComparison(g: Aimbots, notes: Attack, attackValue: number, defenseValue: number, hit: boolean): void {
  if (tell === null) return
  const { attacker, defender, margin, dice } = notes
  const [attack, defense] = [dice.slice(0, 2), dice.slice(2)]
  tell({
    kind: 'compare',
    rule: 'AB-ATK-14',
    bot: refOf(g, attacker),
    target: refOf(g, defender),
    margin,
    attack,
    defense,
    attackValue,
    attackParts: partsOf(attack, margin),
    defenseValue,
    defenseParts: partsOf(defense, -margin),
    hit,
  })
}

/** The parts of a combat value: two dice, and the advantage if this side has it. */
const partsOf = (dice: readonly number[], advantage: number): Modifier[] => [
  ...dice.map((by) => ({ source: 'die' as const, by, rule: 'AB-ATK-10' })),
  ...(advantage > 0 ? [{ source: 'advantage' as const, by: advantage, rule: 'AB-ATK-9' }] : []),
]
