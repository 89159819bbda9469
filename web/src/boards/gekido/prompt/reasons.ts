import { useOf, type Use, type View } from '@robodrome/gekido/page'
import { words } from '../words/index.ts'

/** The windows of the questions: a piece made for another moment is told so. */
const WINDOWS: Readonly<Record<string, 'PRE' | 'RD' | 'RA' | 'HIT' | 'MAL'>> = {
  preWindow: 'PRE',
  defenderWindow: 'RD',
  attackerWindow: 'RA',
  hitWindow: 'HIT',
  malfunctionWindow: 'MAL',
}

/** Why a move may not be made, in a few words: what is missing. */
export function reasonFor(view: View, text: string, rule: string): string {
  const use = useOf(text)
  return (use ? ofUse(view, use, rule) : ofMove(view.question, text, rule)) ?? words.reasons[rule] ?? words.reasonOf.general
}

function ofUse(view: View, { piece }: Use, rule: string): string | undefined {
  const window = WINDOWS[view.question]
  if (window === undefined) return rule === 'GK-WIN-11' ? words.reasonOf.outside : undefined
  if (!rule.startsWith('GK-WIN-') || rule === 'GK-WIN-11') return undefined
  if (piece.windows.includes(window)) return words.reasonOf.powerAfterCard
  if (piece.windows.includes('RA') && piece.windows.includes('RD')) return words.reasonOf.afterRoll
  const meant = piece.windows[0]
  return meant === undefined ? undefined : words.reasonOf.windows[meant]
}

function ofMove(question: string, text: string, rule: string): string | undefined {
  if (rule === 'GK-ATK-5' && question === 'lockDice') return words.reasonOf.lockOne
  if (rule === 'GK-EFF-1') return question === 'switchTo' ? words.reasonOf.sameCommand : words.reasonOf.misfit
  if (rule === 'GK-BON-4' && text.startsWith('unlock')) return words.reasonOf.unlocked
  return rule === 'GK-BON-6' && text.startsWith('charge') ? words.reasonOf.notChargeable : undefined
}
