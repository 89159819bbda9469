import { BadInput, common } from '@robodrome/kernel'
import { chanceToHit, odds } from './odds.ts'
import { marginLines, saysIn, signed, written } from './at-table.ts'
import { NO_EFFECTS } from '../content/effects.ts'
import { MODE_IDS, MODES } from '../content/modes.ts'
import { contentOf } from '../content/content.ts'
import { BASE } from '../content/programs.ts'
import { SCRAP } from '../content/scrap.ts'
import { boutOf, MARGIN_LIMIT } from '../margin.ts'
import { arrange } from '../position.ts'
import { forbidsTarget } from '../rules/7-attack.ts'
import { botOf, nameOf } from '../vocabulary.ts'
import type { OddsWords } from '../words/en/odds.ts'
import { aimbotsSays } from '../says.ts'

const OPTIONS = ['--margin', '--attacker', '--defender', '--surge', '--mode'] as const
const FLAGS = ['--pivoted', '--rushed', '--charging', '--scanned'] as const

/**
 * `robodrome odds aimbots`. With bots: the attack of the first on the second. With `--margin N`: a combat without bots, optionally with
 * `--attacker` and `--defender` programs. Without arguments: the table of all margins. `--surge A,D` gives tokens to both sides.
 */
export function oddsCommand(args: readonly string[], language = 'en'): string {
  const says = saysIn(language)
  if (args.includes('--help') || args.includes('-h')) return says.usage(MODE_IDS.join(', '), SCRAP.SURGE.count)
  const { bots, options, flags } = readArguments(args)
  const surges = readSurges(options['--surge'])
  if (bots.length > 0) return attackOdds(says, bots, flags, surges, options)
  if (flags.size > 0) throw new BadInput([...flags], undefined, aimbotsSays('botsOrMargin'))
  const duel = {
    attacker: programOption(options, '--attacker'),
    defender: programOption(options, '--defender'),
    surges,
  }
  const margins =
    options['--margin'] === undefined
      ? Array.from({ length: 2 * MARGIN_LIMIT + 1 }, (_, i) => i - MARGIN_LIMIT)
      : [readMargin(options['--margin'])]
  return margins.map((margin) => says.marginOf(signed(margin).padStart(2), written(says, chanceToHit({ ...duel, margin })))).join('\n')
}

interface Arguments {
  bots: string[]
  options: Partial<Record<(typeof OPTIONS)[number], string>>
  flags: Set<string>
}

function readArguments(args: readonly string[]): Arguments {
  const found: Arguments = { bots: [], options: {}, flags: new Set() }
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!
    const option = OPTIONS.find((name) => name === arg)
    if (option !== undefined) {
      const value = args[++i]
      if (value === undefined) throw new BadInput([option], undefined, common('valueAfter'))
      found.options[option] = value
    } else if (FLAGS.some((flag) => flag === arg)) found.flags.add(arg)
    else if (arg.startsWith('--')) throw new BadInput([arg], arg, common('oneOf', { names: [...OPTIONS, ...FLAGS].join(', ') }))
    else found.bots.push(arg)
  }
  return found
}

function attackOdds(
  says: OddsWords,
  bots: readonly string[],
  flags: ReadonlySet<string>,
  surges: readonly [number, number],
  options: Arguments['options'],
): string {
  for (const name of ['--margin', '--attacker', '--defender'] as const) {
    if (options[name] !== undefined) throw new BadInput([name], options[name], aimbotsSays('notBesideBots'))
  }
  if (bots.length < 2) throw new BadInput(['bots'], bots, aimbotsSays('botsOrMargin'))
  const mode = MODE_IDS.find((id) => id === (options['--mode'] ?? 'duel'))
  if (mode === undefined) throw new BadInput(['--mode'], options['--mode'], common('oneOf', { names: MODE_IDS.join(', ') }))
  const first = {
    bot: bots[0]!,
    pivots: flags.has('--pivoted') ? 1 : 0,
    rushed: flags.has('--rushed'),
    scanned: flags.has('--scanned') ? [1] : [],
  }
  const settings = { mode, seats: MODES[mode].seats.at(-1)!, options: {} }
  const active = Math.max(0, 'RBYW'.indexOf(bots[0]![0]!))
  const g = arrange({ bots: [first, ...bots.slice(1)], active }, settings, BASE.id)
  const forbidden = forbidsTarget(g, 0, 1)
  if (forbidden !== null) throw new BadInput(['bots', 1], bots[1], aimbotsSays('mayAttack', { bot: nameOf(g, 0), rule: forbidden }))
  if (flags.has('--charging')) botOf(g, 0).charge = boutOf(g, 0, 1).dir
  const found = odds(g, 0, 1, (_g, _roller, side) => surges[side])
  return [
    says.attacks(nameOf(g, 0), nameOf(g, 1)),
    ...(found.defender === 1 ? [] : [says.decoy(nameOf(g, found.defender).split(' ')[0]!)]),
    ...marginLines(says, found),
    says.hits(written(says, found)),
  ].join('\n')
}

function readSurges(text = '0,0'): readonly [number, number] {
  const [, attack, defense] = /^([0-3]),([0-3])$/.exec(text) ?? []
  if (attack === undefined || defense === undefined || Number(attack) + Number(defense) > 3) {
    throw new BadInput(['--surge'], text, aimbotsSays('surgeTokens'))
  }
  return [Number(attack), Number(defense)]
}

function readMargin(text: string): number {
  const margin = Number(text)
  if (text.trim() === '' || !Number.isInteger(margin) || Math.abs(margin) > MARGIN_LIMIT) {
    throw new BadInput(['--margin'], text, common('wholeFromTo', { least: -MARGIN_LIMIT, most: MARGIN_LIMIT }))
  }
  return margin
}

function programOption(options: Arguments['options'], name: '--attacker' | '--defender') {
  const value = options[name]
  if (value === undefined) return NO_EFFECTS
  const program = contentOf({ box: BASE.id }).byName.get(value)
  if (program === undefined) throw new BadInput([name], value, aimbotsSays('programName', { program: 'Jack' }))
  return program.effects
}
