import { COMMAND_IDS, COMMANDS } from './content/commands.ts'
import { contentOf } from './content.ts'
import { plain } from '@robodrome/phrases'
import { written } from './dice.ts'
import { namesIn } from './words/en/names.ts'
import type { Part } from './state.ts'
import type { BotView, View } from './view.ts'

const WIDTH = 20

const nameOf = (view: View, bot: string): string => contentOf(view).bots[bot]!.name

/** The view as text: the Arena, a line or two for each Bot, the attack, the own hand. */
export function draw(view: View): string {
  return [
    ...arena(view),
    '',
    ...Object.entries(view.bots).flatMap(([seat, bot]) => panel(view, Number(seat), bot)),
    ...damageTable(view),
    ...attack(view),
    ...cards(view),
    ...end(view),
  ].join('\n')
}

function arena(view: View): string[] {
  const cells = Object.keys(view.arena).toSorted()
  if (cells.length === 0) return ['The Arena is not laid out yet.']
  const size = Math.sqrt(cells.length)
  const rule = `+${`${'-'.repeat(WIDTH)}+`.repeat(size)}`
  const row = (texts: string[]): string => `|${texts.map((text) => ` ${text}`.padEnd(WIDTH)).join('|')}|`
  const lines = [rule]
  for (let i = 0; i < cells.length; i += size) {
    const line = cells.slice(i, i + size)
    lines.push(row(line.map((cell) => `${cell} ${tileLabel(view, cell)}`)), row(line.map((cell) => standing(view, cell))), rule)
  }
  return lines
}

const tileLabel = (view: View, cell: string): string => contentOf(view).tiles[view.arena[cell]!]!.name.replace('the ', '')
const standing = (view: View, cell: string): string => {
  const found = Object.entries(view.bots).find(([, bot]) => bot.at === cell)
  return found === undefined ? '' : `${Number(found[0]) === view.active ? '>' : ''}${nameOf(view, found[1].bot)} (${found[0]})`
}

function panel(view: View, seat: number, bot: BotView): string[] {
  const { name, symbol, upgrade, [view.mode]: sheet } = contentOf(view).bots[bot.bot]!
  const mark = `${view.active === seat ? '>' : ' '} ${seat} ${name} ${symbol}${view.seat === seat ? ' (you)' : ''}`
  if (bot.structure.length === 0) return [`${mark}: destroyed`]
  const next = sheet.bonus[sheet.dice - bot.structure.length]
  const locks = Object.entries(bot.locks).map(([other, side]) => `${nameOf(view, view.bots[Number(other)]!.bot)} ${side}`)
  const powers = Object.keys(sheet.powers).map((id) => `${id} ${charges(bot, id)}`)
  const facts = [
    `Structure ${bot.structure.join(' ')}${next === '' ? '' : ` (next bonus ${next})`}`,
    ...(bot.armor.some((value) => value > 0) ? [`Armor ${bot.armor.map((value) => (value === 0 ? '-' : value)).join(' ')}`] : []),
    ...(bot.upgrade > 0 ? [`${upgrade === 'ATTACK' ? 'Attack' : 'Defense'} +${bot.upgrade}`] : []),
    ...(view.mode === 'standard' ? [`cards ${bot.cards} of ${sheet.hand}`] : []),
  ]
  return [
    `${mark}: ${facts.join(' | ')}`,
    `    Powers: ${powers.join(', ')}`,
    ...(locks.length > 0 ? [`    Locks: ${locks.join(', ')}`] : []),
  ]
}

/** Damage and malfunction of each Command, a column for every Bot that stands. */
function damageTable(view: View): string[] {
  const standing = Object.values(view.bots).filter((bot) => bot.structure.length > 0)
  if (standing.length === 0) return []
  const line = (head: string, cells: string[]): string => `  ${head.padEnd(18)}${cells.map((cell) => cell.padStart(12)).join('')}`
  return [
    '',
    line(
      'Damage/malfunction',
      standing.map(({ bot }) => nameOf(view, bot)),
    ),
    ...COMMAND_IDS.map((id) =>
      line(
        COMMANDS[id].name,
        standing.map(({ bot }) => contentOf(view).bots[bot]![view.mode].attack[id].join('/')),
      ),
    ),
  ]
}

const charges = (bot: BotView, id: string): string => {
  const left = bot.powers[id]
  return left === undefined ? 'not yet' : left === 0 ? 'depleted' : String(left)
}

function attack(view: View): string[] {
  const a = view.attack
  if (a === null) return []
  const names = [view.active, a.target].map((seat) => nameOf(view, view.bots[seat]!.bot))
  const state = [
    `roll ${a.roll} of ${a.limit}`,
    ...(a.command === '' ? [] : [COMMANDS[a.command].name]),
    `locked ${written(a.locked) || '-'}`,
    `free ${written(a.free) || '-'}`,
    ...(a.withheld ? ['one die withheld'] : []),
    ...(a.discarded > 0 ? [`${a.discarded} discarded`] : []),
    ...a.boosts.map((key) => contentOf(view).piece.get(key)?.name ?? key),
    ...(a.feedback > 0 ? [`Feedback +${a.feedback}`] : []),
    ...(a.pierce ? ['piercing'] : []),
    ...(a.ram ? ['Ram Plate'] : []),
    ...(a.clamps ? ['clamped'] : []),
  ]
  const pending = a.parts.length > 0 ? [`  pending ${a.pending}: ${breakdown(view, a.parts)}`] : []
  return ['', `${names[0]} attacks ${names[1]}: ${state.join(' | ')}`, ...pending]
}

function cards(view: View): string[] {
  if (view.mode === 'duel') return []
  const own = view.seat === null ? null : view.bots[view.seat]?.hand
  const { cards: known } = contentOf(view)
  const list = (ids: readonly string[]): string[] =>
    ids.map((id) => `  ${known[id]!.name} (${known[id]!.colour}, ${known[id]!.windows.join('/')}): ${known[id]!.text}`)
  const seen = view.known
    .filter((each) => each.by === view.seat)
    .map((each) => `${known[each.card]!.name} in the hand of player ${each.of + 1}`)
  return [
    '',
    `Draw pile ${view.pile}, discards ${view.discard.length}`,
    ...(own && own.length > 0 ? ['Your hand:', ...list(own)] : []),
    ...(view.aside && view.aside.length > 0 ? ['You look at:', ...list(view.aside)] : []),
    ...(seen.length > 0 ? [`You know of: ${seen.join(', ')}`] : []),
  ]
}

const end = (view: View): string[] => (view.ended === '' ? [] : ['', `The game is over (${view.ended}).`])

/** `7 Full House + 2 Attack Upgrade - 2 High Ground`. */
const breakdown = (view: View, parts: readonly Part[]): string => {
  const { source } = namesIn(contentOf(view))
  const sign = (value: number, i: number): string => (i === 0 ? (value < 0 ? '-' : '') : value < 0 ? ' - ' : ' + ')
  return parts.map(({ of, value }, i) => `${sign(value, i)}${Math.abs(value)} ${plain(source(of), NOBODY_READS)}`).join('')
}
const NOBODY_READS = { nameOf: String, own: [] }
