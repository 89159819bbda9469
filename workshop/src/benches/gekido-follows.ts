import type { Language } from '@robodrome/games'
import { freshRows, type Box } from '@robodrome/gekido'
import type { Column } from '../bench.ts'

const TITLES = { en: ['Chance', 'Deals', 'Costs'], de: ['Chance', 'Schaden', 'Kosten'] } as const

/** The exact chance of a Command from all dice, and what it deals and costs per attack on average. */
export function chancesOf(bot: Box['bots'][number], [side, attack, command]: readonly (string | number)[], language: Language): Column[] {
  if ((side !== 'standard' && side !== 'duel') || attack !== 'attack' || command === undefined) return []
  const row = freshRows(bot.symbol, bot[side]).find((each) => each.command === command)
  if (row === undefined) return []
  const number = (value: number): string => value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const texts = [`${number(100 * row.chance)} %`, number(row.dealt), number(row.suffered)]
  return TITLES[language].map((title, i) => ({ title, text: texts[i]! }))
}
