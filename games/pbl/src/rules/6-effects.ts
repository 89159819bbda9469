import type { DieAt, Doing } from '../terms.ts'
import { tell } from '../tell.ts'
import { answer, call, goto, sequence, unwind, type Frame, type Seat } from '@robodrome/kernel'
import { LIMBS, type Effect } from '../content/index.ts'
import { choice } from '../rule.ts'
import { ATTACK, DEFENSE, NOBODY, type CardName, type Pbl } from '../state.ts'
import { activeFirst, activeLimbs, membersOf, ofSide, opponentsOf, sideOf } from '../vocabulary.ts'
import { aimed, targetsFor } from './6-aimed.ts'
import { chooseWeld, hasBuild } from './4-build.ts'
import { discardCards, drawCards } from './4-draw.ts'
import { advise, peek, rearrange } from './4-look.ts'
import { storage } from './4-hangar.ts'
import { attack } from './5-combat.ts'
import { addDice, changed, noticeOnes } from './5-dice.ts'
import { openShop, search } from './7-shop.ts'
import { summon } from './4-pilot.ts'
import type { AimedEffect } from '../shapes.ts'

/** PBL-PRIO-11 The rule against using an effect that would be empty, or null. */
export function forbidsEffect(g: Pbl, seat: Seat, effect: Effect): string | null {
  const side = sideOf(g, seat)
  const combat = g.combat
  switch (effect.do) {
    case 'malfunction':
    case 'wreck':
    case 'gamble':
    case 'steal':
    case 'burn hangar':
    case 'bounce':
    case 'regenerate':
    case 'discard':
      return targetsFor(g, seat, effect).length > 0 ? null : 'PBL-PRIO-11'
    case 'decoy':
      if (combat === null || combat.defender !== side) return 'PBL-PRIO-1'
      return targetsFor(g, seat, effect).length > 0 ? null : 'PBL-PRIO-11'
    case 'draw for dead limbs':
      return deadLimbs(g) > 0 ? null : 'PBL-PRIO-11'
    case 'duds':
      return combat !== null && dudSides(g).length > 0 ? null : 'PBL-PRIO-11'
    case 'set die':
      return combat !== null && combat.current.some((at) => combat.rolls[at]!.dice.length > 0) ? null : 'PBL-PRIO-11'
    case 'weld':
      return hasBuild(g, seat) ? null : 'PBL-PRIO-11'
    case 'summon':
      return activeLimbs(g.sides[side]!) === 1 ? null : 'PBL-PRIO-11'
    case 'open shop':
      return g.shop.length === 0 && g.config.noForcedDraw ? 'PBL-EDGE-37' : null
    case 'advice':
    case 'curse':
    case 'dice':
    case 'draw':
    case 'draw or more':
    case 'extra attack':
    case 'look':
    case 'misfire':
    case 'overblown':
    case 'peek':
    case 'search':
    case 'storage':
    case 'unseat':
    default:
      return null
  }
}

/** Carries out what a card makes happen for a seat. */
export function perform(g: Pbl, effect: Effect, seat: Seat, card: CardName): Frame | undefined {
  const side = sideOf(g, seat)
  switch (effect.do) {
    case 'draw':
      return call(drawCards, { seat, left: effect.n })
    case 'draw or more':
      return call(drawCards, {
        seat,
        left: opponentsOf(g, side).some((other) => activeLimbs(g.sides[other]!) > activeLimbs(g.sides[side]!)) ? effect.more : effect.n,
      })
    case 'draw for dead limbs':
      return call(drawCards, { seat, left: Math.min(effect.most, deadLimbs(g)) })
    case 'storage':
      return call(storage, { side, left: effect.n, dice: [] })
    case 'search':
      return call(search, { seat, for: effect.for, zone: '', card: 'none' })
    case 'look':
      return call(rearrange, { seat, count: effect.n })
    case 'advice':
      return call(advise, { seat, count: effect.n })
    case 'peek':
      return call(peek, { seat })
    case 'discard':
      return effect.who === 'one opponent'
        ? call(aimed, { seat, card, effect: { ...effect }, to: 'none', rolled: [] })
        : call(eachDiscards, {
            todo: activeFirst(
              g,
              opponentsOf(g, side).flatMap((other) => membersOf(g, other)),
            ),
            n: effect.n,
          })
    case 'dice':
      return effect.to === 'either'
        ? call(support, { seat, n: effect.n, of: ATTACK })
        : call(addDice, { of: effect.to === 'attack' ? ATTACK : DEFENSE, count: effect.n })
    case 'open shop':
      return call(openShop, { seat, card: null, emptyDeck: false })
    case 'set die':
      return call(setDie, { seat, at: { roll: NOBODY, die: NOBODY }, value: 0 })
    case 'duds':
      return call(duds, { seat })
    case 'weld':
      return call(chooseWeld, { seat, done: false })
    case 'summon':
      summon(g, seat, effect.pilot)
      return undefined
    case 'extra attack':
      g.turn.finalBlow = true
      return undefined
    case 'overblown':
      if (g.combat !== null) g.combat.overblown = side
      return undefined
    case 'misfire':
      misfire(g)
      return undefined
    case 'bounce':
    case 'burn hangar':
    case 'curse':
    case 'decoy':
    case 'gamble':
    case 'malfunction':
    case 'regenerate':
    case 'steal':
    case 'unseat':
    case 'wreck':
    default:
      return call(aimed, { seat, card, effect: { ...effect } satisfies AimedEffect, to: 'none', rolled: [] })
  }
}

function deadLimbs(g: Pbl): number {
  let count = 0
  for (const side of g.sides) if (!side.out) count += LIMBS.length - activeLimbs(side)
  return count
}

/** AC02 The combat ends at once as defended, or the strike fails; every window closes (PBL-PRIO-5). */
function misfire(g: Pbl): void {
  const combat = g.combat!
  for (const other of g.played) other.combat = true
  tell?.({ kind: 'misfire', rule: 'PBL-PRIO-5', ...ofSide(g, combat.attacker), strike: combat.phase === 'strike' })
  const strike = combat.phase === 'strike'
  if (!strike) combat.outcome = 'defended'
  combat.phase = 'over'
  unwind(g, attack, strike ? 'discardActions' : 'afterOutcome')
}

/** The sides with bomb or shield dice in the current roll (PBL-EDGE-44: of a joint roll one is chosen). */
function dudSides(g: Pbl): (typeof ATTACK | typeof DEFENSE)[] {
  const { rolls, current } = g.combat!
  return ([ATTACK, DEFENSE] as const).filter((of) =>
    current.some((at) => rolls[at]!.of === of && rolls[at]!.kind === 'thrown' && rolls[at]!.dice.length > 0),
  )
}

/** AC03 The bomb or shield dice of the current roll count 0. */
export const duds = choice<{ seat: Seat }, Doing<'duds'>>('duds', {
  seats: (_g, notes) => [notes.seat],
  ask: () => ({ kind: 'duds', rule: 'PBL-EDGE-44' }),
  candidates: (g) => dudSides(g).map((of) => ({ kind: 'duds', of })),
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose(g, _notes, _seat, { of }) {
    const combat = g.combat!
    for (const at of combat.current) if (combat.rolls[at]!.of === of && combat.rolls[at]!.kind === 'thrown') combat.rolls[at]!.duds = true
    tell?.({ kind: 'duds', rule: 'PBL-DICE-7', of })
    return answer()
  },
})

/** AC07 Dice for the attacker or the defender. */
export const support = sequence<Pbl, { seat: Seat; n: number; of: typeof ATTACK | typeof DEFENSE }>('support', {
  which: (_g, { seat }) => call(chooseSupported, { seat }, 'of'),
  roll: (_g, { of, n }) => call(addDice, { of, count: n }),
})

const SUPPORTED = ([ATTACK, DEFENSE] as const).map((of): Doing<'support'> => ({ kind: 'support', of }))
const chooseSupported = choice<{ seat: Seat }, Doing<'support'>>('chooseSupported', {
  seats: (_g, notes) => [notes.seat],
  ask: () => ({ kind: 'chooseSupported', rule: 'PBL-3P-3' }),
  candidates: () => SUPPORTED,
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose: (_g, _notes, _seat, { of }) => answer(of),
})

type DieOption = { roll: number; die: number }

/** AC14 One die of the current roll is set to a value; changers then apply. */
export const setDie = sequence<Pbl, { seat: Seat; at: DieOption; value: number }>('setDie', {
  which: (_g, { seat }) => call(chooseDie, { seat }, 'at'),
  value: (_g, { seat }) => call(chooseValue, { seat }, 'value'),
  set(g, notes) {
    const combat = g.combat!
    const { roll: at, die } = notes.at
    const roll = combat.rolls[at]!
    const side = roll.of === ATTACK ? combat.attacker : combat.defender
    const before = roll.dice[die]!
    roll.dice[die] = changed(g, side, notes.value)
    tell?.({ kind: 'set die', rule: 'PBL-DICE-2', of: roll.of, before, value: notes.value, after: roll.dice[die] })
    noticeOnes(g, side, [roll.dice[die]])
  },
})

const chooseDie = choice<{ seat: Seat }, Doing<'die'>>('chooseDie', {
  seats: (_g, notes) => [notes.seat],
  ask: () => ({ kind: 'chooseDie', rule: 'PBL-EDGE-25' }),
  candidates: (g) => g.combat!.current.flatMap((roll) => g.combat!.rolls[roll]!.dice.map((_face, die) => dieOption(g, { roll, die }))),
  tempting: (g) =>
    g.combat!.rolls.flatMap((each, roll) =>
      g.combat!.current.includes(roll) ? [] : each.dice.map((_face, die) => dieOption(g, { roll, die })),
    ),
  forbids: (g, _notes, _seat, { roll }) => (g.combat!.current.includes(roll) ? null : 'PBL-EDGE-25'),
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose: (_g, _notes, _seat, { roll, die }) => answer({ roll, die }),
})

/** A die with what it shows and whose it is. */
export function dieAt(g: Pbl, { roll, die }: DieOption): DieAt {
  const { of, dice } = g.combat!.rolls[roll]!
  return { of, roll, die, face: dice[die]! }
}
const dieOption = (g: Pbl, at: DieOption): Doing<'die'> => ({ kind: 'die', ...dieAt(g, at) })

const VALUES = [1, 2, 3, 4, 5, 6].map((value): Doing<'value'> => ({ kind: 'value', value }))
const chooseValue = choice<{ seat: Seat }, Doing<'value'>>('chooseValue', {
  seats: (_g, notes) => [notes.seat],
  ask: () => ({ kind: 'chooseValue', rule: 'PBL-DICE-2' }),
  candidates: () => VALUES,
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose: (_g, _notes, _seat, { value }) => answer(value),
})

/** SP06 Each opponent discards, one after another (PBL-PRIO-10). */
export const eachDiscards = sequence<Pbl, { todo: Seat[]; n: number }>('eachDiscards', {
  next(_g, notes) {
    const seat = notes.todo.shift()
    return seat === undefined ? answer() : call(discardCards, { seat, left: notes.n })
  },
  again: () => goto('next'),
})

export const effectRules = [duds, support, chooseSupported, setDie, chooseDie, chooseValue, eachDiscards]
