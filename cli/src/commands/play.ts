import { existsSync } from 'node:fs'
import { start, type Game, type Settings } from '@robodrome/kernel'
import { offered } from '@robodrome/minds'
import { commitment, type MatchRecord } from '@robodrome/table'
import { findGameWith, settingsFor, tableOptions, whole, type SetupOptions } from '../lookup.ts'
import { readLines, type Lines } from '../lines.ts'
import type { AddCommand } from '../add-command.ts'
import { hasDice, readSeed, type Dice } from '../play/dice.ts'
import { PLAYERS, seatPlayers } from '../play/players.ts'
import { Session } from '../play/session.ts'
import { loadRecord, TerminalTable } from '../play/table.ts'
import { readBook } from '../rule-text.ts'
import { languageOf, wordsOf } from '../words/index.ts'
import { Misuse, print, type World } from '../world.ts'

const EXAMPLES = `
Players:
${['human', ...offered]
  .map((name) => [name, PLAYERS[name]!] as const)
  .map(([name, { summary }]) => `  ${name.padEnd(15)}${summary}`)
  .join('\n')}
By default seat 0 is human and the others are level-2. While playing, type help.

Dice are fair: the commitment to a secret seed is shown before the first roll,
every person mixes a word into it, and the seed is shown at the end. With
--record, what you saw is kept beside the record for robodrome verify --seen.

Examples:
  robodrome play gekido
  robodrome play gekido --mode standard --seats 3 --seat 0=human --seat 1=human
  robodrome play gekido --seat 0=random --seed 7 --record match.txt
  robodrome play gekido --load match.txt`

interface PlayArguments extends SetupOptions {
  seat?: string[]
  seed?: string
  load?: string
  record?: string
  box?: string
}

export const addPlay: AddCommand = (program, world) => {
  program
    .command('play')
    .description('play a game in the terminal: people and programs in any mix of seats')
    .argument('<game>', 'a game (see: robodrome games)')
    .option('--mode <mode>', 'mode of the game (default: its first)')
    .option('--seats <n>', 'number of seats (default: the fewest)', whole(1))
    .option('--options <json>', 'settings of the table', tableOptions)
    .option('--seat <seat=player>', 'who sits where; may be given several times', (text, list?: string[]) => [...(list ?? []), text])
    .option('--seed <hex>', 'the same dice and programs every time; nothing is mixed in')
    .option('--load <record>', 'go on with a match from its record')
    .option('--record <file>', 'keep the record in a file, up to date whenever somebody is asked')
    .option('--box <file>', 'play with the content of a file (see: robodrome box)')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, options: PlayArguments) => {
      const game = await findGameWith(world, id, options.box)
      const lines = readLines(world)
      try {
        await play(world, game, options, lines)
      } finally {
        lines.close()
      }
    })
}

async function play(world: World, game: Game, options: PlayArguments, lines: Lines): Promise<void> {
  if (options.record !== undefined && options.record !== options.load && existsSync(options.record)) {
    throw new Misuse(wordsOf(world).play.recordExists(options.record))
  }
  const loaded = options.load === undefined ? null : loadRecord(game, options.load)
  const settings = loaded === null ? settingsFor(world, game, options) : settingsOf(world, loaded.record, game, options)
  start(game, settings) // so that wrong options are told before anybody is asked anything
  const players = seatPlayers(options.seat ?? [], settings.seats)
  const seed = options.seed === undefined ? null : readSeed(options.seed)
  const dice = !hasDice(game) ? null : loaded === null ? await newDice(world, seed, players, lines) : oldDice(world, seed, loaded)
  const words = await world.registry[game.id]!.words[languageOf(world)](game.box)
  const table = new TerminalTable(game, settings, players, dice, words, wordsOf(world).play.player, loaded?.record ?? null)
  const mindSeed = Number.parseInt((seed ?? world.randomHex(32)).slice(-12), 16)
  if (options.record !== undefined) {
    table.save(options.record)
    table.saveReceipt(options.record)
  }
  const session = new Session(world, table, readBook(world, game.id), lines, options.record ?? null, mindSeed)
  await session.play()
}

/** A match that goes on keeps its own settings; options that say otherwise are a mistake. */
function settingsOf(world: World, record: MatchRecord, game: Game, { mode, seats, options }: PlayArguments): Settings {
  if (mode !== undefined || seats !== undefined || options !== undefined) throw new Misuse(wordsOf(world).play.loadBrings)
  return settingsFor(world, game, record.settings)
}

/** A new secret seed, its commitment shown first; then each player mixes something in. A given seed is taken as it is. */
async function newDice(world: World, given: string | null, players: readonly string[], lines: Lines): Promise<Dice> {
  const seed = given ?? world.randomHex(32)
  print(world, wordsOf(world).play.committed(commitment(seed)))
  if (given !== null) return { seed, contributions: [] }
  const contributions: string[] = []
  for (const [seat, player] of players.entries()) {
    const ask = player === 'human' && world.stdin.isTTY === true
    const typed = ask ? await lines.ask(wordsOf(world).play.mix(seat)) : null
    contributions.push(player === 'human' ? typed?.trim() || world.randomHex(16) : '')
  }
  return { seed, contributions }
}

/** The dice of a match that goes on, if its seed is known; otherwise new ones, which can no longer be proven. */
function oldDice(world: World, given: string | null, { record, seed }: { record: MatchRecord; seed: string | null }): Dice {
  const known = given !== null && commitment(given) === record.commitment ? given : seed
  if (known !== null) return { seed: known, contributions: record.contributions }
  print(world, wordsOf(world).play.unknownSeed)
  return { seed: given ?? world.randomHex(32), contributions: record.contributions }
}
