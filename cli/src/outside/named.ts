import { isGameFolder } from '@robodrome/outside/host'
import { Misuse } from '../world.ts'

/** The commands whose first argument is a game, which may be omitted with `--game FOLDER`. */
const OF_A_GAME = new Set(['play', 'fuzz', 'conform', 'match', 'odds', 'perft', 'rules', 'ladder', 'calibrate', 'train', 'tune'])
/** The commands that host packages; without a command, Robodrome starts the server. */
const SERVES = new Set([undefined, 'serve'])

const isPath = (word: string): boolean => word === '.' || word === '..' || /[/\\]/.test(word)

/** Finds the position of the command on the line. Of the options before it, only `--language` has a value. */
const commandAt = (words: readonly string[]): number => words.findIndex((word, i) => !word.startsWith('-') && words[i - 1] !== '--language')

/** A command line in which packages are given as folders. */
export interface Named {
  folders: string[]
  /** Whether the command is a server, which runs packages in processes of their own. */
  serves: boolean
  /** The same line, with each folder replaced by the id of its game. */
  withIds(ids: ReadonlyMap<string, string>): string[]
}

/** Finds the folders of packages on a command line: after `--game`, or in place of a game's id. */
export function foldersIn(argv: readonly string[]): Named {
  const folders: string[] = []
  const line: (string | { folder: string; silent: boolean })[] = []
  const add = (folder: string, silent: boolean) => {
    if (!folders.includes(folder)) folders.push(folder)
    line.push({ folder, silent })
  }
  const at = commandAt(argv)
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i]!
    const [, after] = /^--game=(.*)$/.exec(word) ?? []
    if (word === '--game' || after !== undefined) {
      const folder = after ?? argv[++i]
      if (folder === undefined || !isGameFolder(folder)) throw new Misuse(({ wrong }) => wrong.noPackage(folder ?? ''))
      add(folder, true)
      continue
    }
    const isServed = i === at + 1 && argv[at] === 'serve' && !word.startsWith('-')
    if ((isServed || (isPath(word) && argv[i - 1]?.startsWith('--') !== true)) && isGameFolder(word)) add(word, false)
    else if (isServed || (isPath(word) && i === at + 1 && OF_A_GAME.has(argv[at] ?? '')))
      throw new Misuse(({ wrong }) => wrong.noPackage(word))
    else line.push(word)
  }
  const lineWith = (nameOf: (folder: string) => string) =>
    line.flatMap((each) => (typeof each === 'string' ? [each] : each.silent ? [] : [nameOf(each.folder)]))
  const words = lineWith((folder) => folder)
  const command = words[commandAt(words)]
  if (folders.length > 0 && command === 'room') throw new Misuse(({ wrong }) => wrong.walledRoom)
  return {
    folders,
    serves: SERVES.has(command),
    withIds(ids) {
      const words = lineWith((folder) => ids.get(folder)!)
      const at = commandAt(words)
      const first = folders[0]
      if (first !== undefined && at >= 0 && OF_A_GAME.has(words[at]!) && words[at + 1]?.startsWith('-') !== false)
        words.splice(at + 1, 0, ids.get(first)!)
      return words
    },
  }
}
