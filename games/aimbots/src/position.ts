import { ORTHOGONAL } from '@robodrome/board'
import { BadInput, call, remove, type Frame, type Json, type Settings, common } from '@robodrome/kernel'
import { read, whole } from '@robodrome/reading'
import type { z } from 'zod'
import { MOST_PLATES, RINGS } from './content/die.ts'
import { contentOf, programIn } from './content/content.ts'
import { ALL_SCRAP, type ScrapKind } from './content/scrap.ts'
import { draft } from './rules/2-draft.ts'
import { loadCores, placement } from './rules/3-deploy.ts'
import { turns, TURN_ENERGY } from './rules/4-turn.ts'
import { match } from './rules/match.ts'
import { BOT, BOT_TEXT, shapesOf, SPACE } from './position-shape.ts'
import { setup } from './setup.ts'
import { newBot, OFF, type Aimbots, type Bot } from './state.ts'
import { hasBots, modeOf, scoreOf, teamOf } from './vocabulary.ts'
import { aimbotsSays } from './says.ts'

type Path = readonly (string | number)[]

/**
 * Builds a position from a partial description. A bot is written `R:Hammer@d4/3{5,6} core 2`: color, program, space, rotation, plated sides
 * and core; missing parts take defaults. Unnamed bots are not in play.
 */
export function arrange(partial: Json, settings: Settings, box: string): Aimbots {
  const g = setup(settings, box)
  const { bot, position } = shapesOf(g.players.length)
  const given = read(position, partial)
  g.phase = given.phase
  g.order = given.order ?? g.order
  g.active = given.active ?? g.order[0]!
  g.energy = given.energy ?? (g.phase === 'play' ? TURN_ENERGY : 0)
  g.attacked = given.attacked
  g.quiet = given.quiet
  g.rounds = given.rounds
  for (const [i, name] of given.market.entries()) checkProgram(g, name, ['market', i])
  g.market = given.market
  g.dice = given.dice
  g.bots = given.bots.map((each, i) => {
    const path = ['bots', i]
    return readBot(g, read(bot, typeof each === 'string' ? { bot: read(BOT_TEXT, each, path) } : each, path), each, path)
  })
  checkBots(g)
  if (g.phase === 'play' || g.phase === 'place') fillCores(g)
  for (const [i, player] of g.players.entries()) {
    player.captured = given.captured[i]!
    player.scrap = given.held[i]!.toSorted()
  }
  g.used = given.used
  g.pile = unseenScrap(g)
  g.scrap = given.scrap ?? (g.phase === 'play' ? modeOf(g).side.scrap.slice(0, g.pile.length) : [])
  if (g.scrap.length > g.pile.length) throw new BadInput(['scrap'], g.scrap, aimbotsSays('unseenTokens', { count: g.pile.length }))
  for (const gone of given.out) g.players[gone]!.out = true
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

function checkProgram(g: Aimbots, name: string, path: Path): void {
  const { byName, programs } = contentOf(g)
  if (!byName.has(name)) throw new BadInput(path, name, aimbotsSays('programName', { program: programs[0]!.name }))
}

type Described = z.output<ReturnType<typeof shapesOf>['bot']>

/** Reads a bot from its fields; `value` is the input at the path. */
function readBot(g: Aimbots, fields: Described, value: Json, path: Path): Bot {
  const [, color = '', name = '', at, rot, plates = '', core] = BOT.exec(fields.bot)!
  const colors = [...'RBYW'].slice(0, g.players.length)
  if (!colors.includes(color)) throw new BadInput(path, value, common('oneOf', { names: `the colors ${colors.join(', ')}` }))
  checkProgram(g, name, path)
  const bot = newBot(colors.indexOf(color), name)
  if (at !== undefined) bot.at = read(SPACE, at, path)
  bot.rot = rot === undefined ? 0 : read(whole(0, 3), Number(rot), path)
  bot.core = core === undefined ? 0 : read(whole(1, 3), Number(core), path)
  bot.plates = readPlates(g, plates, bot, path)
  bot.seenBy = fields.seenBy.toSorted((a, b) => a - b)
  bot.pivots = fields.pivots
  bot.rushed = fields.rushed
  bot.scanned = fields.scanned
  bot.repaired = fields.repaired
  bot.crashed = fields.crashed
  if (fields.charge !== undefined) bot.charge = ORTHOGONAL.indexOf(fields.charge) as 0 | 1 | 2 | 3
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
      aimbotsSays('atMostSides', { most: MOST_PLATES, program: bot.program, sides: sides.toSorted((a, b) => a - b).join(', ') }),
    )
  return plates
}

function checkBots(g: Aimbots): void {
  const most = modeOf(g).cores.length
  g.bots.forEach((bot, i) => {
    if (bot.at !== OFF && g.bots.findIndex(({ at }) => at === bot.at) !== i)
      throw new BadInput(['bots', i], bot.at, aimbotsSays('ownSpace'))
    if (g.phase === 'play' && bot.at === OFF) throw new BadInput(['bots', i], bot.program, aimbotsSays('botOnBoard'))
    if (g.bots.filter(({ owner }) => owner === bot.owner).length > most)
      throw new BadInput(['bots', i], bot.program, aimbotsSays('atMostBots', { most }))
  })
}

/** Assigns default cores: the lowest ones that the player has left. */
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
    for (const kind of scrap) if (!remove(pile, kind)) throw new BadInput(['held', seat], kind, aimbotsSays('unusedToken'))
  })
  for (const kind of g.used) if (!remove(pile, kind)) throw new BadInput(['used'], kind, aimbotsSays('unusedToken'))
  return pile
}

/** Checks that every active player has a bot and that nobody has won. */
function checkPlayers(g: Aimbots): void {
  g.players.forEach((player, seat) => {
    if (g.mode === 'free-for-all') player.out ||= !hasBots(g, seat)
    if (player.out && hasBots(g, seat)) throw new BadInput(['out'], seat, aimbotsSays('playerWithoutBots'))
    if (player.out && player.scrap.length > 0) throw new BadInput(['held', seat], player.scrap, aimbotsSays('noTokens'))
    if (scoreOf(g, seat) >= modeOf(g).target && !player.out)
      throw new BadInput(['captured', seat], scoreOf(g, seat), aimbotsSays('scoreBelow', { target: modeOf(g).target }))
  })
  const teams = new Set(g.players.flatMap((_, seat) => (hasBots(g, seat) ? [teamOf(g, seat)] : [])))
  if (teams.size < 2) throw new BadInput(['bots'], g.bots.length, aimbotsSays('twoSides'))
  if (!hasBots(g, g.active)) throw new BadInput(['active'], g.active, aimbotsSays('playerWithBot'))
}
