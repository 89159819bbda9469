// @ts-check
// Writes docs/reference.md: the types that authors of games work with, copied from the code with their comments.
//   --write   writes the page; `npm run check` fails while it differs from the code
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { command, Failed, Misuse, root } from '../steps.mjs'

const PAGE = join(root, 'docs/reference.md')

const HEAD = `# Reference for authors of games

For authors who write a game as a package ([games.md](games.md)): the types that Robodrome hands in and expects back. This page is made from the code.
`

/** @type {readonly { title: string, file: string, names: readonly string[] }[]} */
const CHAPTERS = [
  { title: 'The handshake', file: 'outside/src/api.ts', names: ['Api', 'Handshake', 'Define'] },
  { title: 'Numbers to set', file: 'outside/src/hosted/terms.ts', names: ['Spoken', 'Steppers'] },
  { title: 'The blocks of the board', file: 'outside/src/blocks.ts', names: ['Block', 'DieBlock', 'CardBlock', 'SquareBlock', 'Show'] },
  { title: 'The game', file: 'kernel/src/game.ts', names: ['Game', 'Settings', 'Mode', 'TableOption', 'Result', 'Answering'] },
  {
    title: 'Rules',
    file: 'kernel/src/rule.ts',
    names: [
      'Position',
      'Frame',
      'Flow',
      'Steps',
      'Step',
      'Repeated',
      'ChoiceTable',
      'ChanceTable',
      'Stream',
      'sequence',
      'choice',
      'chance',
      'rulebook',
      'call',
      'answer',
      'goto',
      'END',
    ],
  },
  { title: 'What a game tells', file: 'kernel/src/terms.ts', names: ['Seat', 'RuleId', 'Said', 'Happened'] },
  { title: 'Telling events', file: 'kernel/src/events.ts', names: ['Tell', 'speaks'] },
  { title: 'What a game can estimate', file: 'kernel/src/insight.ts', names: ['Insight'] },
  { title: 'Words', file: 'phrases/src/words.ts', names: ['Words', 'Asking', 'Label', 'Explained'] },
  { title: 'Phrases', file: 'phrases/src/phrase.ts', names: ['Mark', 'Part', 'Phrase', 'say'] },
]

/**
 * Copies a declaration with the comment above it. A function is copied without its body.
 * @param {string} text @param {string} name
 */
export function declarationOf(text, name) {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => new RegExp(`^export (?:interface|type|function|const) ${name}\\b`).test(line))
  if (at < 0) return null
  const isComment = (/** @type {number} */ n) => /^(?:\/\*\*| \*)/.test(lines[n] ?? '')
  let from = at
  while (isComment(from - 1)) from--
  let to = at + 1
  while (to < lines.length && /^(?: |\}|\))/.test(lines[to] ?? '')) to++
  const whole = lines.slice(from, to).join('\n')
  return /^export (?:function|const)/.test(lines[at] ?? '') ? whole.replace(/( =>)? \{$[^]*$/m, '').replace(/ =>\s[^]*$/, '') : whole
}

export const makeReference = () =>
  [
    HEAD,
    ...CHAPTERS.map(({ title, file, names }) => {
      const text = readFileSync(join(root, file), 'utf8')
      const found = names.map((name) => {
        const declaration = declarationOf(text, name)
        if (declaration === null) throw new Failed(`scripts/prose/reference.mjs: ${file} declares no ${name}`)
        return declaration
      })
      return `## ${title}\n\n\`\`\`ts\n${found.join('\n\n')}\n\`\`\`\n`
    }),
  ].join('\n')

export const reportOldReference = () => {
  if (existsSync(PAGE) && readFileSync(PAGE, 'utf8') === makeReference()) return 0
  console.error('docs/reference.md differs from the code; node scripts/prose/reference.mjs --write writes it again')
  return 1
}

await command(
  import.meta.url,
  () => {
    const [how] = process.argv.slice(2)
    if (how !== undefined && how !== '--write') throw new Misuse(`${how}: expected --write`)
    if (how === '--write') writeFileSync(PAGE, makeReference())
    else if (reportOldReference() > 0) throw new Failed('the reference is not current')
  },
  '[--write]',
)
