import { BadInput, call, remove, type Frame, type Json, type Seat, type Settings } from '@robodrome/kernel'
import { ORTHOGONAL } from '@robodrome/board'
import { ARENA } from './content/arena.ts'
import { MOST_PLATES, RINGS } from './content/die.ts'
import { contentOf, programIn } from './content/content.ts'
import { ALL_SCRAP, SCRAP_KINDS, type ScrapKind } from './content/scrap.ts'
import { draft } from './rules/2-draft.ts'
import { loadCores, placement } from './rules/3-deploy.ts'
import { turns, TURN_ENERGY } from './rules/4-turn.ts'
import { match } from './rules/match.ts'
import { bySeat, fieldsOf, flagOf, listOf, numberOf, oneOf, type Path } from './read.ts'
import { setup } from './setup.ts'
import { newBot, OFF, type Aimbots, type Bot } from './state.ts'
import { hasBots, modeOf, scoreOf, teamOf } from './vocabulary.ts'

const FIELDS = [
  'phase',
  'bots',
  'active',
  'order',
  'energy',
  'attacked',
  'captured',
  'held',
  'used',
  'scrap',
  'quiet',
  'rounds',
  'out',
  'market',
  'dice',
]
const BOT_FIELDS = ['bot', 'seenBy', 'pivots', 'rushed', 'scanned', 'charge', 'repaired', 'crashed']
const START_PHASES = ['draft', 'load', 'place', 'play'] as const

/**
 * A position from a partial description. A bot is written `R:Hammer@d4/3{5,6} core 2`: color, program, space, rotation, plated
 * sides and core; what is left out takes a default. Bots that are not named are not in play.
 */
export function arrange(partial: Json, settings: Settings, box: string): Aimbots {
  const g = setup(settings, box)
  const given = fieldsOf(partial, [], FIELDS)
  const seats = g.players.length
  const seat = (value: Json, path: Path): Seat => numberOf(value, path, 0, seats - 1, 0)
  const token = (value: Json, path: Path): ScrapKind => oneOf(value, path, SCRAP_KINDS)
  g.phase = oneOf(given['phase'], ['phase'], START_PHASES, 'play')
  if (given['order'] !== undefined) g.order = readOrder(given['order'], seats)
  g.active = numberOf(given['active'], ['active'], 0, seats - 1, g.order[0]!)
  g.energy = numberOf(given['energy'], ['energy'], 0, 99, g.phase === 'play' ? TURN_ENERGY : 0)
  g.attacked = flagOf(given['attacked'], ['attacked'])
  g.quiet = numberOf(given['quiet'], ['quiet'], 0, 99, 0)
  g.rounds = numberOf(given['rounds'], ['rounds'], 0, 59, 0)
  g.market = listOf(given['market'], ['market'], (each, path) => programName(g, each, path))
  g.dice = bySeat(given['dice'], ['dice'], seats, (die, path) => numberOf(die, path, 1, 6, 1))
  g.bots = listOf(given['bots'], ['bots'], (each, path) => readBot(g, each, path))
  checkBots(g)
  if (g.phase === 'play' || g.phase === 'place') fillCores(g)
  bySeat(given['captured'], ['captured'], seats, (core, path) => numberOf(core, path, 1, 3, 1)).forEach(
    (cores, i) => (g.players[i]!.captured = cores),
  )
  bySeat(given['held'], ['held'], seats, token).forEach((scrap, i) => (g.players[i]!.scrap = scrap.toSorted()))
  g.used = listOf(given['used'], ['used'], token)
  g.pile = unseenScrap(g)
  g.scrap =
    given['scrap'] === undefined
      ? g.phase === 'play'
        ? modeOf(g).side.scrap.slice(0, g.pile.length)
        : []
      : listOf(given['scrap'], ['scrap'], spaceName)
  if (g.scrap.length > g.pile.length) throw new BadInput(['scrap'], g.scrap, `at most the ${g.pile.length} tokens that nobody has seen`)
  for (const gone of listOf(given['out'], ['out'], seat)) g.players[gone]!.out = true
  if (g.phase === 'play') checkPlayers(g)
  g.stack = stackOf(g)
  return g
}

function stackOf(g: Aimbots): Frame[] {
  const later = (step: string): Frame => ({ ...call(match, {}), step })
  if (g.phase === 'draft') return [later('load'), call(draft, { turn: 0, left: 0 })]
  if (g.phase === 'load') return [later('place'), call(loadCores, {})]
  if (g.phase === 'place') return [later('scrap'), call(placement, { turn: 0, bot: 0, at: OFF, rot: 0 })]
  return [later(''), { ...call(turns, { act: null }), step: 'actionPoint' }]
}

function readOrder(value: Json, seats: number): Seat[] {
  const order = listOf(value, ['order'], (each, path) => numberOf(each, path, 0, seats - 1, 0))
  const first = order[0] ?? 0
  if (order.length !== seats || order.some((each, i) => each !== (first + i) % seats))
    throw new BadInput(['order'], value, `all ${seats} seats, clockwise`)
  return order
}

function programName(g: Aimbots, value: Json, path: Path): string {
  const { byName, programs } = contentOf(g)
  if (typeof value !== 'string' || !byName.has(value))
    throw new BadInput(path, value, `the name of a program, such as ${programs[0]!.name}`)
  return value
}

function spaceName(value: Json, path: Path): string {
  if (typeof value !== 'string' || !ARENA.has(value)) throw new BadInput(path, value, 'a space from a1 to g7')
  return value
}

const BOT = /^([RBYW]):([A-Za-z]+)(?:@([a-z]\d+)(?:\/([0-9]+))?)?(?:\{([\d, ]*)\})?(?: core (\d+))?$/

function readBot(g: Aimbots, value: Json, path: Path): Bot {
  const seats = g.players.length
  const fields: Record<string, Json> = typeof value === 'string' ? { bot: value } : fieldsOf(value, path, BOT_FIELDS)
  const text = fields['bot']
  const [, color, name, at, rot, plates, core] = (typeof text === 'string' ? BOT.exec(text) : null) ?? []
  if (color === undefined || name === undefined) throw new BadInput(path, value, 'a bot such as R:Hammer@d4/3{5} core 2')
  const owner = 'RBYW'.indexOf(color)
  if (owner >= seats) throw new BadInput(path, value, `one of the colors ${[...'RBYW'].slice(0, seats).join(', ')}`)
  const bot = newBot(owner, programName(g, name, path))
  if (at !== undefined) bot.at = spaceName(at, path)
  bot.rot = numberOf(rot === undefined ? undefined : Number(rot), path, 0, 3, 0)
  bot.core = numberOf(core === undefined ? undefined : Number(core), path, 1, 3, 0)
  bot.plates = readPlates(g, plates ?? '', bot, path)
  bot.seenBy = listOf(fields['seenBy'], [...path, 'seenBy'], (each, at) => numberOf(each, at, 0, seats - 1, 0)).toSorted((a, b) => a - b)
  bot.pivots = numberOf(fields['pivots'], [...path, 'pivots'], 0, 99, 0)
  bot.rushed = flagOf(fields['rushed'], [...path, 'rushed'])
  bot.scanned = listOf(fields['scanned'], [...path, 'scanned'], (each, at) => numberOf(each, at, 0, 11, 0))
  bot.repaired = flagOf(fields['repaired'], [...path, 'repaired'])
  bot.crashed = flagOf(fields['crashed'], [...path, 'crashed'])
  if (fields['charge'] !== undefined)
    bot.charge = ORTHOGONAL.indexOf(oneOf(fields['charge'], [...path, 'charge'], ORTHOGONAL)) as 0 | 1 | 2 | 3
  return bot
}

function readPlates(g: Aimbots, text: string, bot: Bot, path: Path): number[] {
  const plates = text.split(',').flatMap((each) => (each.trim() === '' ? [] : [Number(each)]))
  const sides = RINGS[programIn(g, bot.program).armor]!
  const isWrong = plates.some((plate, i) => !sides.includes(plate) || plates.indexOf(plate) !== i) || plates.length > MOST_PLATES
  if (isWrong)
    throw new BadInput(
      path,
      plates,
      `at most ${MOST_PLATES} different sides of ${bot.program}: ${sides.toSorted((a, b) => a - b).join(', ')}`,
    )
  return plates
}

function checkBots(g: Aimbots): void {
  const most = modeOf(g).cores.length
  g.bots.forEach((bot, i) => {
    if (bot.at !== OFF && g.bots.findIndex(({ at }) => at === bot.at) !== i) throw new BadInput(['bots', i], bot.at, 'a space for itself')
    if (g.phase === 'play' && bot.at === OFF) throw new BadInput(['bots', i], bot.program, 'a bot on the board, such as R:Hammer@d4')
    if (g.bots.filter(({ owner }) => owner === bot.owner).length > most)
      throw new BadInput(['bots', i], bot.program, `at most ${most} bots for each player`)
  })
}

/** Cores that are not given: the lowest ones the player has left. */
function fillCores(g: Aimbots): void {
  const left = g.players.map((_, seat) => {
    const cores = [...modeOf(g).cores]
    for (const bot of g.bots) if (bot.owner === seat && bot.core > 0) remove(cores, bot.core)
    return cores
  })
  for (const bot of g.bots) if (bot.core === 0) bot.core = left[bot.owner]!.shift() ?? 1
}

/** All tokens that are neither held nor used. */
function unseenScrap(g: Aimbots): ScrapKind[] {
  const pile = [...ALL_SCRAP]
  g.players.forEach(({ scrap }, seat) => {
    for (const kind of scrap) if (!remove(pile, kind)) throw new BadInput(['held', seat], kind, 'a token that is not held or used already')
  })
  for (const kind of g.used) if (!remove(pile, kind)) throw new BadInput(['used'], kind, 'a token that is not held or used already')
  return pile
}

/** Everyone in the game has a bot, and nobody has won. */
function checkPlayers(g: Aimbots): void {
  g.players.forEach((player, seat) => {
    if (g.mode === 'free-for-all') player.out ||= !hasBots(g, seat)
    if (player.out && hasBots(g, seat)) throw new BadInput(['out'], seat, 'a player without bots')
    if (player.out && player.scrap.length > 0) throw new BadInput(['held', seat], player.scrap, 'no tokens: the player is out')
    if (scoreOf(g, seat) >= modeOf(g).target && !player.out)
      throw new BadInput(['captured', seat], scoreOf(g, seat), `a score below ${modeOf(g).target}`)
  })
  const teams = new Set(g.players.flatMap((_, seat) => (hasBots(g, seat) ? [teamOf(g, seat)] : [])))
  if (teams.size < 2) throw new BadInput(['bots'], g.bots.length, 'bots of at least two sides')
  if (!hasBots(g, g.active)) throw new BadInput(['active'], g.active, 'a player with a bot')
}
