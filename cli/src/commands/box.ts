import { BadInput } from '@robodrome/kernel'
import { boxDifferences, faultsOfBox, openBox, registry, tryOut, withBoxes, type Difference } from '@robodrome/games'
import { stringify } from 'yaml'
import { parseData, readText } from '../files.ts'
import type { AddCommand } from '../add-command.ts'
import { count } from '../text.ts'
import { wordsOf } from '../words/index.ts'
import { colorsFor, Misuse, print, troubleOf } from '../world.ts'

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
      const file = parseData(readText(path), path)
      // The first problem is printed last, as an error; these are the others.
      for (const fault of (await faultsOfBox(file)).slice(1))
        world.stderr.write(`also     ${troubleOf(world, new BadInput(fault.path, fault.found, fault.expected))}\n`)
      const { game, name, content } = await openBox(file)
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

const told = ({ path, own, now }: Difference): string =>
  `${path.join('.')}: ${JSON.stringify(own) ?? 'nothing'} → ${JSON.stringify(now) ?? 'nothing'}`
