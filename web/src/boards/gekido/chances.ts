import type { Blow, Forecasts, Odds, Row, Terms } from '@robodrome/gekido/page'
import { answered, type Answers, type Odds as Chance, type Question } from '../board.ts'
import type { Seen } from './model.ts'
import { words } from './words/index.ts'

/** The questions that the board asks the game at every moment of an attack. */
export const asks = (snapshot: Seen): readonly Question[] =>
  !snapshot.view?.attack
    ? []
    : [
        { key: 'odds', kind: 'odds', args: null },
        { key: 'forecast', kind: 'forecast', args: null },
      ]

export const oddsIn = (answers: Answers): Odds | null => answered<Terms, 'odds'>(answers, 'odds')

export const forecastIn = (answers: Answers): Forecasts => answered<Terms, 'forecast'>(answers, 'forecast') ?? {}

/** The blow that is already certain, during a window in which a player may respond to it. */
export const pendingIn = (answers: Answers): Blow | null => {
  const found = Object.values(forecastIn(answers)).filter((each) => (each.hit === null) !== (each.miss === null))
  return found.length === 1 ? (found[0]!.hit ?? found[0]!.miss) : null
}

const worth = (row: Row): number => row.dealt - row.suffered

/** The best Command for the attacker, before one is named. */
export const bestRow = (rows: readonly Row[]): Row | null =>
  rows.reduce<Row | null>((best, row) => (best === null || worth(row) > worth(best) ? row : best), null)

export const rowsFor = (answers: Answers, option: string): readonly Row[] | null =>
  oddsIn(answers)?.answers.find((answer) => answer.option === option)?.rows ?? null

/** The denominators of chances with up to five dice: 6, 36, ... 7776. */
export function fractionOf(chance: number): readonly [number, number] | undefined {
  for (let of = 6; of <= 7776; of *= 6) {
    const hits = chance * of
    if (Math.abs(hits - Math.round(hits)) < 1e-9 * of) return Number.isInteger(chance) ? undefined : [Math.round(hits), of]
  }
  return undefined
}

export function chanceOf(chance: number, label?: string): Chance {
  const fraction = fractionOf(chance)
  return { chance, counts: words.chip.counts, ...(fraction && { fraction }), ...(label !== undefined && { label }) }
}

/** A short form for the board: a whole percentage, with "0 %" and "100 %" only if certain. */
export function roundPercent(chance: number): string {
  if (chance <= 0) return '0 %'
  if (chance >= 1) return '100 %'
  if (chance < 0.01) return '<1 %'
  if (chance > 0.99) return '>99 %'
  return `${Math.round(chance * 100)} %`
}

/** Returns the row shown on the board: that of the chosen move; otherwise of the named Command; otherwise of the best one. */
export function rowShown(answers: Answers, chosen: string | null): Row | null {
  const rows = (chosen === null ? null : rowsFor(answers, chosen)) ?? oddsIn(answers)?.rows ?? []
  return bestRow(rows)
}
