// @ts-check
// Builds the container image with whatever builder is installed, runs it, and waits until it reports that it is healthy.
import { setTimeout as sleep } from 'node:timers/promises'
import { builder } from './image/builders.mjs'
import { command, Failed, takeAll } from './steps.mjs'

const PATIENCE_MS = 120_000

await command(import.meta.url, async () => {
  const found = builder()
  if (found === null) throw new Failed('neither docker nor podman nor buildah answers here')
  await takeAll('image', [
    ['it builds', () => found.build()],
    ['it gets healthy, not as root, and stops when told to', () => visit(found)],
  ])
})

/** @param {import('./image/builders.mjs').Builder} found */
async function visit(found) {
  found.begin()
  try {
    const healthCheck = found.healthCheck()
    if (healthCheck.length === 0) throw new Failed('the image has no health check')
    for (const by = performance.now() + PATIENCE_MS; !found.asks(healthCheck); await sleep(1_000))
      if (performance.now() > by) throw new Failed('the server in the image does not get healthy')
    if (!found.asks(['sh', '-c', 'test "$(id -u)" = 1000'])) throw new Failed('the server in the image runs as another user than node')
  } finally {
    await found.end()
  }
}
