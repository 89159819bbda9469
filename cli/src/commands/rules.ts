import { coverage, filesBelow, type Coverage } from '@robodrome/proof'
import { findGame } from '../lookup.ts'
import type { AddCommand } from '../add-command.ts'
import { page } from '../pager.ts'
import { readBook } from '../rule-text.ts'
import { describeRules, wholeBook } from '../rules-view.ts'
import { count, didYouMean } from '../text.ts'
import { wordsOf } from '../words/index.ts'
import { colorsFor, Misuse, print, type World } from '../world.ts'

/** League play has a rulebook in a room of its own, which is read and covered like that of a game. */
const LEAGUES = 'leagues'

export const addRules: AddCommand = (program, world, done) => {
  const { rules: about } = wordsOf(world).help
  program
    .command('rules')
    .description(about.about)
    .argument('[book]', about.book)
    .argument('[id]', about.id)
    .option('--coverage', about.coverage)
    .addHelpText('after', about.after)
    .action(async (id: string | undefined, rule: string | undefined, options: { coverage?: true }) => {
      if (id === undefined && options.coverage) return done(summary(world))
      if (id === undefined) throw new Misuse(wordsOf(world).rules.whichGame)
      const title = id === LEAGUES ? LEAGUES : (await findGame(world, id)).title
      const book = readBook(world, id)
      const folder = world.folderOf(id)
      if (book === null || folder === null) throw new Misuse(wordsOf(world).rules.noBook(title))
      if (options.coverage) {
        if (!hasTests(folder)) throw new Misuse(wordsOf(world).rules.noTests(title))
        const found = coverage(book.rules, folder)
        done(found.unknown.size > 0 ? 1 : 0)
        return page(world, report(world, found, rule?.toUpperCase() ?? ''))
      }
      return page(world, rule === undefined ? wholeBook(world, book) : describeRules(world, book, rule))
    })
}

/** An installed release has the rulebooks, but no tests. */
const hasTests = (folder: string | null): boolean => folder !== null && filesBelow(folder).length > 0

/** Prints each id with the tests that cover it. A gap is reported, and an unknown id is a failure. */
function report(world: World, { tests, unknown, share }: Coverage, beginning: string): string {
  const { red, yellow, dim } = colorsFor(world)
  const ids = [...tests.keys()]
  const wanted = ids.filter((id) => id === beginning || beginning === '' || id.startsWith(`${beginning}-`))
  if (wanted.length === 0 && beginning !== '') throw new Misuse((w) => w.rules.unknown(beginning, didYouMean(beginning, ids, w.didYouMean)))
  const named = (titles: string[]): string => titles.map((title) => dim(`\n  ${title}`)).join('')
  const shown = wanted.map((id) => (tests.get(id)!.length === 0 ? `${yellow(id)}  ${red('no test')}` : yellow(id) + named(tests.get(id)!)))
  const strangers = [...unknown].map(([id, titles]) => `${red(id)}  is in no rulebook, but named by${named(titles)}`)
  return [...shown, ...strangers, shareLine({ tests, share })].join('\n')
}

function shareLine({ tests, share }: Pick<Coverage, 'tests' | 'share'>): string {
  const covered = [...tests.values()].filter((titles) => titles.length > 0).length
  return `${covered} of ${count(tests.size, 'rule')} covered (${(100 * share).toFixed(1)} %)`
}

/** Prints one line for each rulebook. Returns 1 if any rule has no test, or if a test names a rule that does not exist. */
function summary(world: World): 0 | 1 {
  const books = [...Object.keys(world.registry), LEAGUES]
  if (!books.some((id) => hasTests(world.folderOf(id)))) throw new Misuse(wordsOf(world).rules.noTests(books.join(', ')))
  const found = books.map((id) => {
    const book = readBook(world, id)
    const folder = world.folderOf(id)
    return { id, cover: book && folder !== null ? coverage(book.rules, folder) : null }
  })
  for (const { id, cover } of found) print(world, `${id.padEnd(10)} ${cover ? shareLine(cover) : 'has no rulebook here'}`)
  return found.every(({ cover }) => cover?.share === 1 && cover.unknown.size === 0) ? 0 : 1
}
