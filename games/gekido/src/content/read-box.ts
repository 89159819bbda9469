import { BadInput, type Json } from '@robodrome/kernel'
import { Input } from '../input.ts'
import type { Bot, Panel } from './bots.ts'
import type { Box } from './box.ts'
import type { Card } from './cards.ts'
import { COMMAND_IDS } from './commands.ts'
import { EFFECT_NAMES, WINDOWS } from './effects.ts'
import type { Power } from './powers.ts'
import type { Provenance, Source } from './source.ts'
import { FACES } from './symbols.ts'
import type { Tile } from './tiles.ts'

const SOURCES: readonly Source[] = ['book', 'web', 'designed']
const COLOURS = ['red', 'green', 'gray'] as const
/** GK-BON-7: a Power takes at most five Charges. */
const MOST_CHARGES = 5

/** The content of a box from outside: plain data whose pieces name effects that the rules know. Throws BadInput at the first thing that is wrong. */
export function readBox(value: Json, id: string): Box {
  const box = new Input(value).fields(['bots', 'cards', 'powers', 'tiles'])
  const powers = box['powers']!.list().map(readPower)
  const read: Box = {
    id,
    powers,
    cards: box['cards']!.list().map(readCard),
    tiles: box['tiles']!.list().map(readTile),
    bots: box['bots']!.list().map((bot) => readBot(bot, powers)),
  }
  different(box['bots']!, [...read.bots.map(({ id }) => id), ...read.bots.map(({ name: each }) => each)])
  different(
    box['bots']!,
    read.bots.map(({ symbol }) => symbol),
  )
  different(
    box['powers']!,
    read.powers.map(({ id }) => id),
  )
  different(box['cards']!, [...read.cards.map(({ id }) => id), ...read.cards.map(({ name: each }) => each)])
  different(
    box['tiles']!,
    read.tiles.map(({ kind }) => kind),
  )
  if (read.bots.length < 4) box['bots']!.fail('at least four Bots')
  if (read.tiles.filter(({ place }) => place === 'center').length !== 1) box['tiles']!.fail('one tile for the centre')
  if (read.tiles.filter(({ place }) => place === 'outer').length !== 4) box['tiles']!.fail('four tiles around the centre')
  return read
}

/** Records write names in one line, and terminals show both: nothing may be in them that ends a line or steers a terminal. */
const readName = (input: Input): string =>
  lineOf(input, /^(?=\S)[^\p{C}\p{Zl}\p{Zp}]{1,40}(?<=\S)$/u, 'a name of one line, up to 40 characters')
const said = (input: Input): string => lineOf(input, /^[^\p{C}\p{Zl}\p{Zp}]{0,600}$/u, 'one line, up to 600 characters')
const lineOf = (input: Input, form: RegExp, expected: string): string => (form.test(input.text()) ? input.text() : input.fail(expected))

function different(input: Input, names: readonly string[]): void {
  const twice = names.find((each, i) => names.indexOf(each) !== i)
  if (twice !== undefined) throw new BadInput(input.path, twice, 'each once')
}

/** Where it comes from, field by field. */
function readProvenance(input: Input): Provenance {
  const fields = input.given ? input.object() : {}
  return { '*': 'designed', ...Object.fromEntries(Object.entries(fields).map(([field, source]) => [field, source.oneOf(SOURCES)])) }
}

function readPower(input: Input): Power {
  const power = input.fields(['id', 'name', 'windows', 'does', 'amount', 'text', 'from'])
  return { id: readName(power['id']!), ...readUse(power) }
}

function readUse(piece: Record<string, Input>) {
  return {
    name: readName(piece['name']!),
    windows: piece['windows']!.list().map((window) => window.oneOf(WINDOWS)),
    does: piece['does']!.oneOf(EFFECT_NAMES),
    amount: piece['amount']!.number(0, 20, 0),
    text: said(piece['text']!),
    from: readProvenance(piece['from']!),
  }
}

function readCard(input: Input): Card {
  const card = input.fields(['id', 'name', 'colour', 'copies', 'windows', 'does', 'amount', 'text', 'from'])
  return { id: readName(card['id']!), colour: card['colour']!.oneOf(COLOURS), copies: card['copies']!.number(1, 20), ...readUse(card) }
}

function readTile(input: Input): Tile {
  const tile = input.fields(['kind', 'name', 'place', 'attack', 'suffers', 'does', 'text', 'from'])
  return {
    kind: readName(tile['kind']!),
    name: readName(tile['name']!),
    place: tile['place']!.oneOf(['center', 'outer']),
    attack: tile['attack']!.number(-9, 9, 0),
    suffers: tile['suffers']!.number(-9, 9, 0),
    does: tile['does']!.given ? tile['does']!.oneOf(EFFECT_NAMES) : null,
    text: said(tile['text']!),
    from: readProvenance(tile['from']!),
  }
}

function readBot(input: Input, powers: readonly Power[]): Bot {
  const bot = input.fields(['id', 'name', 'symbol', 'upgrade', 'standard', 'duel', 'from'])
  return {
    id: readName(bot['id']!),
    name: readName(bot['name']!),
    symbol: bot['symbol']!.oneOf(FACES),
    upgrade: bot['upgrade']!.oneOf(['ATTACK', 'DEFENSE']),
    standard: readPanel(bot['standard']!, powers),
    duel: readPanel(bot['duel']!, powers),
    from: readProvenance(bot['from']!),
  }
}

function readPanel(input: Input, powers: readonly Power[]): Panel {
  const panel = input.fields(['dice', 'hand', 'armor', 'attack', 'bonus', 'powers', 'from'])
  const dice = panel['dice']!.number(1, 9)
  const attack = panel['attack']!.fields(COMMAND_IDS)
  const numbers = (command: (typeof COMMAND_IDS)[number]): readonly [number, number] => {
    const [damage, malfunction, ...more] = attack[command]!.list()
    if (damage === undefined || malfunction === undefined || more.length > 0) return attack[command]!.fail('damage and malfunction')
    return [damage.number(0, 30), malfunction.number(0, 30)]
  }
  const bonus = panel['bonus']!.list().map((codes) => (/^[UPACX]*$/.test(codes.text()) ? codes.text() : codes.fail('letters of U P A C X')))
  if (bonus.length !== dice) panel['bonus']!.fail(`${dice} bonuses, one for each die`)
  const charges = Object.entries(panel['powers']!.object()).map(([id, count]) => {
    if (!powers.some((power) => power.id === id)) count.fail(`a Power of the box: ${powers.map((power) => power.id).join(', ')}`)
    return [id, count.number(1, MOST_CHARGES)] as const
  })
  return {
    dice,
    hand: panel['hand']!.number(0, 9, 0),
    armor: panel['armor']!.number(0, 6, 0),
    attack: {
      TWO_PAIRS: numbers('TWO_PAIRS'),
      THREE_KIND: numbers('THREE_KIND'),
      FULL_HOUSE: numbers('FULL_HOUSE'),
      FOUR_KIND: numbers('FOUR_KIND'),
      FIVE_DIFF: numbers('FIVE_DIFF'),
      FIVE_KIND: numbers('FIVE_KIND'),
    },
    bonus,
    powers: Object.fromEntries(charges),
    from: readProvenance(panel['from']!),
  }
}
