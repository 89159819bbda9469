import { call, type Json, type Seat, type Settings } from '@robodrome/kernel'
import type { CardId } from './content/cards.ts'
import type { TileKind } from './content/tiles.ts'
import { cardNamed, contentOf, type Content } from './content.ts'
import { Input } from './input.ts'
import { readAttack } from './position-attack.ts'
import { battle, freshBot, handOutLocks } from './rules/1-setup.ts'
import { turn } from './rules/2-turn.ts'
import { setup } from './settings.ts'
import { NOWHERE, type BotState, type Cell, type Gekido } from './state.ts'
import { CELLS, MIDDLE, CORNERS, EDGES, isAlive, survivors } from './vocabulary.ts'
import { gekidoSays } from './says.ts'

/** The moments at which a turn can start in a described position; an attack has its own. */
const MOMENTS = ['start', 'move', 'target', 'second move', 'end'] as const
const STEPS: Readonly<Record<(typeof MOMENTS)[number], string>> = {
  start: 'startOfTurn',
  move: 'firstMovement',
  target: 'target',
  'second move': 'secondMovement',
  end: 'endOfTurn',
}

const FIELDS = ['bots', 'arena', 'active', 'turns', 'moved', 'fallback', 'pile', 'discard', 'attack', 'at'] as const
const BOT_FIELDS = ['bot', 'at', 'structure', 'armor', 'upgrade', 'powers', 'hand', 'locks'] as const

/**
 * Builds any legal position from a partial description. Defaults: Bots in box order on the outer cells, full Structure, no Armor, Upgrade, Power or card.
 * All locks are Ready, tiles lie in box order, seat 0 starts its turn, and all other cards are in the pile.
 */
export function arrange(content: Content, partial: Json, settings: Settings): Gekido {
  const input = new Input(partial).fields(FIELDS)
  const g = setup(content, { ...settings, options: {} })
  readBotIds(g, input['bots']!)
  handOutLocks(g)
  g.arena = readArena(g, input['arena']!)
  readBots(g, input['bots']!)
  g.active = input['active']!.number(0, g.seats - 1, survivors(g)[0])
  if (!isAlive(g, g.active)) input['active']!.fail(gekidoSays('seatInPlay'))
  g.turns = input['turns']!.number(0, g.mode === 'duel' ? 199 : 299, 0)
  g.moved = input['moved']!.flag(false)
  g.fallback = input['fallback']!.flag(false)
  readPiles(g, input['pile']!, input['discard']!)
  const outer = { ...call(battle, { seat: 0, left: 0 }), step: 'endOfTurn' }
  if (input['attack']!.given) {
    const frames = readAttack(g, input['attack']!, input['at']!)
    g.stack = [outer, { ...call(turn, { wants: '' }), step: 'lockReset' }, ...frames]
  } else {
    const step = STEPS[input['at']!.oneOf(MOMENTS, 'start')]
    g.stack = [outer, { ...call(turn, { wants: '' }), step }]
  }
  return g
}

function readBotIds(g: Gekido, bots: Input): void {
  const given = bots.given ? bots.object() : {}
  for (const key of Object.keys(given))
    if (!/^\d$/.test(key) || Number(key) >= g.seats) given[key]!.fail(gekidoSays('seatsTo', { most: g.seats - 1 }))
  const ids = Array.from({ length: g.seats }, (_, seat) => {
    const id = given[seat]?.fields(BOT_FIELDS)['bot']
    return id?.given ? id.oneOf(contentOf(g).botIds) : undefined
  })
  ids.forEach((id, seat) => {
    if (id !== undefined && ids.indexOf(id) < seat) given[seat]!.fields(BOT_FIELDS)['bot']!.fail(gekidoSays('botOfNobody'))
  })
  const spare = contentOf(g).botIds.filter((id) => !ids.includes(id))
  ids.forEach((id, seat) => (g.bots[seat] = freshBot(g, id ?? spare.shift()!)))
}

/** GK-SET-4, GK-DUEL-2: unnamed tiles fill the remaining cells so that the Arena is legal. */
function readArena(g: Gekido, arena: Input): Record<Cell, TileKind> {
  const given = arena.given ? arena.object() : {}
  const laid: Record<Cell, TileKind> = {}
  const { tiles, center, outer } = contentOf(g)
  for (const cell of Object.keys(given)) {
    if (!CELLS[g.mode].includes(cell)) given[cell]!.fail(gekidoSays('tileOnCells', { cells: CELLS[g.mode].join(' ') }))
    laid[cell] = given[cell]!.oneOf(Object.keys(tiles))
    if ((cell === MIDDLE && g.mode === 'standard') !== (laid[cell] === center))
      given[cell]!.fail(gekidoSays('onMiddle', { tile: center, cell: MIDDLE }))
  }
  const fill = (cells: readonly Cell[], copies: number): void => {
    const spare = Array.from({ length: copies }, () => outer).flat()
    for (const cell of cells) {
      if (laid[cell] === undefined) continue
      if (!spare.includes(laid[cell]))
        given[cell]!.fail(gekidoSays('tilesOnCells', { most: copies, tile: laid[cell], cells: cells.join(' ') }))
      spare.splice(spare.indexOf(laid[cell]), 1)
    }
    for (const cell of cells) laid[cell] ??= spare.shift()!
  }
  if (g.mode === 'duel') fill(CELLS.duel, 2)
  else {
    laid[MIDDLE] = center
    fill(CORNERS, 1)
    fill(EDGES, 1)
  }
  return Object.fromEntries(CELLS[g.mode].map((cell) => [cell, laid[cell]!]))
}

function readBots(g: Gekido, bots: Input): void {
  const given = bots.given ? bots.object() : {}
  const inputs = Array.from({ length: g.seats }, (_, seat) => (given[seat] ?? new Input({}, ['bots', seat])).fields(BOT_FIELDS))
  inputs.forEach((input, seat) => readPanel(g, g.bots[seat]!, input))
  if (survivors(g).length < 2) bots.fail(gekidoSays('twoBots'))
  inputs.forEach((input, seat) => placeBot(g, seat, input['at']!))
  const free = CELLS[g.mode]
    .filter((cell) => cell !== MIDDLE || g.mode === 'duel')
    .filter((cell) => survivors(g).every((seat) => g.bots[seat]!.at !== cell))
  for (const seat of survivors(g)) if (g.bots[seat]!.at === NOWHERE) g.bots[seat]!.at = free.shift()!
  inputs.forEach((input, seat) => readLocks(g, seat, input['locks']!))
  for (let seat = 0; seat < g.seats; seat++) if (!isAlive(g, seat)) g.fallen.push(seat)
}

function readPanel(g: Gekido, bot: BotState, input: Record<string, Input>): void {
  const { name, [g.mode]: panel } = contentOf(g).bots[bot.bot]!
  const { structure, armor, powers, hand } = input as Record<'structure' | 'armor' | 'powers' | 'hand', Input>
  if (structure.given) {
    bot.structure = structure.list().map((die, i) => (i === 0 ? die.number(1, 6) : die.number(6, 6)))
    if (bot.structure.length > panel.dice) structure.fail(gekidoSays('atMostDice', { most: panel.dice }))
  }
  if (armor.given) {
    const dice = armor.list().map((die) => die.number(0, 6))
    if (dice.length > panel.armor) armor.fail(gekidoSays('armorDice', { most: panel.armor }))
    dice.forEach((value, space) => (bot.armor[space] = value))
  }
  bot.upgrade = input['upgrade']!.number(0, 5, 0)
  for (const [id, charges] of Object.entries(powers.given ? powers.object() : {})) {
    const printed = panel.powers[id] ?? charges.fail(gekidoSays('powerOf', { bot: name, powers: Object.keys(panel.powers).join(', ') }))
    bot.powers[id] = charges.number(0, printed)
  }
  if (hand.given) {
    bot.hand = hand.list().map(readCard).toSorted()
    if (bot.hand.length > panel.hand) hand.fail(gekidoSays('atMostCards', { most: panel.hand }))
  }
}

const readCard = (card: Input): CardId => cardNamed(card.text()) ?? card.fail(gekidoSays('techCard'))

function placeBot(g: Gekido, seat: Seat, at: Input): void {
  const bot = g.bots[seat]!
  if (!at.given) return
  if (!isAlive(g, seat)) at.fail(gekidoSays('nowhere'))
  bot.at = at.oneOf(CELLS[g.mode])
  for (let other = 0; other < seat; other++) if (g.bots[other]!.at === bot.at) at.fail(gekidoSays('freeCell'))
}

function readLocks(g: Gekido, seat: Seat, locks: Input): void {
  const mine = g.bots[seat]!.locks
  for (let other = 0; other < g.seats; other++) if (!isAlive(g, other) || !isAlive(g, seat)) delete mine[other]
  for (const [other, side] of Object.entries(locks.given ? locks.object() : {})) {
    if (mine[Number(other)] === undefined) side.fail(gekidoSays('tokenOf', { seat, tokens: Object.keys(mine).join(', ') || 'none' }))
    mine[Number(other)] = side.oneOf(['ready', 'loading'])
  }
}

/** Cards not mentioned form the pile. If the pile is given, they are out of this game. */
function readPiles(g: Gekido, pile: Input, discard: Input): void {
  if (g.mode === 'duel') {
    for (const cards of [pile, discard]) if (cards.given) cards.fail(gekidoSays('noCardsInDuel'))
    return
  }
  const { deck, cards: known } = contentOf(g)
  const spare = [...deck]
  const take = (card: CardId, input: Input): void => {
    const at = spare.indexOf(card)
    if (at < 0) input.fail(gekidoSays('copiesInAll', { most: known[card]!.copies, card: known[card]!.name }))
    spare.splice(at, 1)
  }
  for (let seat = 0; seat < g.seats; seat++) for (const card of g.bots[seat]!.hand) take(card, new Input(card, ['bots', seat, 'hand']))
  const read = (cards: Input): CardId[] =>
    cards.list().map((input) => {
      const card = readCard(input)
      take(card, input)
      return card
    })
  if (discard.given) g.discard = read(discard)
  g.pile = pile.given ? read(pile) : spare
}
