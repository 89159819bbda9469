import type { AddCommand } from '../add-command.ts'
import { colorsFor, print } from '../world.ts'

/** `robodrome games`: what can be played here. */
export const addGames: AddCommand = (program, world) => {
  program
    .command('games')
    .description('list the games with their modes and numbers of seats')
    .action(async () => {
      const colors = colorsFor(world)
      const entries = Object.entries(world.registry)
      if (entries.length === 0) print(world, 'No game is registered yet.')
      for (const [id, entry] of entries) {
        const { modes } = await entry.load()
        print(world, `${colors.bold(id)}  ${entry.title}`)
        for (const [mode, { title, seats, variants }] of Object.entries(modes)) {
          const named = Object.keys(variants ?? {})
          print(
            world,
            `  --mode ${mode}  ${title}, ${seats.join(' or ')} seats${named.length > 0 ? `; variants: ${named.join(', ')}` : ''}`,
          )
        }
      }
    })
}
