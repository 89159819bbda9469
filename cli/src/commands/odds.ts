import { findGame } from '../lookup.ts'
import type { AddCommand } from '../add-command.ts'
import { languageOf, wordsOf } from '../words/index.ts'
import { Misuse, print } from '../world.ts'

export const addOdds: AddCommand = (program, world) => {
  const { common, odds: about } = wordsOf(world).help
  program
    .command('odds')
    .description(about.about)
    .argument('<game>', common.game)
    .argument('[args...]', about.args)
    .allowUnknownOption()
    .passThroughOptions()
    .addHelpText('after', about.after)
    .action(async (id: string, args: string[]) => {
      const game = await findGame(world, id)
      const printer = await game.printer?.()
      if (printer?.oddsOf === undefined) throw new Misuse(({ wrong }) => wrong.noOdds(game.title))
      print(world, printer.oddsOf(args, languageOf(world)).trimEnd())
    })
}
