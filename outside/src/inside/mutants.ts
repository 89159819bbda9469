import type { Files } from '../digest.ts'

/** A package in which one number of its rules was changed. */
export interface Mutant {
  file: string
  line: number
  from: string
  to: string
  files: Files
}

/** Files that contain no rules: words, drawings, tests. */
const NO_RULES = /(?:^|\/)(?:words|test|scenarios)\/|(?:^|\/)(?:draw|show|index|claims)\.js$|\.json$/

/** What a mutant can change: a whole number in code, or a comparison. A number alone in brackets is a list index and is left alone. */
const NUMBER = /(?<![\w.$'"`-])(?<!\[)\d+(?![\w.'"`])(?!\])/g
const COMPARISON = /(?<=[\w)\]] )(?:>=|<=)(?= [\w(])/g

/** Every variant of the package in which one number is raised by one or one comparison is made strict, in the order of its files. */
export function mutantsOf(files: Files): Mutant[] {
  return Object.keys(files)
    .toSorted()
    .filter((file) => file.endsWith('.js') && !NO_RULES.test(file))
    .flatMap((file) => {
      const text = files[file]!
      return [...text.matchAll(NUMBER), ...text.matchAll(COMPARISON)]
        .filter(({ index }) => !isComment(text, index))
        .toSorted((a, b) => a.index - b.index)
        .map(({ 0: from, index }) => {
          const to = from === '>=' ? '>' : from === '<=' ? '<' : String(Number(from) + 1)
          const changed = text.slice(0, index) + to + text.slice(index + from.length)
          return { file, line: text.slice(0, index).split('\n').length, from, to, files: { ...files, [file]: changed } }
        })
    })
}

/** Whether a position in the text is inside a comment, or inside a string on its line. */
function isComment(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at)
  const [open, close] = [text.lastIndexOf('/*', at), text.lastIndexOf('*/', at)]
  return line.includes('//') || open > close || (line.split("'").length - 1) % 2 === 1 || (line.split('`').length - 1) % 2 === 1
}
