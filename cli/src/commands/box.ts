import { boxDifferences, openBox, registry, tryOut, withBoxes, type Difference } from '@robodrome/games'
import { stringify } from 'yaml'
import { parseData, readText } from '../files.ts'
import type { AddCommand } from '../add-command.ts'
import { count } from '../text.ts'
import { wordsOf } from '../words/index.ts'
import { colorsFor, Misuse, print } from '../world.ts'

export const addBox: AddCommand = (program, world) => {
  const about = wordsOf(world).help.box
  const box = program.command('box').description(about.about).addHelpText('after', about.after)
  box
    .command('show')
    .description(about.show.about)
    .argument('<game>', about.show.game)
    .action(async (id: string) => {
      const entry = Object.hasOwn(registry, id) ? registry[id] : undefined
      if (entry?.box === undefined) throw new Misuse(({ wrong }) => wrong.noContent(id, withBoxes()))
      world.stdout.write(stringify({ game: id, id: 'own', content: await entry.box() }))
    })
  box
    .command('check')
    .description(about.check.about)
    .argument('<file>', about.check.file)
    .action(async (path: string) => {
      const { game, name, content } = await openBox(parseData(readText(path), path))
      const games = tryOut(game)
      const differences = await boxDifferences(game.id, content)
      print(world, `${colorsFor(world).green('fine')}  ${path}: ${game.title}, box ${name}`)
      print(
        world,
        `${count(games, 'random game')} played to the end; ${count(differences.length, 'difference')} from the game's own content`,
      )
      for (const difference of differences) print(world, `  ${told(difference)}`)
    })
}

const told = ({ path, own, now }: Difference): string => `${path}: ${JSON.stringify(own)} → ${JSON.stringify(now)}`
