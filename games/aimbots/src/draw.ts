import { plain } from '@robodrome/phrases'
import { spaceAt, type Space } from '@robodrome/board'
import { ARENA, ZONES } from './content/arena.ts'
import { MODES } from './content/modes.ts'
import { contentOf, programIn } from './content/content.ts'
import { onlooker, seatName } from './seats.ts'
import type { AttackView, View } from './view.ts'
import { ending } from './words/en/index.ts'

/** The view as text: the arena with the four sides and the top of every bot, then players, bots and what is going on. */
export function draw(v: View): string {
  const blocks = [headline(v)]
  if (v.phase !== 'setup' && v.phase !== 'draft') blocks.push(arena(v))
  if (v.market.length > 0 || v.bots.length > 0) blocks.push(programs(v))
  blocks.push(players(v))
  if (v.bots.length > 0) blocks.push(roster(v))
  if (v.attack !== null) blocks.push(attack(v, v.attack))
  return blocks.join('\n\n')
}

function headline(v: View): string {
  const title = `Aimbots, ${MODES[v.mode].title.toLowerCase()}, first to ${v.target} cores`
  const first = v.result?.ranking[0] ?? []
  const drawn = new Set(v.mode === 'teams' ? first.map((seat) => seat & 1) : first).size > 1
  if (v.result !== null) return `${title}. Over (${v.result.rule}): ${plain(ending(first, drawn), onlooker)}`
  if (v.phase !== 'play') return `${title}. Now: ${v.phase}.`
  return `${title}. ${seatName(v.active)}'s turn, energy ${v.energy}${v.attacked ? ', has attacked' : ''}.`
}

const WIDTH = 9
const LINE = 100

/** Each space is three lines: what is north, what is west, the bot, what is east, and what is south. A plated side is in brackets. */
function arena(v: View): string {
  const rule = `   +${`${'-'.repeat(WIDTH)}+`.repeat(ARENA.columns)}`
  const lines = [rule]
  for (let row = ARENA.rows - 1; row >= 0; row--) {
    const cells = Array.from({ length: ARENA.columns }, (_, column) => cell(v, spaceAt(column, row)))
    for (let line = 0; line < 3; line++) lines.push(`${line === 1 ? ` ${row + 1} ` : '   '}|${cells.map((each) => each[line]).join('|')}|`)
    lines.push(rule)
  }
  const letters = Array.from({ length: ARENA.columns }, (_, column) => spaceAt(column, 0)[0]!.padStart(5).padEnd(WIDTH)).join(' ')
  return [...lines, `    ${letters}`].join('\n')
}

function cell(v: View, space: Space): [string, string, string] {
  const tokens = v.scrap.filter((at) => at === space).length
  const scrap = tokens === 0 ? '' : tokens === 1 ? '$' : `$${tokens}`
  const bot = v.bots.find(({ at }) => at === space)
  if (bot === undefined) {
    const zone = v.players.length > 0 && ZONES.some((each) => MODES[v.mode].side.zones[each].includes(space))
    return [pad(''), centered(scrap || (zone ? '.' : '')), pad('')]
  }
  const [n, e, s, w] = bot.printed.map((side, i) => (bot.plates.includes(side) ? `[${bot.sides[i]}]` : ` ${bot.sides[i]} `))
  const middle = `${seatName(bot.owner)[0]!}${bot.armor}`
  return [`${shortName(v, bot.program)}${n}${scrap.padStart(3)}`, `${w} ${middle}${e}`.padEnd(WIDTH), centered(s!)]
}

/** Three letters; Turret and Turtle, Bulwark and Bulldozer differ in the fourth. */
function shortName(v: View, name: string): string {
  const start = name.slice(0, 3)
  const alike = contentOf(v).programs.some((other) => other.name !== name && other.name.startsWith(start))
  return alike ? `${name.slice(0, 2)}${name[3]}` : start
}

const pad = (text: string): string => text.padEnd(WIDTH)
const centered = (text: string): string => text.padStart(Math.floor((WIDTH + text.length) / 2)).padEnd(WIDTH)

function players(v: View): string {
  return v.players
    .map((player, seat) => {
      const held = player.scrap === null ? `${player.tokens} hidden` : player.scrap.join(', ') || 'none'
      const dice = v.dice[seat]!.length > 0 && v.phase === 'draft' ? `, dice ${v.dice[seat]!.join(' ')}` : ''
      return `${seatName(seat)}${seat === v.seat ? ' (you)' : ''}: ${player.points} of ${v.target} cores, scrap ${held}${dice}${player.out ? ', out' : ''}`
    })
    .concat(v.phase === 'draft' || v.phase === 'setup' ? [] : [`Supply: ${v.supply} scrap`])
    .join('\n')
}

function roster(v: View): string {
  return v.bots
    .map((bot) => {
      const sides = bot.printed
        .map((side, i) => `${'NESW'[i]!}${bot.plates.includes(side) ? `[${bot.sides[i]!}]` : bot.sides[i]!}`)
        .join(' ')
      const where = bot.defeated ? 'defeated' : bot.at === '' ? 'not placed' : sides
      return `${seatName(bot.owner).padEnd(6)} ${bot.name.padEnd(13)} armor ${bot.armor}  ${where.padEnd(16)} core ${bot.core ?? '?'}`
    })
    .join('\n')
}

/** What each program in the game does, one after another. */
function programs(v: View): string {
  const names =
    v.phase === 'draft' || v.phase === 'setup' ? v.market : [...new Set(v.bots.flatMap((bot) => (bot.defeated ? [] : [bot.program])))]
  return names.map((name) => programLine(v, name)).join('\n')
}

function programLine(v: View, name: string): string {
  const { armor, reach, trigger, text, source } = programIn(v, name)
  const owner = v.phase === 'draft' ? v.bots.find((bot) => bot.program === name)?.owner : undefined
  const claim = owner === undefined ? '' : ` [${seatName(owner)}]`
  const distance = reach[0] === reach[1] ? `${reach[0]}` : `${reach[0]}-${reach[1]}`
  return wrapped(`${armor} ${name}${claim}, reach ${distance}, ${trigger}: ${text}${source.effect === 'designed' ? ' (designed)' : ''}`, 4)
}

/** Breaks a text into lines, all but the first indented. */
function wrapped(text: string, indent: number): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!
    if (line !== '' && line.length + 1 + word.length > LINE) lines.push(`${' '.repeat(indent)}${word}`)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines.join('\n')
}

function attack(v: View, { attacker, defender, margin, dice }: AttackView): string {
  const names = `${v.bots[attacker]!.name} attacks ${v.bots[defender]!.name}`
  return dice.length === 0 ? names : `${names}: margin ${margin}, attack ${dice[0]} ${dice[1]}, defense ${dice[2]} ${dice[3]}`
}
