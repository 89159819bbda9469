// @ts-check
// The programs that can build and run a container image: docker, podman, or buildah, which needs no service and no rights over namespaces.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { Failed, root, run } from '../steps.mjs'

const IMAGE = 'localhost/robodrome:check'
const CONTAINER = 'robodrome-check'

/** A base image in place of the one in the Dockerfile, for machines that cannot reach its registry. */
const base = process.env['NODE_IMAGE'] ? ['--build-arg', `NODE_IMAGE=${process.env['NODE_IMAGE']}`] : []

/** Only this machine may reach a container that is merely being tried out. */
const here = ['--env', 'HOST=127.0.0.1']

/**
 * @typedef {object} Builder
 * @property {string} program
 * @property {() => void} build
 * @property {() => void} begin Starts a container as the image says; one that an earlier run left behind is removed first.
 * @property {(args: string[]) => boolean} asks Whether a command inside succeeds.
 * @property {() => string[]} healthCheck The image's own.
 * @property {() => Promise<void>} end Tells the container to stop, and waits until it has.
 */

/** Podman and buildah drop the health check from every other format. */
const keepsHealthCheck = ['--format', 'docker']

/** @param {string} program @param {string[]} format @returns {Builder} */
const service = (program, format) => ({
  program,
  build: () => run(program, ['build', ...format, ...base, '--tag', IMAGE, root]),
  begin: () => {
    endsWell(program, ['rm', '--force', CONTAINER])
    run(program, ['run', '--detach', '--rm', ...here, '--name', CONTAINER, IMAGE])
  },
  asks: (args) => endsWell(program, ['exec', CONTAINER, ...args]),
  healthCheck: () => {
    const [{ Config, Healthcheck = Config.Healthcheck }] = JSON.parse(told(program, ['image', 'inspect', IMAGE]))
    return checkOf(Healthcheck)
  },
  end: async () => run(program, ['stop', CONTAINER]),
})

/** @returns {Builder} */
const buildah = () => {
  const program = 'buildah'
  const storage = ['--storage-driver', 'vfs']
  const inside = [...storage, 'run', '--isolation', 'chroot', ...here, CONTAINER, '--']
  const config = () => JSON.parse(told(program, [...storage, 'inspect', '--type', 'image', IMAGE])).Docker.config
  /** @type {ReturnType<typeof spawn>[]} */
  const servers = []
  return {
    program,
    build: () => run(program, [...storage, 'build', '--isolation', 'chroot', ...keepsHealthCheck, ...base, '--tag', IMAGE, root]),
    begin: () => {
      endsWell(program, [...storage, 'rm', CONTAINER])
      run(program, [...storage, 'from', '--name', CONTAINER, IMAGE])
      const { Entrypoint, Cmd } = config()
      servers.push(
        spawn(program, [...inside, 'sh', '-c', 'echo $$ > /tmp/pid; exec "$@"', 'sh', ...Entrypoint, ...Cmd], { stdio: 'inherit' }),
      )
    },
    asks: (args) => endsWell(program, [...inside, ...args]),
    healthCheck: () => checkOf(config().Healthcheck),
    end: async () => {
      // Signals to buildah would end only buildah itself.
      for (const server of servers.splice(0))
        if (server.exitCode === null && endsWell(program, [...inside, 'sh', '-c', 'kill "$(cat /tmp/pid)"'])) await once(server, 'exit')
      run(program, [...storage, 'rm', CONTAINER])
    },
  }
}

/** Finds the first builder that answers. */
export const builder = () =>
  [service('docker', []), service('podman', keepsHealthCheck), buildah()].find(({ program }) => endsWell(program, ['version'])) ?? null

/** @param {string} program @param {string[]} args */
const endsWell = (program, args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0

/** @param {string} program @param {string[]} args */
const told = (program, args) => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Failed(`${program} ${args.join(' ')}: ${stderr}`)
  return stdout
}

/** Returns the command of the health check; its first word only says how to run it. @param {{ Test: string[] } | undefined} healthCheck */
const checkOf = (healthCheck) => healthCheck?.Test.slice(1) ?? []
