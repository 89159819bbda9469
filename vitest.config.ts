import { defineConfig } from 'vitest/config'
import { find, NATS } from './scripts/programs.mjs'
import { examples } from './web/examples.ts'

const tests = '**/test/**/*.test.ts'
const serverTests = 'server/test/**/*.test.ts'
const never = ['**/node_modules/**', '**/dist/**']
// `npm test` says what was left out.
const unlessNats = find(NATS) === null ? ['**/test/**/*nats.test.ts'] : []

// Only scripts/endure.mjs asks for what takes minutes.
const endurance = process.env['ENDURE'] === undefined ? [] : ['server/test/**/*.endurance.ts']

export default defineConfig({
  plugins: [examples()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // These only end what hangs: on a busy machine a test may take long.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    projects: [
      { extends: true, test: { name: 'rules', include: [tests], exclude: [...never, ...unlessNats, serverTests] } },
      {
        extends: true,
        test: {
          name: 'page',
          include: ['web/test/**/*.test.tsx'],
          exclude: never,
          environment: 'happy-dom',
          setupFiles: 'web/test/patience.ts',
        },
      },
      // Its tests share one PostgreSQL, which is started only if one of them runs.
      {
        extends: true,
        test: {
          name: 'server',
          include: [serverTests, ...endurance],
          exclude: [...never, ...unlessNats],
          globalSetup: 'server/test/support/postgres.ts',
        },
      },
    ],
  },
})
