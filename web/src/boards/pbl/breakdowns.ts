import {
  ATTACK,
  baseSources,
  countsOf,
  diceSources,
  pointsBySlot,
  type Combat,
  type DEFENSE,
  type NumberSource,
  type SideId,
  type View,
} from '@robodrome/pbl/page'
import type { Breakdown } from '../board.ts'
import { words } from './words/index.ts'

type Which = typeof ATTACK | typeof DEFENSE
type Row = Breakdown['rows'][number]
const says = words.numbers
const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)
const rowsOf = (sources: readonly NumberSource[]): Row[] => sources.map(({ from, value, rule }) => ({ label: from, value, rule }))

/** A combat total: each roll with the value of its dice, and the storage bombs. */
export function totalBreakdown(view: View, combat: NonNullable<View['combat']>, of: Which): Breakdown {
  const rows = combat.rolls.flatMap((roll, at): Row[] => {
    if (roll.of !== of) return []
    const n = roll.dice.length
    const label = roll.kind === 'initial' ? says.initial(n) : roll.kind === 'thrown' ? says.thrown(of, n) : says.extra(n)
    return [{ label, value: sum(countsOf(view, combat, at)), rule: roll.kind === 'initial' ? 'PBL-CMB-3' : 'PBL-CMB-7' }]
  })
  const storage = combat.added[of]
  return {
    title: of === ATTACK ? says.attack : says.defense,
    total: combat.totals[of],
    rows: storage === 0 ? rows : [...rows, { label: says.storage, value: storage, rule: 'PBL-CMB-8' }],
  }
}

/** A side's initial dice and their sources; null once the table has changed so that the sum no longer applies. */
export function diceBreakdown(view: View, combat: Combat, of: Which): Breakdown | null {
  const rows = rowsOf(diceSources(view, combat, of))
  const rolled = combat.rolls.find((roll) => roll.of === of && roll.kind === 'initial')
  const total = sum(rows.map(({ value }) => value))
  if (rolled !== undefined && rolled.dice.length !== total) return null
  return { title: of === ATTACK ? says.attackDice : says.defenseDice, total, rows }
}

export function baseBreakdown(view: View, side: SideId, which: Which): Breakdown {
  const rows = rowsOf(baseSources(view, side, which))
  return { title: which === ATTACK ? says.baseAttack : says.baseDefense, total: sum(rows.map(({ value }) => value)), rows }
}

export function pointsBreakdown(view: View, side: SideId): Breakdown {
  const points = pointsBySlot(view.sides[side]!)
  const rows = points.flatMap((value, slot): Row[] =>
    value === 0 ? [] : [{ label: words.stage.short[slot]!, value, rule: 'PBL-PILOT-2' }],
  )
  return { title: says.points, total: view.sides[side]!.pilotPoints, rows }
}
