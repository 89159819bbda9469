import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env['PLAYWRIGHT_PORT'] ?? 4699)
const PATIENCE_MS = process.env['CI'] === 'true' ? 120_000 : 10_000
const BASE = `http://127.0.0.1:${port}`
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // All tests run against the real server, with its Content-Security-Policy.
  '--host-resolver-rules=MAP robodrome.test 127.0.0.1',
]

/** All tests run against the real server, with its Content-Security-Policy. */
export default defineConfig({
  testDir: 'test/browser',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // Tests wait for what they need and never retry. These limits only end tests that hang: soon on a developer's machine, later in CI.
  retries: 0,
  timeout: 600_000,
  expect: { timeout: PATIENCE_MS },
  forbidOnly: process.env['CI'] === 'true',
  reporter: 'line',
  use: {
    baseURL: BASE,
    serviceWorkers: 'block',
    colorScheme: 'dark',
    // Tests skip playback and go from decision to decision. Those about playback turn it on again.
    storageState: { cookies: [], origins: [{ origin: BASE, localStorage: [{ name: 'robodrome.settings', value: '{"pace":"skip"}' }] }] },
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    actionTimeout: PATIENCE_MS,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: FLAGS },
  },
  webServer: {
    command: 'node ../server/dist/main.js',
    url: `http://127.0.0.1:${port}/ready`,
    timeout: 120_000,
    env: {
      PORT: String(port),
      LOG_LEVEL: 'warn',
      RATE_FACTOR: '100',
      ROOMS: 'public',
      DATA_DIR: join(tmpdir(), `robodrome-browser-tests-${process.pid}`),
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
