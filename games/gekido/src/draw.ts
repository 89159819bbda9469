import { BOTS } from './content/bots.ts'
import { CARDS } from './content/cards.ts'
import { COMMAND_IDS, COMMANDS } from './content/commands.ts'
import type { PowerId } from './content/powers.ts'
import { TILES } from './content/tiles.ts'
import { written } from './dice.ts'
import { breakdown } from './say.ts'
import type { BotView, View } from './view.ts'

const WIDTH = 20

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

const tileLabel = (view: View, cell: string): string => TILES[view.arena[cell]!].name.replace('the ', '')
const standing = (view: View, cell: string): string => {
  const found = Object.entries(view.bots).find(([, bot]) => bot.at === cell)
  return found === undefined ? '' : `${Number(found[0]) === view.active ? '>' : ''}${BOTS[found[1].bot].name} (${found[0]})`
}

function panel(view: View, seat: number, bot: BotView): string[] {
  const { name, symbol, upgrade } = BOTS[bot.bot]
  const sheet = BOTS[bot.bot][view.mode]
  const mark = `${view.active === seat ? '>' : ' '} ${seat} ${name} ${symbol}${view.seat === seat ? ' (you)' : ''}`
  if (bot.structure.length === 0) return [`${mark}: destroyed`]
  const next = sheet.bonus[sheet.dice - bot.structure.length]
  const locks = Object.entries(bot.locks).map(([other, side]) => `${BOTS[view.bots[Number(other)]!.bot].name} ${side}`)
  const powers = Object.keys(sheet.powers).map((id) => `${id} ${charges(bot, id as PowerId)}`)
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
      standing.map(({ bot }) => BOTS[bot].name),
    ),
    ...COMMAND_IDS.map((id) =>
      line(
        COMMANDS[id].name,
        standing.map(({ bot }) => BOTS[bot][view.mode].attack[id].join('/')),
      ),
    ),
  ]
}

const charges = (bot: BotView, id: PowerId): string => {
  const left = bot.powers[id]
  return left === undefined ? 'not yet' : left === 0 ? 'depleted' : String(left)
}

function attack(view: View): string[] {
  const a = view.attack
  if (a === null) return []
  const names = [view.active, a.target].map((seat) => BOTS[view.bots[seat]!.bot].name)
  const state = [
    `roll ${a.roll} of ${a.limit}`,
    ...(a.command === '' ? [] : [COMMANDS[a.command].name]),
    `locked ${written(a.locked) || '-'}`,
    `free ${written(a.free) || '-'}`,
    ...(a.withheld ? ['one die withheld'] : []),
    ...(a.discarded > 0 ? [`${a.discarded} discarded`] : []),
    ...a.boosts,
    ...(a.feedback > 0 ? [`Feedback +${a.feedback}`] : []),
    ...(a.pierce ? ['piercing'] : []),
    ...(a.ram ? ['Ram Plate'] : []),
    ...(a.clamps ? ['clamped'] : []),
  ]
  const pending = a.parts.length > 0 ? [`  pending ${a.pending}: ${breakdown(a.parts)}`] : []
  return ['', `${names[0]} attacks ${names[1]}: ${state.join(' | ')}`, ...pending]
}

function cards(view: View): string[] {
  if (view.mode === 'duel') return []
  const own = view.seat === null ? null : view.bots[view.seat]?.hand
  const list = (ids: readonly string[]): string[] =>
    ids.map((id) => `  ${CARDS[id]!.name} (${CARDS[id]!.colour}, ${CARDS[id]!.windows.join('/')}): ${CARDS[id]!.text}`)
  const known = view.known.filter((each) => each.by === view.seat).map((each) => `${CARDS[each.card]!.name} in the hand of seat ${each.of}`)
  return [
    '',
    `Draw pile ${view.pile}, discards ${view.discard.length}`,
    ...(own && own.length > 0 ? ['Your hand:', ...list(own)] : []),
    ...(view.aside && view.aside.length > 0 ? ['You look at:', ...list(view.aside)] : []),
    ...(known.length > 0 ? [`You know of: ${known.join(', ')}`] : []),
  ]
}

const end = (view: View): string[] => (view.ended === '' ? [] : ['', `The game is over (${view.ended}).`])
