import type { Cell, Happening, View } from '@robodrome/gekido/page'
import type { Seat, Seen } from '@robodrome/kernel'
import { signed } from '../../../kit/odds.ts'
import type { Answers } from '../../board.ts'
import { rowShown, roundPercent } from '../chances.ts'

/** Damage and chance under the two Bots of an attack, as far as the game has answered. */
export function pillsOf(view: View, answers: Answers, chosen: string | null): { key: string; cell: Cell; loss: string; chance: string }[] {
  const row = rowShown(answers, chosen)
  if (!view.attack || !row) return []
  const pill = (seat: Seat, damage: number, chance: number) => ({
    key: `${seat}`,
    cell: view.bots[seat]!.at,
    loss: signed(-damage),
    chance: roundPercent(chance),
  })
  const found = [pill(view.attack.target, row.damage, row.chance)]
  if (row.chance < 1 && row.malfunction > 0) found.push(pill(view.active, row.malfunction, 1 - row.chance))
  return found.filter(({ cell }) => cell !== '')
}

/** Numbers that rise from a Bot while an event is shown. */
export function burstsOf(view: View, showing: Seen<Happening> | null): { key: string; cell: Cell; text: string; tone: 'harm' | 'gain' }[] {
  if (showing?.kind !== 'damage' && showing?.kind !== 'heal') return []
  const cell = view.bots[showing.seat]?.at ?? ''
  const value = showing.kind === 'damage' ? -showing.amount : showing.healed
  if (cell === '') return []
  return [
    { key: `${showing.kind} ${showing.seat} ${value}`, cell, text: signed(value, true), tone: showing.kind === 'damage' ? 'harm' : 'gain' },
  ]
}
