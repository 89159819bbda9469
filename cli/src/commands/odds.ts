import type { Language } from '@robodrome/games'
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
      const { oddsCommand } = await world.moduleOf(id)
      if (typeof oddsCommand !== 'function') throw new Misuse(({ wrong }) => wrong.noOdds(game.title))
      print(world, (oddsCommand as (args: string[], language: Language) => string)(args, languageOf(world)).trimEnd())
    })
}
