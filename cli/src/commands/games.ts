import type { AddCommand } from '../add-command.ts'
import { languageOf, wordsOf } from '../words/index.ts'
import { colorsFor, print } from '../world.ts'

/** `robodrome games`: the available games. */
export const addGames: AddCommand = (program, world) => {
  const about = wordsOf(world).help.games
  program
    .command('games')
    .description(about.about)
    .action(async () => {
      const colors = colorsFor(world)
      const says = wordsOf(world).games
      const entries = Object.entries(world.registry)
      if (entries.length === 0) print(world, says.none)
      for (const [id, entry] of entries) {
        const { modes } = await entry.load()
        const said = await entry.words[languageOf(world)]()
        print(world, `${colors.bold(id)}  ${entry.title}`)
        for (const [mode, { title, seats, variants }] of Object.entries(modes)) {
          const named = Object.keys(variants ?? {}).map((name) => said.variants?.[name] ?? name)
          print(world, `  ${says.mode(mode, said.modes[mode]?.title ?? title, seats, named)}`)
        }
      }
    })
}
