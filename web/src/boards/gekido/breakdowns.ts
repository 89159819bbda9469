import { contentOf, type Blow, type Part, type View } from '@robodrome/gekido/page'
import type { Breakdown } from '../board.ts'
import { botName, textOf } from './model.ts'
import { said, words } from './words/index.ts'

/** Words a part of the damage: its kind and owner. */
function label(view: View, { of, rule }: Part): string {
  const [attacker, target] = [botName(view, view.active), view.attack ? botName(view, view.attack.target) : '']
  if (of === 'upgrade ATTACK') return words.forecast.attackUpgrade(attacker)
  if (of === 'upgrade DEFENSE') return words.forecast.defenseUpgrade(target)
  const name = textOf(said.namesIn(contentOf(view)).source(of), { nameOf: String, own: [] })
  return rule === 'GK-DMG-3' || rule === 'GK-DMG-6' ? words.forecast.onTile(rule === 'GK-DMG-3' ? attacker : target, name) : name
}

/** The parts of the damage as rows that add up. If the sum is below 0, an extra row corrects it. */
export function damageRows(view: View, parts: readonly Part[], amount: number): Breakdown['rows'] {
  const rows = parts.map((part) => ({ label: label(view, part), value: part.value, rule: part.rule }))
  const sum = parts.reduce((all, { value }) => all + value, 0)
  return sum === amount ? rows : [...rows, { label: words.forecast.floor, value: amount - sum, rule: 'GK-DMG-7' }]
}

/** The effects of damage: Armor, Structure, broken dice, unlocks. */
export function consequence(blow: Blow, structure: readonly number[], dice: number, bonus: readonly string[], bot: string): string {
  if (blow.amount === 0) return words.forecast.nothing
  const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
  const first = dice - structure.length
  const broken = Array.from({ length: blow.lost }, (_, i) => first + i)
  const sentences = [
    blow.absorbed > 0 ? words.forecast.armor(blow.absorbed) : '',
    words.forecast.structure(total(structure), total(blow.structure)),
  ]
  if (blow.structure.length === 0) return `${sentences.filter(Boolean).join(', ')}. ${words.forecast.destroyed(bot)}.`
  const gains = broken.flatMap((die) => [...(bonus[die] ?? '')]).map((code) => words.panel.bonus[code]!)
  const breaks =
    broken.length > 0
      ? ` ${words.forecast.breaks(broken.map((die) => die + 1))}${gains.length > 0 ? `: ${words.forecast.unlocks(gains)}` : ''}.`
      : ''
  return `${sentences.filter(Boolean).join(', ')}.${breaks}`
}
