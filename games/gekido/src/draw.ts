import { plain } from '@robodrome/phrases'
import { COMMAND_IDS } from './content/commands.ts'
import { contentOf as boxOf, type Content } from './content.ts'
import { written } from './dice.ts'
import { drawing as de } from './words/de/drawing.ts'
import { drawing as en, type Drawing } from './words/en/drawing.ts'
import type { Part } from './state.ts'
import type { BotView, View } from './shapes.ts'

const WIDTH = 20

/** The view to draw, and the language. */
interface Picture {
  view: View
  content: Content
  says: Drawing
}

const nameOf = ({ content }: Picture, bot: string): string => content.bots[bot]!.name

/** The view as text: the Arena, a line or two for each Bot, the attack, and the reader's own hand. */
export function draw(view: View, language = 'en'): string {
  const says = language === 'de' ? de : en
  const picture = { view, says, content: says.inTheseWords(boxOf(view)) }
  return [
    ...arena(picture),
    '',
    ...Object.entries(view.bots).flatMap(([seat, bot]) => panel(picture, Number(seat), bot)),
    ...damageTable(picture),
    ...attack(picture),
    ...cards(picture),
    ...end(picture),
  ].join('\n')
}

function arena(picture: Picture): string[] {
  const { view, says } = picture
  const cells = Object.keys(view.arena).toSorted()
  if (cells.length === 0) return [says.notLaid]
  const size = Math.sqrt(cells.length)
  const rule = `+${`${'-'.repeat(WIDTH)}+`.repeat(size)}`
  const row = (texts: string[]): string => `|${texts.map((text) => ` ${text}`.padEnd(WIDTH)).join('|')}|`
  const lines = [rule]
  for (let i = 0; i < cells.length; i += size) {
    const line = cells.slice(i, i + size)
    lines.push(row(line.map((cell) => `${cell} ${tileLabel(picture, cell)}`)), row(line.map((cell) => standing(picture, cell))), rule)
  }
  return lines
}

const tileLabel = ({ view, content }: Picture, cell: string): string => content.tiles[view.arena[cell]!]!.name.replace('the ', '')
const standing = (picture: Picture, cell: string): string => {
  const { view } = picture
  const found = Object.entries(view.bots).find(([, bot]) => bot.at === cell)
  return found === undefined ? '' : `${Number(found[0]) === view.active ? '>' : ''}${nameOf(picture, found[1].bot)} (${found[0]})`
}

function panel(picture: Picture, seat: number, bot: BotView): string[] {
  const { view, content, says } = picture
  const { name, symbol, upgrade, [view.mode]: sheet } = content.bots[bot.bot]!
  const mark = `${view.active === seat ? '>' : ' '} ${seat} ${name} ${symbol}${view.seat === seat ? says.you : ''}`
  if (bot.structure.length === 0) return [`${mark}: ${says.destroyed}`]
  const next = sheet.bonus[sheet.dice - bot.structure.length]
  const locks = Object.entries(bot.locks).map(([other, side]) => `${nameOf(picture, view.bots[Number(other)]!.bot)} ${says.lock[side]}`)
  const powers = Object.keys(sheet.powers).map((id) => `${id} ${charges(says, bot, id)}`)
  const facts = [
    says.structure(bot.structure.join(' '), next ?? ''),
    ...(bot.armor.some((value) => value > 0) ? [says.armor(bot.armor.map((value) => (value === 0 ? '-' : value)).join(' '))] : []),
    ...(bot.upgrade > 0 ? [`${says.upgrade[upgrade]} +${bot.upgrade}`] : []),
    ...(view.mode === 'standard' ? [says.cards(bot.cards, sheet.hand)] : []),
  ]
  return [
    `${mark}: ${facts.join(' | ')}`,
    `    ${says.powers}: ${powers.join(', ')}`,
    ...(locks.length > 0 ? [`    ${says.locks}: ${locks.join(', ')}`] : []),
  ]
}

/** Damage and malfunction of each Command, one column per Bot in play. */
function damageTable(picture: Picture): string[] {
  const { view, content, says } = picture
  const standing = Object.values(view.bots).filter((bot) => bot.structure.length > 0)
  if (standing.length === 0) return []
  const line = (head: string, cells: string[]): string => `  ${head.padEnd(18)}${cells.map((cell) => cell.padStart(12)).join('')}`
  return [
    '',
    line(
      says.damage,
      standing.map(({ bot }) => nameOf(picture, bot)),
    ),
    ...COMMAND_IDS.map((id) =>
      line(
        says.commandName(id),
        standing.map(({ bot }) => content.bots[bot]![view.mode].attack[id].join('/')),
      ),
    ),
  ]
}

const charges = (says: Drawing, bot: BotView, id: string): string => {
  const left = bot.powers[id]
  return left === undefined ? says.notYet : left === 0 ? says.depleted : String(left)
}

function attack(picture: Picture): string[] {
  const { view, content, says } = picture
  const a = view.attack
  if (a === null) return []
  const names = [view.active, a.target].map((seat) => nameOf(picture, view.bots[seat]!.bot))
  const state = [
    says.roll(a.roll, a.limit),
    ...(a.command === '' ? [] : [says.commandName(a.command)]),
    says.locked(written(a.locked) || '-'),
    says.free(written(a.free) || '-'),
    ...(a.withheld ? [says.withheld] : []),
    ...(a.discarded > 0 ? [says.discarded(a.discarded)] : []),
    ...a.boosts.map((key) => plain(says.namesIn(content).source(key), NOBODY_READS)),
    ...(a.feedback > 0 ? [`Feedback +${a.feedback}`] : []),
    ...(a.pierce ? [says.piercing] : []),
    ...(a.ram ? ['Ram Plate'] : []),
    ...(a.clamps ? [says.clamped] : []),
  ]
  const pending = a.parts.length > 0 ? [`  ${says.pending(a.pending)}: ${breakdown(picture, a.parts)}`] : []
  return ['', `${says.attacks(names[0]!, names[1]!)}: ${state.join(' | ')}`, ...pending]
}

function cards({ view, content, says }: Picture): string[] {
  if (view.mode === 'duel') return []
  const own = view.seat === null ? null : view.bots[view.seat]?.hand
  const { cards: known } = content
  const list = (ids: readonly string[]): string[] =>
    ids.map((id) => `  ${known[id]!.name} (${says.colours[known[id]!.colour]}, ${known[id]!.windows.join('/')}): ${known[id]!.text}`)
  const seen = view.known.filter((each) => each.by === view.seat).map((each) => says.inHand(known[each.card]!.name, each.of + 1))
  return [
    '',
    says.piles(view.pile, view.discard.length),
    ...(own && own.length > 0 ? [says.hand, ...list(own)] : []),
    ...(view.aside && view.aside.length > 0 ? [says.aside, ...list(view.aside)] : []),
    ...(seen.length > 0 ? [`${says.known}${seen.join(', ')}`] : []),
  ]
}

const end = ({ view, says }: Picture): string[] => (view.ended === '' ? [] : ['', says.over(view.ended)])

/** `7 Full House + 2 Attack Upgrade - 2 High Ground`. */
const breakdown = ({ content, says }: Picture, parts: readonly Part[]): string => {
  const { source } = says.namesIn(content)
  const sign = (value: number, i: number): string => (i === 0 ? (value < 0 ? '-' : '') : value < 0 ? ' - ' : ' + ')
  return parts.map(({ of, value }, i) => `${sign(value, i)}${Math.abs(value)} ${plain(source(of), NOBODY_READS)}`).join('')
}
const NOBODY_READS = { nameOf: String, own: [] }
