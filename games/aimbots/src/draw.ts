import { plain } from '@robodrome/phrases'
import { spaceAt, type Space } from '@robodrome/board'
import { ARENA, ZONES } from './content/arena.ts'
import { MODES } from './content/modes.ts'
import { contentOf, programIn } from './content/content.ts'
import { seatName } from './seats.ts'
import type { AttackView, View } from './shapes.ts'
import { drawing as de } from './words/de/drawing.ts'
import { drawing as en, type Drawing } from './words/en/drawing.ts'

/** The view as text: the arena with the four sides and the top of every bot, then players, bots and open rules. */
export function draw(v: View, language = 'en'): string {
  const says = language === 'de' ? de : en
  const blocks = [headline(v, says)]
  if (v.phase !== 'setup' && v.phase !== 'draft') blocks.push(arena(v))
  if (v.market.length > 0 || v.bots.length > 0) blocks.push(programs(v, says))
  blocks.push(players(v, says))
  if (v.bots.length > 0) blocks.push(roster(v, says))
  if (v.attack !== null) blocks.push(attack(v, v.attack, says))
  return blocks.join('\n\n')
}

function headline(v: View, says: Drawing): string {
  const title = says.title(v.mode, v.target)
  const first = v.result?.ranking[0] ?? []
  const drawn = new Set(v.mode === 'teams' ? first.map((seat) => seat & 1) : first).size > 1
  if (v.result !== null)
    return `${title}. ${says.over(v.result.rule, plain(says.ending(first, drawn), { nameOf: says.seatName, own: [] }))}`
  if (v.phase !== 'play') return `${title}. ${says.now(v.phase)}`
  return `${title}. ${says.turn(says.seatName(v.active), v.energy, v.attacked)}`
}

const WIDTH = 9
const LINE = 100

/** Each space has three lines: its north value; west value, bot, east value; and south value. Plated sides are in brackets. */
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

/** The first three letters. If another name shares them, as with Turret and Turtle, the fourth letter replaces the third. */
function shortName(v: View, name: string): string {
  const start = name.slice(0, 3)
  const alike = contentOf(v).programs.some((other) => other.name !== name && other.name.startsWith(start))
  return alike ? `${name.slice(0, 2)}${name[3]}` : start
}

const pad = (text: string): string => text.padEnd(WIDTH)
const centered = (text: string): string => text.padStart(Math.floor((WIDTH + text.length) / 2)).padEnd(WIDTH)

function players(v: View, says: Drawing): string {
  return v.players
    .map((player, seat) => {
      const held = player.scrap === null ? says.hidden(player.tokens) : player.scrap.join(', ') || says.none
      const dice = v.dice[seat]!.length > 0 && v.phase === 'draft' ? says.dice(v.dice[seat]!.join(' ')) : ''
      return `${says.seatName(seat)}${seat === v.seat ? says.you : ''}: ${says.player(player.points, v.target, held)}${dice}${player.out ? says.out : ''}`
    })
    .concat(v.phase === 'draft' || v.phase === 'setup' ? [] : [says.supply(v.supply)])
    .join('\n')
}

function roster(v: View, says: Drawing): string {
  return v.bots
    .map((bot) => {
      const sides = bot.printed
        .map((side, i) => `${says.compass[i]!}${bot.plates.includes(side) ? `[${bot.sides[i]!}]` : bot.sides[i]!}`)
        .join(' ')
      const where = bot.defeated ? says.defeated : bot.at === '' ? says.notPlaced : sides
      return `${says.seatName(bot.owner).padEnd(6)} ${bot.name.padEnd(13)} ${says.bot(bot.armor, where, String(bot.core ?? '?'))}`
    })
    .join('\n')
}

/** The text of each program in the game. */
function programs(v: View, says: Drawing): string {
  const names =
    v.phase === 'draft' || v.phase === 'setup' ? v.market : [...new Set(v.bots.flatMap((bot) => (bot.defeated ? [] : [bot.program])))]
  return names.map((name) => programLine(v, name, says)).join('\n')
}

function programLine(v: View, name: string, says: Drawing): string {
  const program = programIn(v, name)
  const { armor, reach, trigger, source } = program
  const owner = v.phase === 'draft' ? v.bots.find((bot) => bot.program === name)?.owner : undefined
  const claim = owner === undefined ? '' : ` [${says.seatName(owner)}]`
  const distance = reach[0] === reach[1] ? `${reach[0]}` : `${reach[0]}-${reach[1]}`
  return wrapped(
    `${armor} ${name}${claim}, ${says.program(distance, trigger, says.textOf(program))}${source.effect === 'designed' ? says.designed : ''}`,
    4,
  )
}

/** Wraps a text, indenting all lines but the first. */
function wrapped(text: string, indent: number): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!
    if (line !== '' && line.length + 1 + word.length > LINE) lines.push(`${' '.repeat(indent)}${word}`)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines.join('\n')
}

function attack(v: View, { attacker, defender, margin, dice }: AttackView, says: Drawing): string {
  const names = says.attacks(v.bots[attacker]!.name, v.bots[defender]!.name)
  return dice.length === 0 ? names : `${names}: ${says.rolled(margin, `${dice[0]} ${dice[1]}`, `${dice[2]} ${dice[3]}`)}`
}
