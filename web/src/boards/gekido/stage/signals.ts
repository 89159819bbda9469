import type { Cell, Happening, View } from '@robodrome/gekido/page'
import type { Seat, Seen } from '@robodrome/kernel'
import { signed } from '../../../kit/odds.ts'
import type { Answers } from '../../board.ts'
import { rowShown, roundPercent } from '../chances.ts'
import { cellAt, columnOf, rowOf, seatAt } from '../model.ts'
import { xOf, yOf } from './geometry.ts'

/** Damage and chance under the two Bots of an attack, once the game has answered. */
export function pillsOf(
  view: View,
  answers: Answers,
  chosen: string | null,
): { key: string; cell: Cell; loss: string; chance: string; inside: boolean }[] {
  const row = rowShown(answers, chosen)
  if (!view.attack || !row) return []
  const pill = (seat: Seat, damage: number, chance: number) => ({
    key: `${seat}`,
    cell: view.bots[seat]!.at,
    loss: signed(-damage),
    chance: roundPercent(chance),
    inside: isBotBelow(view, view.bots[seat]!.at),
  })
  const found = [pill(view.attack.target, row.damage, row.chance)]
  if (row.chance < 1 && row.malfunction > 0) found.push(pill(view.active, row.malfunction, 1 - row.chance))
  return found.filter(({ cell }) => cell !== '')
}

/** Whether a Bot stands on the tile below. */
const isBotBelow = (view: View, cell: Cell): boolean => cell !== '' && seatAt(view, cellAt(rowOf(cell) + 1, columnOf(cell))) !== undefined

/** Contact: the attacker leaps two thirds of the way, and the target is thrown back in the same direction. */
export function blowOn(
  view: View,
  showing: Seen<Happening> | null,
  seat: Seat,
): { blow?: { dx: number; dy: number; kind: 'lunge' | 'recoil' } } {
  if (showing?.kind !== 'damage' || showing.from === showing.seat || (seat !== showing.from && seat !== showing.seat)) return {}
  const [from, to] = [view.bots[showing.from]?.at ?? '', view.bots[showing.seat]?.at ?? '']
  if (from === '' || to === '') return {}
  const [dx, dy] = [xOf(to) - xOf(from), yOf(to) - yOf(from)]
  if (seat === showing.from) return { blow: { dx: (dx * 2) / 3, dy: (dy * 2) / 3, kind: 'lunge' } }
  const length = Math.hypot(dx, dy) || 1
  return { blow: { dx: (dx / length) * RECOIL, dy: (dy / length) * RECOIL, kind: 'recoil' } }
}

const RECOIL = 16

/** Numbers that rise from a Bot during an event. */
export function burstsOf(view: View, showing: Seen<Happening> | null): { key: string; cell: Cell; text: string; tone: 'harm' | 'gain' }[] {
  if (showing?.kind !== 'damage' && showing?.kind !== 'heal') return []
  const cell = view.bots[showing.seat]?.at ?? ''
  const value = showing.kind === 'damage' ? -showing.amount : showing.healed
  if (cell === '') return []
  return [
    { key: `${showing.kind} ${showing.seat} ${value}`, cell, text: signed(value, true), tone: showing.kind === 'damage' ? 'harm' : 'gain' },
  ]
}
