import { boxDifferences, openBox, registry, tryOut, withBoxes, type Difference } from '@robodrome/games'
import { stringify } from 'yaml'
import { parseData, readText } from '../files.ts'
import type { AddCommand } from '../add-command.ts'
import { count } from '../text.ts'
import { colorsFor, Misuse, print } from '../world.ts'

const EXAMPLES = `
A box is a YAML file: what of a game's content is other than in its own. Pieces
are named by their ids, and nothing can be changed that is not there.

  game: gekido
  id: tougher-slicer
  changes:
    bots:
      SLICER: { duel: { attack: { FOUR_KIND: [12, 5] } } }

Examples:
  robodrome box show gekido                  all content, to see what there is
  robodrome box check slicer.box.yaml        whether it can be played, and how
                                             it differs
  robodrome play gekido --box slicer.box.yaml
  robodrome verify match.txt --box slicer.box.yaml`

export const addBox: AddCommand = (program, world) => {
  const box = program.command('box').description('content for games other than their own: see it, check it').addHelpText('after', EXAMPLES)
  box
    .command('show')
    .description("all of a game's own content")
    .argument('<game>', 'a game')
    .action(async (id: string) => {
      const entry = Object.hasOwn(registry, id) ? registry[id] : undefined
      if (entry?.box === undefined) throw new Misuse(`${id} has no content that could be other. Games: ${withBoxes().join(', ')}.`)
      world.stdout.write(stringify({ game: id, id: 'own', content: await entry.box() }))
    })
  box
    .command('check')
    .description('whether games can be played with a box, and how it differs from their own content')
    .argument('<file>', 'a box')
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

const told = ({ path, own, now }: Difference): string => `${path}: ${JSON.stringify(own)} is ${JSON.stringify(now)}`
