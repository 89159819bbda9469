import { existsSync } from 'node:fs'
import { ready, start, type Game, type Position } from '@robodrome/kernel'
import { divide } from '@robodrome/proof'
import { parseData, readText } from '../files.ts'
import { findGame, settingsFor, tableOptions, whole, type SetupOptions } from '../lookup.ts'
import type { AddCommand } from '../add-command.ts'
import { progress } from '../progress.ts'
import { count } from '../text.ts'
import { wordsOf } from '../words/index.ts'
import { Misuse, print, type World } from '../world.ts'

export const addPerft: AddCommand = (program, world) => {
  const { common, perft: about } = wordsOf(world).help
  program
    .command('perft')
    .description(about.about)
    .argument('<game>', common.game)
    .argument('<position>', about.position)
    .argument('<depth>', about.depth, whole(world, 1))
    .option('--mode <mode>', common.mode)
    .option('--seats <n>', common.seats, whole(world, 1))
    .option('--options <json>', common.options, tableOptions(world))
    .addHelpText('after', about.after)
    .action(async (id: string, position: string, depth: number, options: SetupOptions) => {
      const game = await findGame(world, id)
      split(world, game, positionOf(world, game, position, options), depth)
    })
}

function positionOf(world: World, game: Game, text: string, options: SetupOptions): Position {
  const settings = settingsFor(world, game, options)
  if (text === 'start') return start(game, settings)
  const inline = /^\s*[{[]/.test(text)
  if (!inline && !existsSync(text)) throw new Misuse(({ wrong }) => wrong.position(text))
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
