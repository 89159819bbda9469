import { existsSync } from 'node:fs'
import { ready, start, type Game, type Position } from '@robodrome/kernel'
import { divide } from '@robodrome/proof'
import { parseData, readText } from '../files.ts'
import { findGame, settingsFor, tableOptions, whole, type SetupOptions } from '../lookup.ts'
import type { AddCommand } from '../add-command.ts'
import { progress } from '../progress.ts'
import { count } from '../text.ts'
import { Misuse, print, type World } from '../world.ts'

const EXAMPLES = `
Counts the lines of play from a position, this many decisions and chances deep,
split by the first step: what one compares with another program to find where
they differ. The position is written as under "position" in a scenario.

Examples:
  robodrome perft gekido start 2
  robodrome perft gekido duel.yaml 3 --mode duel --seats 2`

export const addPerft: AddCommand = (program, world) => {
  program
    .command('perft')
    .description('count the lines of play from a position')
    .argument('<game>', 'a game (see: robodrome games)')
    .argument('<position>', '"start", a YAML or JSON file, or JSON')
    .argument('<depth>', 'how many decisions and chances deep', whole(1))
    .option('--mode <mode>', 'mode of the game (default: its first)')
    .option('--seats <n>', 'number of seats (default: the fewest)', whole(1))
    .option('--options <json>', 'settings of the table', tableOptions)
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, position: string, depth: number, options: SetupOptions) => {
      const game = await findGame(world, id)
      split(world, game, positionOf(world, game, position, options), depth)
    })
}

function positionOf(world: World, game: Game, text: string, options: SetupOptions): Position {
  const settings = settingsFor(world, game, options)
  if (text === 'start') return start(game, settings)
  const inline = /^\s*[{[]/.test(text)
  if (!inline && !existsSync(text))
    throw new Misuse(`found position "${text}", expected "start", a YAML or JSON file that exists, or JSON that begins with {.`)
  const partial = inline ? parseData(text, 'position') : parseData(readText(text), text)
  return ready(game, game.arrange(partial, settings) as Position)
}

function split(world: World, game: Game, g: Position, depth: number): void {
  const shown = progress(world, 'first step')
  const begun = world.clock()
  const counts = divide(game, g, depth, (done, all) => shown.at(done, all))
  shown.end()
  for (const [text, lines] of counts) print(world, `${text}: ${lines}`)
  const total = counts.reduce((sum, [, lines]) => sum + lines, 0)
  const seconds = (world.clock() - begun) / 1000
  print(world, `total: ${total} (${count(counts.length, 'first step')}, depth ${depth}, ${seconds.toFixed(2)} s)`)
}
