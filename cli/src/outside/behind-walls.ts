import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readPackage, sign, wall, type Beginning, type Breach, type Package } from '@robodrome/outside/host'
import { languageOf, wordsOf } from '../words/index.ts'
import { complain, wantsColor, widthOf, type ExitCode, type World } from '../world.ts'
import type { Named } from './named.ts'
import { harmless } from './harmless.ts'
import { lentBy } from './lent.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** A thread needs compiled JavaScript, even when the sources are run directly, as in tests. */
const INSIDE = join(ROOT, 'cli/dist/outside/inside.js')
/** Our modules import this package. npm installs it next to the release instead of inside it. */
const THREADS = dirname(dirname(createRequire(import.meta.url).resolve('piscina')))

const HEAP_MB = 512
const TOTAL_MB = 1024
/** The time limit of a call. A random game of ours takes a tenth of that. */
const SILENCE_MS = 20_000
/** No game that a person reads prints more than this in one second. */
const MOST_OUTPUT = 1024 * 1024

/**
 * Runs a command line with packages in a process of its own. The package may read its folder and the files that the person named on the
 * line, and write the files that the line names for output. Anything else it tries ends the process with a message.
 */
export async function runBehindWalls(named: Named, world: World): Promise<ExitCode> {
  const packages = named.folders.map((folder) => [folder, readPackage(folder)] as const)
  const argv = named.withIds(new Map(packages.map(([folder, { manifest }]) => [folder, manifest.id])))
  const { reads, writes } = lentBy(argv)
  const { child, alive, end, ended } = wall(INSIDE, [], {
    reads: [`${ROOT}*`, `${THREADS}/*`, ...packages.map(([, { folder }]) => `${folder}/*`), ...reads],
    writes,
    heapMb: HEAP_MB,
    totalMb: TOTAL_MB,
    silenceMs: world.patienceMs ?? SILENCE_MS,
    stdin: world.stdin === process.stdin ? 'inherit' : 'pipe',
    channel: true,
  })
  let code: ExitCode | null = null
  let flood = false
  let recent = 0
  const calm = setInterval(() => (recent = 0), 1000)
  const pass = (to: { write(text: string): unknown }) => (chunk: string) => {
    recent += chunk.length
    flood ||= recent > MOST_OUTPUT
    if (flood) end()
    else to.write(harmless(chunk))
  }
  child.stdout?.setEncoding('utf8').on('data', pass(world.stdout))
  const complaints: string[] = []
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => void complaints.push(chunk.slice(0, 4000)))
  child.on('message', (message) => {
    const said = sign.safeParse(message)
    if (!said.success) return end()
    alive()
    if (said.data.kind === 'done') code = said.data.code
  })
  if (child.stdin !== null) {
    // Writing to a process that has ended fails, which is not our error.
    child.stdin.on('error', () => {})
    world.stdin.pipe(child.stdin)
  }
  child.send(
    beginningOf(
      argv,
      packages.map(([, each]) => each),
      world,
    ),
  )
  const how = await ended
  clearInterval(calm)
  if (code !== null && !flood) {
    for (const text of complaints) world.stderr.write(harmless(text))
    return code
  }
  const says = wordsOf(world).outside
  const names = packages.map(([, { name, version }]) => `${name} ${version}`).join(', ')
  complain(
    world,
    says.ended(names, flood ? says.flood : typeof how === 'number' ? says.crashed(lastLine(complaints)) : breachIn(says, how, complaints)),
  )
  return 1
}

const lastLine = (complaints: readonly string[]): string =>
  harmless(complaints.join(''))
    .split('\n')
    .map((line) => line.trim())
    .find((line) => /Error|FATAL/.test(line)) ?? complaints.join('').trim().slice(0, 200)

function breachIn(says: ReturnType<typeof wordsOf>['outside'], how: Breach, complaints: readonly string[]): string {
  if (how.kind === 'silent') return says.silent(how.ms / 1000)
  if (how.kind === 'memory' || complaints.some((text) => text.includes('heap'))) return says.memory
  return says.crashed(lastLine(complaints))
}

const beginningOf = (argv: string[], packages: readonly Package[], world: World): Beginning => ({
  argv,
  parcels: packages.map(({ folder, digest, version, texts }) => ({
    folder,
    digest,
    version,
    packageJson: JSON.parse(texts['package.json']!),
    texts: { ...texts },
  })),
  language: languageOf(world),
  out: { isTTY: world.stdout.isTTY === true, columns: widthOf(world.stdout), color: wantsColor(world.stdout, world.env) },
  stdinIsTTY: world.stdin.isTTY === true,
})
