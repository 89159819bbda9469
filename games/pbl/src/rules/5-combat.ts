import { sequence } from '../rule.ts'
import { tell } from '../tell.ts'
import type { Sum } from '../terms.ts'
import { call, type Flow, type Seat } from '@robodrome/kernel'
import { ATTACK, DEFENSE, NOBODY, type Combat, type Pbl, type SideId } from '../state.ts'
import {
  activeFirst,
  behind,
  clockwiseFrom,
  isTarget,
  limbArmorAt,
  membersOf,
  noteDice,
  ofSide,
  othersFrom,
  sideOf,
  slotAt,
  totalOf,
  voiceOf,
} from '../vocabulary.ts'
import { showHandTo, showToScrap } from '../zones.ts'
import { keepHandLimit } from './4-draw.ts'
import { addDice, combatRoll, rollNotes } from './5-dice.ts'
import { blowOff } from './5-blow-off.ts'
import { afterwards, endOfCombat } from './5-after.ts'
import { fight, mustConcede, type Act } from './5-fight.ts'
import { fixDie, throwBefore, throwCards, useStorage } from './5-throw.ts'
import { openWindow, playWithPriority } from './6-timing.ts'

// 5.3 Combat.

/** PBL-ATK-3 to -5 The others may answer the declaration; if nobody does, the combat begins. */
export const attack = sequence<object>('attack', {
  opponentsRespond: (g) => openWindow(g, 'declaration', othersFrom(g, g.combat!.seat)),
  commit(g): Flow {
    const combat = g.combat!
    if (combat.responded) {
      tell?.({ kind: 'reopened', rule: 'PBL-ATK-4', ...ofSide(g, combat.attacker) })
      endOfCombat(g)
      return undefined
    }
    spendPermission(g, combat)
    combat.phase = 'rolling'
    g.turn.attacked.push(combat.defender)
    const mayRepeat = combat.by === 'move' && limbArmorAt(g, g.sides[combat.attacker]!, combat.limb)?.again === true
    return call(engage, { again: mayRepeat ? combat.defender : NOBODY })
  },
})

/** 5.3 The exchange of dice and its consequences. `again` is the side that the attacking armor may attack again, or NOBODY. */
const engage = sequence<{ again: SideId }>('engage', {
  exchange: () => call(exchange, { attackDice: 0, defenseDice: 0, attackThrown: 0, defenseThrown: 0, attackFixed: 0, defenseFixed: 0 }),
  end(g, { again }): Flow {
    const { outcome, conceded } = g.combat!
    if (outcome !== null || conceded !== NOBODY) return call(aftermath, { again })
    // PBL-EDGE-11 If no target is left, there is neither an outcome nor a window.
    discardCombatActions(g)
    endOfCombat(g)
    return undefined
  },
})

interface ExchangeNotes {
  attackDice: number
  defenseDice: number
  /** Bomb and shield dice rolled with the initial dice (PBL-MODE-7, Dunk). */
  attackThrown: number
  defenseThrown: number
  /** The face to which armor fixed a die, 0 for none. */
  attackFixed: number
  defenseFixed: number
}

/** PBL-CMB-1 to -9 Both sides roll, then the side behind acts until it concedes. */
export const exchange = sequence<ExchangeNotes>('exchange', {
  attackerThrows: (g) =>
    throwsBefore(g)
      ? call(
          throwBefore,
          { of: ATTACK, todo: activeFirst(g, membersOf(g, g.combat!.attacker)), dice: 0, count: 0, ticks: 0 },
          'attackThrown',
        )
      : undefined,
  defenderThrows: (g) =>
    throwsBefore(g)
      ? call(throwBefore, { of: DEFENSE, todo: [...membersOf(g, g.combat!.defender)], dice: 0, count: 0, ticks: 0 }, 'defenseThrown')
      : undefined,
  count(g, notes) {
    const combat = g.combat!
    notes.attackDice = initialDice(g, combat, ATTACK)
    notes.defenseDice = initialDice(g, combat, DEFENSE)
    tell?.({ kind: 'count', rule: 'PBL-CMB-1', attack: diceBreakdown(g, combat, ATTACK), defense: diceBreakdown(g, combat, DEFENSE) })
  },
  whisper(g) {
    const combat = g.combat!
    const head = limbArmorAt(g, g.sides[combat.attacker]!, combat.limb)
    if (!head?.seesHand) return
    combat.used.push(head.name)
    showHandTo(g, combat.defender, combat.seat)
    const hands = membersOf(g, combat.defender).flatMap((seat) => g.hands[seat]!)
    tell?.({
      kind: 'whisper',
      rule: 'PBL-CMB-2',
      ...ofSide(g, combat.defender),
      reveals: true,
      uses: `card ${head.name}`,
      secret: { to: [combat.seat], hand: hands },
    })
  },
  attackerFixes: (g, notes) =>
    notes.attackDice > 0 && fixes(g, g.combat!, ATTACK) ? call(fixDie, { of: ATTACK }, 'attackFixed') : undefined,
  defenderFixes: (g, notes) =>
    notes.defenseDice > 0 && fixes(g, g.combat!, DEFENSE) ? call(fixDie, { of: DEFENSE }, 'defenseFixed') : undefined,
  initialAttack: (_g, notes) =>
    call(combatRoll, rollNotes(ATTACK, { initial: notes.attackDice, thrown: notes.attackThrown, fixed: notes.attackFixed })),
  initialDefense: (_g, notes) =>
    call(combatRoll, rollNotes(DEFENSE, { initial: notes.defenseDice, thrown: notes.defenseThrown, fixed: notes.defenseFixed })),
  afterInitialRolls(g) {
    const combat = g.combat!
    combat.phase = 'open'
    return openWindow(g, 'roll', without(clockwiseFrom(g, voiceOf(g, combat.defender)), membersOf(g, behind(g, combat))))
  },
  /** PBL-CMB-5 The totals are compared repeatedly until a side concedes. */
  compare: {
    while: ({ combat, sides }) => combat!.conceded === NOBODY && isTarget(sides[combat!.defender]!, combat!.target),
    do: () => call(comparison, { act: null }),
  },
})

/** PBL-CMB-10 to -13 The outcome and its consequences, up to the last window. */
const aftermath = sequence<{ again: SideId }>('aftermath', {
  outcome(g): Flow {
    const combat = g.combat!
    // An effect may already have ended the combat as defended.
    if (combat.outcome !== null) return undefined
    combat.phase = 'over'
    combat.outcome = totalOf(g, combat, ATTACK) > totalOf(g, combat, DEFENSE) ? 'hit' : 'defended'
    tell?.({
      kind: 'outcome',
      rule: 'PBL-CMB-10',
      outcome: combat.outcome,
      at: slotAt(g, combat.defender, combat.target),
      attack: totalOf(g, combat, ATTACK),
      defense: totalOf(g, combat, DEFENSE),
    })
    return combat.outcome === 'hit' ? call(blowOff, { side: combat.defender, slot: combat.target, by: combat.attacker }) : undefined
  },
  afterOutcome: () => call(afterwards, { card: '' }),
  discardActions(g, notes) {
    discardCombatActions(g)
    if (notes.again !== NOBODY) g.turn.again = notes.again
  },
  lastWindow(g) {
    const combat = g.combat!
    const first: Seat = voiceOf(g, combat.conceded === NOBODY ? combat.attacker : combat.conceded)
    return openWindow(g, 'combat end', [first, ...othersFrom(g, first)])
  },
  done: (g) => endOfCombat(g),
})

/** PBL-CMB-5, -6 The player behind acts and the others respond, or the player concedes. */
const comparison = sequence<{ act: Act | null }>('comparison', {
  ask(g, notes): Flow {
    const side = behind(g, g.combat!)
    if (!mustConcede(g, side)) return call(fight, { side, conceded: [] }, 'act')
    notes.act = { do: 'concede' }
    return undefined
  },
  /** PBL-HAND-1 The discarded crew card may have raised the hand limit of its side. */
  limit: (g, { act }) =>
    act?.do === 'dice' ? call(keepHandLimit, { todo: activeFirst(g, membersOf(g, sideOf(g, act.seat))) }) : undefined,
  act(g, notes): Flow {
    const act = notes.act!
    if (act.do === 'concede') return concede(g)
    // A storage bomb may change which side is behind, but the next questions still go to the side that used it.
    const of = sideOf(g, act.seat) === g.combat!.attacker ? ATTACK : DEFENSE
    if (act.do === 'throw') return call(throwCards, { of, seat: act.seat, count: 1, ticks: 0 })
    if (act.do === 'storage') return call(useStorage, { of, seat: act.seat })
    if (act.do === 'dice') return call(addDice, { of, count: act.count })
    return call(playWithPriority, { seat: act.seat, card: act.card })
  },
  othersRespond(g, notes): Flow {
    const act = notes.act!
    if (act.do === 'play' || act.do === 'concede') return undefined
    const spared = [...membersOf(g, behind(g, g.combat!)), ...membersOf(g, sideOf(g, act.seat))]
    return openWindow(g, 'roll', without(clockwiseFrom(g, act.seat), spared))
  },
})

/** PBL-CMB-10 The side behind concedes. */
function concede(g: Pbl): void {
  const combat = g.combat!
  combat.conceded = behind(g, combat)
  tell?.({
    kind: 'concede',
    rule: 'PBL-CMB-10',
    ...ofSide(g, combat.conceded),
    attack: totalOf(g, combat, ATTACK),
    defense: totalOf(g, combat, DEFENSE),
  })
}

const without = (seats: Seat[], spared: readonly Seat[]): Seat[] => seats.filter((seat) => !spared.includes(seat))

const throwsBefore = (g: Pbl): boolean => g.config.bombs === 'predetermined' || g.config.bombs === 'dunk'

function spendPermission(g: Pbl, combat: Combat): void {
  const { turn } = g
  if (combat.by === 'move') turn.moveSpent = true
  else if (combat.by === 'rage') turn.rage = false
  else if (combat.by === 'again') turn.again = NOBODY
  else turn.finalBlow = false
}

const fixes = (g: Pbl, combat: Combat, of: number): boolean =>
  limbArmorAt(g, g.sides[of === ATTACK ? combat.attacker : combat.defender]!, of === ATTACK ? combat.limb : combat.target)?.fixesDie ===
  true

/** PBL-CMB-1 Counts a side's initial dice. */
export function initialDice(g: Pbl, combat: Combat, of: typeof ATTACK | typeof DEFENSE): number {
  let dice = 0
  noteDice(g, combat, of, (_part, _from, value) => {
    dice += value
  })
  return dice
}

/** PBL-CMB-1 Lists the sources of a side's initial dice. */
export function diceBreakdown(g: Pbl, combat: Combat, of: typeof ATTACK | typeof DEFENSE): Sum {
  const sum = { base: 0, armor: 0, guard: 0, alone: 0 }
  noteDice(g, combat, of, (part, _from, value) => {
    sum[part] += value
  })
  return sum
}

export const combatRules = [attack, engage, exchange, aftermath, comparison]

/** PBL-CMB-13 Action cards of this combat go to their owners' scrap heaps. */
export function discardCombatActions(g: Pbl): void {
  for (const { card, side } of g.played.filter((each) => each.combat)) showToScrap(g, side, card)
  g.played = g.played.filter((each) => !each.combat)
}
