import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, test } from 'vitest'
import { SETTING_NAMES } from '../../server/src/base/settings.ts'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** The instructions of a Dockerfile, with continued lines joined. */
const instructions = read('Dockerfile')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, ' ')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => ({ name: line.split(/\s/, 1)[0]!, rest: line.replace(/^\S+\s+/, '') }))
const of = (name: string): string[] => instructions.filter((each) => each.name === name).map(({ rest }) => rest)

describe('the image', () => {
  test('is built in stages, from a version that is named', () => {
    expect(of('FROM')).toEqual(['${NODE_IMAGE} AS build', '${NODE_IMAGE}'])
    expect(of('ARG')).toEqual([expect.stringMatching(/^NODE_IMAGE=node:\d+-[a-z]+-slim$/)])
    expect(read('Dockerfile')).not.toContain(':latest')
  })

  test('does not run as root, has one volume and a health check, and passes signals on', () => {
    const names = instructions.map(({ name }) => name)
    expect(of('USER')).toEqual(['node'])
    expect(names.indexOf('USER')).toBeLessThan(names.indexOf('CMD'))
    expect(of('VOLUME')).toEqual(['["/data"]'])
    expect(of('HEALTHCHECK')[0]).toContain('/ready')
    expect(of('ENTRYPOINT')).toEqual(['["/usr/bin/tini", "--"]'])
    const flags = '--min-semi-space-size=64 --max-semi-space-size=64'
    expect(JSON.parse(of('CMD')[0]!)).toEqual(['node', ...flags.split(' '), 'node_modules/robodrome/bin/robodrome.mjs', 'serve'])
    expect(read('package.json')).toContain(`"start": "node ${flags} scripts/start.mjs"`)
    expect(read('host/robodrome.service')).toContain(`node ${flags} /opt/robodrome/node_modules/robodrome/bin/robodrome.mjs serve`)
  })

  test('sets only what the server knows, and takes along nothing that is built or secret', () => {
    const set = of('ENV').flatMap((line) => line.split(' ').map((each) => each.split('=')[0]!))
    expect(set.filter((name) => name !== 'NODE_ENV' && !SETTING_NAMES.includes(name))).toEqual([])
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.git', '**/node_modules', '**/dist', 'data']))
  })
})

interface Service {
  image?: string
  environment?: Record<string, string>
  depends_on?: string[] | Record<string, unknown>
  volumes?: string[]
}

describe.each(['host/compose.yaml', 'host/compose.many.yaml'])('%s', (path) => {
  const { services, volumes } = parse(read(path), { merge: true }) as {
    services: Record<string, Service>
    volumes: Record<string, unknown>
  }

  test('names versions, volumes and services that are there', () => {
    for (const { image = 'a:1', depends_on: needs = [], volumes: used = [] } of Object.values(services)) {
      expect(image).toMatch(/^[a-z]+:\d/)
      for (const name of Array.isArray(needs) ? needs : Object.keys(needs)) expect(Object.keys(services)).toContain(name)
      const there = (from: string) => (from.startsWith('./') ? existsSync(new URL(`../../host/${from}`, import.meta.url)) : from in volumes)
      expect(used.filter((volume) => !there(volume.split(':')[0]!))).toEqual([])
    }
  })

  test('sets only what the server knows', () => {
    const ours = Object.values(services).filter(({ image }) => image === undefined)
    expect(ours.length).toBeGreaterThan(0)
    for (const { environment = {} } of ours) expect(Object.keys(environment).filter((name) => !SETTING_NAMES.includes(name))).toEqual([])
  })
})

test('the proxy of three processes knows them all, and sends requests to the others while one restarts', () => {
  const { services } = parse(read('host/compose.many.yaml'), { merge: true }) as { services: Record<string, Service> }
  const ours = Object.entries(services).flatMap(([name, { image }]) => (image === undefined ? [`${name}:4600`] : []))
  expect(read('host/Caddyfile')).toContain(`reverse_proxy ${ours.join(' ')} {`)
  expect(read('host/Caddyfile')).toMatch(/lb_try_duration \d+s\s+fail_duration \d+s/)
})

describe('the service', () => {
  const lines = read('host/robodrome.service')
    .split('\n')
    .filter((line) => /^[A-Z]\w+=/.test(line))
  const of = (key: string): string[] => lines.flatMap((line) => (line.startsWith(`${key}=`) ? [line.slice(key.length + 1)] : []))

  test('runs the installed command without root rights, and may write only to its data folder', () => {
    expect(of('DynamicUser')).toEqual(['yes'])
    expect(of('ProtectSystem')).toEqual(['strict'])
    expect(of('NoNewPrivileges')).toEqual(['yes'])
    expect(of('CapabilityBoundingSet')).toEqual([''])
    expect(of('ExecStart')[0]).toMatch(/\/node_modules\/robodrome\/bin\/robodrome\.mjs serve$/)
    expect(of('ReadWritePaths')).toEqual([])
    // If the server listens on all addresses, it asks the system for them by netlink.
    expect(of('RestrictAddressFamilies')).toEqual(['AF_UNIX AF_INET AF_INET6 AF_NETLINK'])
    // Node asks for a protection key, and a call that is not listed ends the process.
    expect(of('SystemCallFilter')).toEqual(['@system-service @pkey'])
  })

  test('sets only what the server knows, and keeps everything in its own folder', () => {
    const set = of('Environment').flatMap((line) => line.split(' '))
    expect(set.map((each) => each.split('=')[0]!).filter((name) => name !== 'NODE_ENV' && !SETTING_NAMES.includes(name))).toEqual([])
    expect(set).toContain(`DATA_DIR=/var/lib/${of('StateDirectory')[0]}`)
  })
})

test('a release is tested, packed and installed on all three systems before it is published', () => {
  const { jobs } = parse(read('.github/workflows/release.yml')) as {
    jobs: Record<
      string,
      { needs?: string; strategy?: { matrix: { os: string[]; node: number[] } }; steps: { run?: string; with?: { path?: string } }[] }
    >
  }
  const runs = (name: string): string => jobs[name]!.steps.map(({ run = '' }) => run).join('\n')
  expect(runs('package')).toMatch(/npm test[^]*npm run release/)
  expect(jobs['package']!.steps.at(-1)!.with!.path).toBe('release/robodrome-*.tgz')
  expect(jobs['installs']!.needs).toBe('package')
  expect(jobs['installs']!.strategy!.matrix).toEqual({ os: ['ubuntu-latest', 'macos-latest', 'windows-latest'], node: [20, 24] })
  const published = Object.keys(jobs).filter((name) => /release create|push/.test(runs(name)))
  expect(published.map((name) => [name, jobs[name]!.needs])).toEqual([
    ['publish', 'installs'],
    ['image', 'installs'],
  ])
  expect(runs('image')).toContain('node scripts/image.mjs')
  for (const name of ['bug', 'rule']) expect(parse(read(`.github/ISSUE_TEMPLATE/${name}.yml`))).toHaveProperty('body')
})

test('the workflow runs the two commands on all three systems', () => {
  const { jobs } = parse(read('.github/workflows/two-commands.yml')) as {
    jobs: Record<string, { 'runs-on': string; strategy?: { matrix: { os: string[] } }; steps: { run?: string }[] }>
  }
  const systems = Object.values(jobs).flatMap((job) => job.strategy?.matrix.os ?? [job['runs-on']])
  expect(systems).toEqual(expect.arrayContaining(['ubuntu-latest', 'macos-latest', 'windows-latest']))
  for (const name of ['two-commands', 'windows']) {
    const commands = jobs[name]!.steps.flatMap(({ run = '' }) => run)
    expect(commands.some((line) => line.startsWith('npm test'))).toBe(true)
    expect(commands.some((line) => line.startsWith('npm start'))).toBe(true)
  }
})
