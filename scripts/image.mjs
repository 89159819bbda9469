// @ts-check
// Builds the container image with whatever builder is here, runs it, and waits until it says that it is ready.
import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { command, Failed, root, run, takeAll } from './steps.mjs'

const NAME = 'robodrome:check'
const CONTAINER = 'robodrome-check'
const PATIENCE_MS = 120_000

/** The first of these that answers. */
export const builder = () => ['docker', 'podman'].find((name) => spawnSync(name, ['version'], { stdio: 'ignore' }).status === 0) ?? null

await command(import.meta.url, async () => {
  const program = builder()
  if (program === null) throw new Failed('neither docker nor podman answers here')
  await takeAll('image', [
    ['it builds', () => run(program, ['build', '--tag', NAME, root])],
    ['it gets ready, not as root, and stops when told to', () => visit(program)],
  ])
})

/** @param {string} program */
async function visit(program) {
  run(program, ['run', '--detach', '--rm', '--name', CONTAINER, NAME])
  try {
    const by = performance.now() + PATIENCE_MS
    while (
      !asks(program, ['node', '-e', "fetch('http://127.0.0.1:4600/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"])
    ) {
      if (performance.now() > by) throw new Failed('the server in the image does not get ready')
      await sleep(1_000)
    }
    if (!asks(program, ['sh', '-c', 'test "$(id -u)" = 1000'])) throw new Failed('the server in the image runs as another user than node')
  } finally {
    run(program, ['stop', CONTAINER])
  }
}

/** @param {string} program @param {string[]} args */
const asks = (program, args) => spawnSync(program, ['exec', CONTAINER, ...args], { stdio: 'ignore' }).status === 0
