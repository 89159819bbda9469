import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Line } from './measure.ts'
import { sectionNames } from './sections.ts'

// `npm run bench [-- part of a section's name ...]`: the table of all sections, or of those that were named.
const names = await sectionNames()
const wanted = askedFor(process.argv.slice(2))
const lines: Line[] = []
for (const name of wanted) await runSection(name)

const file = 'bench-results.json'
writeFileSync(file, `${JSON.stringify({ node: process.version, cpu: cpus()[0]?.model, cores: cpus().length, lines }, null, 2)}\n`)
console.log(`written to ${file}`)

function askedFor(args: string[]): string[] {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const missing = positionals.find((part) => !names.some((name) => name.includes(part)))
    if (missing !== undefined) throw new Error(`no section is called "${missing}". There are: ${names.join(', ')}`)
    return positionals.length === 0 ? names : names.filter((name) => positionals.some((part) => name.includes(part)))
  } catch (error) {
    console.error(`bench: ${(error as Error).message}`)
    process.exit(2)
  }
}

/** Each section has a process of its own: what one game taught the compiler must not slow down the next. */
async function runSection(name: string): Promise<void> {
  const child = fork(fileURLToPath(new URL('section.js', import.meta.url)), [name])
  child.on('message', (line) => show(line as Line))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`section ${name} ended with code ${code}`)
}

function show(line: Line): void {
  lines.push(line)
  console.log(`${line.ratio.toPrecision(3).padStart(8)} x  ${line.what.padEnd(58)} ${line.between}`)
}
