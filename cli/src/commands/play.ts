import { existsSync } from 'node:fs'
import { start, type Game, type Settings } from '@robodrome/kernel'
import { offered } from '@robodrome/minds'
import { commitment, type MatchRecord } from '@robodrome/table'
import { findGameWith, settingsFor, summaries, tableOptions, whole, type SetupOptions } from '../lookup.ts'
import { readLines, type Lines } from '../lines.ts'
import type { AddCommand } from '../add-command.ts'
import { hasDice, readSeed, type Dice } from '../play/dice.ts'
import { seatPlayers } from '../play/players.ts'
import { Session } from '../play/session.ts'
import { loadRecord, TerminalTable } from '../play/table.ts'
import { readBook } from '../rule-text.ts'
import { languageOf, wordsOf } from '../words/index.ts'
import { Misuse, print, type World } from '../world.ts'

interface PlayArguments extends SetupOptions {
  seat?: string[]
  seed?: string
  load?: string
  record?: string
  box?: string
}

export const addPlay: AddCommand = (program, world) => {
  const { common, play: about } = wordsOf(world).help
  program
    .command('play')
    .description(about.about)
    .argument('<game>', common.game)
    .option('--mode <mode>', common.mode)
    .option('--seats <n>', common.seats, whole(world, 1))
    .option('--options <json>', common.options, tableOptions(world))
    .option('--seat <seat=player>', about.seat, (text, list?: string[]) => [...(list ?? []), text])
    .option('--seed <hex>', about.seed)
    .option('--load <record>', about.load)
    .option('--record <file>', about.record)
    .option('--box <file>', about.box)
    .addHelpText('after', about.after(summaries(world, ['human', ...offered])))
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
  start(game, settings) // Wrong options are reported before any question is asked.
  const players = seatPlayers(options.seat ?? [], settings.seats)
  const seed = options.seed === undefined ? null : readSeed(options.seed)
  const dice = !hasDice(game) ? null : loaded === null ? await newDice(world, seed, players, lines) : oldDice(world, seed, loaded)
  const words = await world.registry[game.id]!.words[languageOf(world)](game.box)
  const table = new TerminalTable(game, settings, players, dice, words, wordsOf(world).play.player, loaded?.record ?? null)
  const mindSeed = Number.parseInt((seed ?? world.randomHex(32)).slice(-12), 16)
  if (options.record !== undefined) table.save(options.record)
  const session = new Session(world, table, readBook(world, game.id), lines, options.record ?? null, mindSeed)
  await session.play()
}

/** A resumed match keeps its settings, so different options are an error. */
function settingsOf(world: World, record: MatchRecord, game: Game, { mode, seats, options }: PlayArguments): Settings {
  if (mode !== undefined || seats !== undefined || options !== undefined) throw new Misuse(wordsOf(world).play.loadBrings)
  return settingsFor(world, game, record.settings)
}

/** Creates a secret seed and shows its commitment first; then each player adds a contribution. A given seed is used as it is. */
async function newDice(world: World, given: string | null, players: readonly string[], lines: Lines): Promise<Dice> {
  const seed = given ?? world.randomHex(32)
  print(world, wordsOf(world).play.committed(commitment(seed)))
  if (given !== null) return { seed, contributions: players.map(() => '') }
  const contributions: string[] = []
  for (const [seat, player] of players.entries()) {
    const ask = player === 'human' && world.stdin.isTTY === true
    const typed = ask ? await lines.ask(wordsOf(world).play.mix(seat)) : null
    const added = player === 'human' ? typed?.trim() || world.randomHex(16) : ''
    // Two people may enter the same text, but a record in which two seats have equal contributions is refused.
    contributions.push(added !== '' && contributions.includes(added) ? `${added} ${seat}` : added)
  }
  return { seed, contributions }
}

/** Returns the dice of a resumed match if its seed is known; otherwise new ones, which can no longer be proven. */
function oldDice(world: World, given: string | null, { record, seed }: { record: MatchRecord; seed: string | null }): Dice {
  const known = given !== null && commitment(given) === record.commitment ? given : seed
  if (known !== null) return { seed: known, contributions: record.contributions }
  print(world, wordsOf(world).play.unknownSeed)
  return { seed: given ?? world.randomHex(32), contributions: record.contributions }
}
