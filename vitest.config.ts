import { defineConfig } from 'vitest/config'

const tests = '**/test/**/*.test.ts'
const storeTests = ['server/test/**/*.test.ts', 'cli/test/exchange.test.ts']
const never = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'rules', include: [tests], exclude: [...never, ...storeTests] } },
      // Its tests share one PostgreSQL, which is started only if one of them runs.
      { extends: true, test: { name: 'server', include: storeTests, exclude: never, globalSetup: 'server/test/support/postgres.ts' } },
    ],
  },
})
