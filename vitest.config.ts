import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { find, NATS, PYTHON } from './scripts/programs.mjs'
import { ownScratch } from './scripts/scratch.mjs'
import { examples } from './web/examples.ts'

const tests = '**/test/**/*.test.ts'
const serverTests = 'server/test/**/*.test.ts'
const never = ['**/node_modules/**', '**/dist/**']
// `npm test` says what was left out.
const leftOut = [
  ...(find(NATS) === null ? ['**/test/**/*nats.test.ts'] : []),
  ...(find(PYTHON) === null ? ['**/test/**/*python.test.ts'] : []),
]

// Only scripts/endure.mjs asks for what takes minutes.
const endurance = process.env['ENDURE'] === undefined ? [] : ['server/test/**/*.endurance.ts']

/** The longest first, then large files before small ones: what begins last may leave all cores but one waiting for it. */
const LONGEST = [
  'conformance/pbl',
  'conformance/volt',
  'odds/pbl',
  'odds/aimbots',
  'lab/test/standstill',
  'pbl/test/odds-brute',
  'web/test/lessons',
  'games/test/witness',
  'lab/test/no-peeking',
  'cli/test/exchange',
  'cli/test/lab-nats',
  'cli/test/another-language',
  'server/test/kill',
  'server/test/start',
  'server/test/nats',
  'server/test/leagues-kill',
]
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weights = new Map(files.map((file) => [file, weightOf(file)]))
    // Files that share a process must follow each other, or it ends between them.
    const isAlone = ({ project }: TestSpecification): number => Number(project.config.isolate)
    return files.toSorted((a, b) => isAlone(a) - isAlone(b) || weights.get(b)! - weights.get(a)!)
  }
}
const weightOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((part) => moduleId.includes(part))
  return place < 0 ? statSync(moduleId).size : (LONGEST.length - place) * 1e9
}

// Tests of rules and page fill every core; those of the server wait much for their processes and for the disk, so one more of them finds room.
const maxWorkers = availableParallelism()

ownScratch()

export default defineConfig({
  plugins: [examples()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // These only end what hangs: on a busy machine a test may take long.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Rules keep nothing outside a position: their tests share a process for each core, which loads every room once. What looks at a document has its own.
      {
        extends: true,
        test: { name: 'rules', include: [tests], exclude: [...never, ...leftOut, serverTests], isolate: false, maxWorkers },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: ['web/test/**/*.test.tsx'],
          exclude: never,
          environment: 'happy-dom',
          setupFiles: 'web/test/patience.ts',
          maxWorkers,
        },
      },
      // Its tests share one PostgreSQL, which is started only if one of them runs.
      {
        extends: true,
        test: {
          name: 'server',
          include: [serverTests, ...endurance],
          exclude: [...never, ...leftOut],
          globalSetup: 'server/test/support/postgres.ts',
          isolate: false,
          maxWorkers: maxWorkers + 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
