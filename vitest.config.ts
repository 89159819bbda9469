import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { find, NATS, PYTHON } from './scripts/programs.mjs'
import { ownScratch } from './scripts/scratch.mjs'
import { examples } from './web/examples.ts'

const tests = '**/test/**/*.test.ts'
const serverTests = 'server/test/**/*.test.ts'
const pageTests = 'web/test/**/*.test.tsx'
// What was left out, which `npm test` lists.
const leftOut = [
  '**/node_modules/**',
  '**/dist/**',
  ...(find(NATS) === null ? ['**/test/**/*nats*.test.ts'] : []),
  ...(find(PYTHON) === null ? ['**/test/**/*python.test.ts'] : []),
]

/**
 * The slow files, longest first. They start first, then large files before small ones, so that no core is idle at the end; `npm run quick`
 * leaves them out.
 */
const SLOW = [
  'conformance/pbl',
  'conformance/volt',
  'odds/pbl',
  'odds/aimbots',
  'web/test/lessons',
  'web/test/learn-pictures',
  'web/test/numbers',
  'review/test/fair',
  'review/test/falsehoods',
  'web/test/pbl/battles',
  'games/test/witness',
  'lab/test/no-peeking',
  'lab/test/exercises',
  'lab/test/answering',
  'leagues/test/conformance',
  'proof/test/conformance',
  'conformance/aimbots',
  'conformance/gekido',
  'odds/gekido',
  'games/test/altered-records',
  'cli/test/forgery',
  'cli/test/lab-nats',
  'mcp/test/twins',
  'cli/test/another-language',
  'server/test/nats-kill',
  'server/test/kill',
  'server/test/leagues-kill',
  'server/test/hostile-texts',
  'server/test/secrets',
]
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weights = new Map(files.map((file) => [file, weightOf(file)]))
    // Files that share a process must follow each other, because the process would end between them otherwise.
    const isAlone = ({ project }: TestSpecification): number => Number(project.config.isolate)
    return files.toSorted((a, b) => isAlone(a) - isAlone(b) || weights.get(b)! - weights.get(a)!)
  }
}
const weightOf = ({ moduleId }: TestSpecification): number => {
  const place = SLOW.findIndex((part) => moduleId.includes(part))
  return place < 0 ? statSync(moduleId).size : (SLOW.length - place) * 1e9
}

// Tests of rules and page fill every core; those of the server spend much time waiting for their processes and the disk, so one more can
// run.
const maxWorkers = availableParallelism()

const LONG = '**/test/**/*.long.test.ts'
const LONG_PAGE = 'web/test/**/*.long.test.tsx'
/** What `npm run prove` runs besides the long tests: the same files with more random play. */
const MORE_PLAY = [
  'games/test/{conformance,odds}/*.test.ts',
  'games/test/{witness,altered-records}.test.ts',
  'lab/test/no-peeking.test.ts',
  'web/test/{lessons,pbl/battles}.test.ts',
  'mcp/test/twins.test.ts',
  'cli/test/forgery-python.test.ts',
]

/** The files of a project, by the size of the run that scripts/test.mjs asks for: 'quick', 'long', 'all', or what `npm test` runs. */
const filesOf = (usual: string, long: string[] = []): { include: string[]; exclude: string[] } => {
  const size = process.env['TESTS']
  if (size === 'long') return { include: long, exclude: leftOut }
  if (size === 'all') return { include: [usual, ...long], exclude: leftOut }
  const slow = size === 'quick' ? SLOW.map((part) => `**/${part}*`) : []
  return { include: [usual], exclude: [...leftOut, LONG, LONG_PAGE, ...slow] }
}
const isEndurance = process.env['ENDURE'] !== undefined // set by scripts/endure.mjs alone: its tests take minutes
const server = isEndurance
  ? { include: ['server/test/**/*.endurance.ts'], exclude: leftOut }
  : filesOf(serverTests, ['server/test/**/*.long.test.ts', 'server/test/{examples-python,kept-host}.test.ts'])
/** The rules project contains all files except the server's. */
const rules = filesOf(tests, [LONG, ...MORE_PLAY])

ownScratch()

export default defineConfig({
  plugins: [examples()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // These limits only end tests that hang, because a test may take long on a busy machine.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Rules keep nothing outside a position, and the page nothing outside its document: their tests share a process for each core, which
      // loads every room once.
      {
        extends: true,
        test: { name: 'rules', include: rules.include, exclude: [...rules.exclude, 'server/**'], isolate: false, maxWorkers },
      },
      {
        extends: true,
        test: {
          name: 'page',
          ...filesOf(pageTests, [LONG_PAGE]),
          environment: 'happy-dom',
          setupFiles: 'web/test/patience.ts',
          isolate: false,
          maxWorkers,
        },
      },
      // The server's tests share one PostgreSQL, which is started only if one of them runs.
      {
        extends: true,
        test: {
          name: 'server',
          ...server,
          globalSetup: 'server/test/support/postgres.ts',
          isolate: false,
          maxWorkers: maxWorkers + 1,
          sequence: { groupOrder: 1 },
          // The client of the Model Context Protocol includes a package whose condition `source` points to TypeScript, which Node does not
          // run.
          server: { deps: { inline: ['@modelcontextprotocol/client', 'eventsource'] } },
        },
      },
    ],
  },
})
