import type { Language } from '@robodrome/games'
import { findGame } from '../lookup.ts'
import type { AddCommand } from '../add-command.ts'
import { languageOf } from '../words/index.ts'
import { Misuse, print } from '../world.ts'

const EXAMPLES = `
What the arguments mean is up to the game, and so is what it prints for none.

Examples:
  robodrome odds gekido
  robodrome odds gekido --help`

export const addOdds: AddCommand = (program, world) => {
  program
    .command('odds')
    .description('exact chances, computed by the game itself')
    .argument('<game>', 'a game (see: robodrome games)')
    .argument('[args...]', 'passed on to the game as they are')
    .allowUnknownOption()
    .passThroughOptions()
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, args: string[]) => {
      const game = await findGame(world, id)
      const { oddsCommand } = await world.moduleOf(id)
      if (typeof oddsCommand !== 'function') throw new Misuse(`${game.title} offers no odds.`)
      print(world, (oddsCommand as (args: string[], language: Language) => string)(args, languageOf(world)).trimEnd())
    })
}
