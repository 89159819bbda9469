import { BadInput, common, type Sentence } from '@robodrome/kernel'
import { BOT_IDS, BOTS, type StandardBot } from '../content/bots.ts'
import { COMMAND_IDS, COMMANDS, type CommandId } from '../content/commands.ts'
import { cardNamed, STANDARD_CONTENT, type Piece } from '../content.ts'
import { readDice, type Dice } from '../dice.ts'
import { isLockable } from '../locking.ts'
import type { OddsWords } from '../words/en/odds.ts'
import { heading, pieceName, saysIn, table } from './print.ts'
import { byCommand, chanceOf, openCommands, rowOf, rowsOf, type Numbers } from './situation.ts'
import { chanceSwitching, helperOf, otherCommands } from './uses.ts'
import type { Situation } from '../shapes.ts'
import { gekidoSays } from '../says.ts'

const FLAGS = ['bot', 'mode', 'enemy', 'free', 'locked', 'command', 'rolls', 'with'] as const
type Flags = Partial<Record<(typeof FLAGS)[number], string>>

/** Returns the text that `robodrome odds gekido` prints. Throws BadInput for invalid arguments. */
export function oddsCommand(args: readonly string[], language = 'en'): string {
  const says = saysIn(language)
  if (args.length === 0 || args.includes('--help')) return says.usage(BOT_IDS.join(' '), COMMAND_IDS.join(' '))
  const flags = readFlags(args)
  const bot = readBot(flags.bot, 'bot') ?? bad('bot', undefined, common('oneOf', { names: BOT_IDS.join(', ') }))
  const enemy = readBot(flags.enemy, 'enemy') ?? BOT_IDS.find((id) => id !== bot)!
  const at = readSituation(flags, bot, enemy)
  const mode = flags.mode ?? 'standard'
  if (mode !== 'standard' && mode !== 'duel') return bad('mode', mode, common('oneOf', { names: 'standard, duel' }))
  const { name, [mode]: panel } = BOTS[bot]
  const numbers = byCommand((id) => ({ damage: panel.attack[id][0], malfunction: panel.attack[id][1] }))
  const effects = flags.with === undefined ? [] : flags.with.split(',').map((name) => readEffect(name.trim()))
  return [
    heading(says, name, at),
    '',
    ...table(says, rowsOf(at, numbers)),
    ...effects.flatMap((piece) => ['', ...withEffect(says, piece, at, numbers)]),
  ].join('\n')
}

const bad = (flag: string, found: string | undefined, expected: Sentence): never => {
  throw new BadInput([`--${flag}`], found, expected)
}

function readFlags(args: readonly string[]): Flags {
  const flags: Flags = {}
  for (let i = 0; i < args.length; i += 2) {
    const name = FLAGS.find((flag) => args[i] === `--${flag}`)
    if (name === undefined)
      throw new BadInput([`argument ${i + 1}`], args[i], common('oneOf', { names: FLAGS.map((flag) => `--${flag}`).join(' ') }))
    if (args[i + 1] === undefined) bad(name, undefined, common('value'))
    flags[name] = args[i + 1]!
  }
  return flags
}

function readBot(text: string | undefined, flag: string): StandardBot | undefined {
  if (text === undefined) return undefined
  return (
    BOT_IDS.find((id) => [id, BOTS[id].name].some((name) => name.toLowerCase() === text.toLowerCase())) ??
    bad(flag, text, common('oneOf', { names: BOT_IDS.join(', ') }))
  )
}

const faces = (text: string | undefined, flag: string): Dice => readDice(text ?? '') ?? bad(flag, text, gekidoSays('faces'))

function readSituation(flags: Flags, bot: StandardBot, enemy: StandardBot): Situation {
  const own = BOTS[bot].symbol
  const free = flags.free === undefined ? null : faces(flags.free, 'free')
  const locked = faces(flags.locked, 'locked')
  const command = readCommand(flags.command)
  const most = free === null ? 4 : 3
  const rolls = flags.rolls ?? (free === null ? '3' : '2')
  if (!/^\d$/.test(rolls) || Number(rolls) > most) bad('rolls', rolls, common('numberFromTo', { least: 0, most }))
  if (locked !== '' && command === null) bad('locked', flags.locked, gekidoSays('nothingOrCommand'))
  if (command !== null && !isLockable(command, own, locked))
    bad('locked', flags.locked, gekidoSays('fitTo', { command: COMMANDS[command].name }))
  if (free === null && locked !== '') bad('free', undefined, gekidoSays('freeBesideLocked'))
  if (free !== null && (free.length + locked.length > 6 || free === '')) bad('free', flags.free, gekidoSays('atLeastOneDie'))
  // After the second roll, the locks are empty only after a switch that kept no dice. The attacker may then lock nothing.
  const first = locked === '' && (command === null || Number(rolls) > 1)
  return {
    own,
    enemy: BOTS[enemy].symbol,
    command,
    locked,
    free,
    left: Number(rolls),
    withheld: false,
    first,
  }
}

function readCommand(text: string | undefined): CommandId | null {
  if (text === undefined) return null
  return (
    COMMAND_IDS.find((id) => [id, COMMANDS[id].name].some((name) => name.toLowerCase() === text.toLowerCase())) ??
    bad('command', text, common('oneOf', { names: COMMAND_IDS.join(', ') }))
  )
}

function readEffect(name: string): Piece {
  const { piece, card, power, tile } = STANDARD_CONTENT
  const found = card[cardNamed(name) ?? ''] ?? power[name.toUpperCase()] ?? tile[name.toUpperCase()]
  if (found?.windows.includes('RA') === true) return found
  const known = [...piece.values()].filter(({ windows }) => windows.includes('RA'))
  return bad(
    'with',
    name,
    gekidoSays('attackersEffects', { effects: known.map((each) => (each.kind === 'card' ? each.name : each.id)).join(', ') }),
  )
}

function withEffect(says: OddsWords, piece: Piece, at: Situation, numbers: Numbers): string[] {
  const name = pieceName(says, STANDARD_CONTENT, piece.key)
  if (piece.does === 'switch') {
    if (at.command === null) return [says.nothingToSwitch(name)]
    return [
      says.switching(name),
      ...table(
        says,
        otherCommands(at).map((command) => rowOf(command, chanceSwitching(at, command), null, numbers[command])),
      ),
    ]
  }
  const more = piece.does === 'boost' || piece.does === 'surge' ? piece.amount : 0
  const rows = openCommands(at).map((command) =>
    rowOf(command, chanceOf(at, command, helperOf(piece.does)), null, {
      damage: numbers[command].damage + more,
      malfunction: numbers[command].malfunction,
    }),
  )
  return [says.atHand(name), ...table(says, rows)]
}
