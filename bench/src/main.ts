import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Line } from './measure.ts'
import { MATCHES } from './place/place.ts'
import { type Options, sectionNames } from './sections.ts'

// `npm run bench [-- part of a section's name ...]`: a table of all sections, or of the matching ones. `--beside FOLDER` compares modes
// with another built checkout; `--matches N` fills the place with N matches.
const names = await sectionNames()
const { wanted, options } = askedFor(process.argv.slice(2))
const lines: Line[] = []
for (const name of wanted) await runSection(name)

const file = 'bench-results.json'
writeFileSync(file, `${JSON.stringify({ node: process.version, cpu: cpus()[0]?.model, cores: cpus().length, lines }, null, 2)}\n`)
console.log(`written to ${file}`)

function askedFor(args: string[]): { wanted: string[]; options: Options } {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { beside: { type: 'string' }, matches: { type: 'string' } },
    })
    const missing = positionals.find((part) => !names.some((name) => name.includes(part)))
    if (missing !== undefined) throw new Error(`no section is called "${missing}". There are: ${names.join(', ')}`)
    const isAsked = (name: string): boolean => positionals.length === 0 || positionals.some((part) => name.includes(part))
    // Only modes of games can be compared with another checkout.
    const isMode = (name: string): boolean => /^\w+\/(?!costs|minds)/.test(name)
    const wanted = names.filter((name) => isAsked(name) && (values.beside === undefined || isMode(name)))
    const matches = Number(values.matches ?? MATCHES)
    if (!Number.isSafeInteger(matches) || matches < 1_000) throw new Error('--matches: expected a number from 1,000 on')
    return { wanted, options: { matches, ...(values.beside !== undefined && { beside: values.beside }) } }
  } catch (error) {
    console.error(`bench: ${(error as Error).message}`)
    process.exit(2)
  }
}

/** Each section runs in a process of its own, because optimisations for one game must not slow down the next. */
async function runSection(name: string): Promise<void> {
  const child = fork(fileURLToPath(new URL('section.js', import.meta.url)), [name, JSON.stringify(options)])
  child.on('message', (line) => show(line as Line))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`section ${name} ended with code ${code}`)
}

function show(line: Line): void {
  lines.push(line)
  console.log(`${line.ratio.toPrecision(3).padStart(8)} x  ${line.what.padEnd(58)} ${line.between}`)
}
