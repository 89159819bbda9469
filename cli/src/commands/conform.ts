import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@robodrome/games'
import { conform, filesBelow, readScenarios, type Finding, type Scenario } from '@robodrome/proof'
import type { Words } from '@robodrome/phrases'
import type { AddCommand } from '../add-command.ts'
import { readText } from '../files.ts'
import { findGame, whole } from '../lookup.ts'
import { progress } from '../progress.ts'
import { readBook } from '../rule-text.ts'
import { count, indent, wrap } from '../text.ts'
import { wordsOf } from '../words/index.ts'
import { colorsFor, print, widthOf, type Brought, type World } from '../world.ts'

export const addConform: AddCommand = (program, world, done) => {
  const { common, conform: about } = wordsOf(world).help
  program
    .command('conform')
    .description(about.about)
    .argument('<game>', common.game)
    .option('--games <n>', about.games, whole(world, 1), 10)
    .option('--seed <n>', about.seed, whole(world, 0), 1)
    .addHelpText('after', about.after)
    .action(async (id: string, { games, seed }: { games: number; seed: number }) => {
      const game = await findGame(world, id)
      const entry = world.registry[id]!
      const brought = world.packages?.get(id)
      const spoken = brought?.languages ?? LANGUAGES
      const words = Object.fromEntries(
        await Promise.all(spoken.map(async (each): Promise<[string, Words]> => [each, await entry.words[each]()])),
      )
      const ruleIds = new Set((readBook(world, id)?.rules ?? []).map((rule) => rule.id))
      const scenarios = scenariosOf(world, id)
      const shown = progress(world, 'setup')
      const claims = brought?.claims === undefined ? {} : { claims: brought.claims }
      const found = conform(
        { game, words, ruleIds, scenarios, ...claims },
        { games, seed, onPart: (at, of) => shown.at(at, of), onPlay: () => void world.clock() },
      )
      shown.end()
      if (brought !== undefined) found.push(...exercisesOf(brought))
      for (const finding of found) print(world, lineOf(world, finding))
      if (brought !== undefined) print(world, survived(world, await brought.survivors(scenarios, (at, of) => shown.at(at, of))))
      const faults = found.reduce((sum, { faults: these }) => sum + these.length, 0)
      print(world, faults === 0 ? wordsOf(world).conform.fine(game.title) : wordsOf(world).conform.faults(game.title, faults))
      done(faults === 0 ? 0 : 1)
    })
}

/** The faults in the exercises of a package, if it has any. */
function exercisesOf({ exercises }: Brought): Finding[] {
  const { tried, faults } = exercises()
  return tried + faults.length === 0 ? [] : [{ part: 'exercises', extent: count(tried, 'exercise'), faults }]
}

/** The scenarios in a game's folder, if there are any. */
function scenariosOf(world: World, id: string): Scenario[] {
  const folder = world.folderOf(id)
  const places =
    folder === null ? [] : ['scenarios', 'test/scenarios'].map((name) => join(folder, name)).filter((place) => existsSync(place))
  return places.flatMap((place) => filesBelow(place, /\.scenario\.ya?ml$/)).flatMap((file) => readScenarios(readText(file), file))
}

function lineOf(world: World, { part, extent, faults }: Finding): string {
  const { red, green } = colorsFor(world)
  const head = faults.length === 0 ? green('fine') : red(count(faults.length, 'fault'))
  return [`${part}: ${head} (${extent})`, ...faults.map((fault) => indent(fault))].join('\n')
}

/** Reports changed numbers that no scenario detects. This is only advice, because not every number is a rule. */
function survived(world: World, { tried, left }: { tried: number; left: readonly string[] }): string {
  const says = wordsOf(world).conform
  const list = left.map((each) => indent(wrap(each, widthOf(world.stdout) - 2)))
  return [says.mutants(tried, left.length), ...list].join('\n')
}
