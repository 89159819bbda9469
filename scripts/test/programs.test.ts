import { chmodSync, existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { bring, CHROMIUM, find, NATS, tellMissing } from '../programs.mjs'

let path = ''
const calls = () => (existsSync(join(path, 'calls')) ? readFileSync(join(path, 'calls'), 'utf8').trim().split('\n') : [])
const world = (isRoot = true) => ({ env: { PATH: path }, isRoot })
/** Chromium, with no other way to find or fetch it than packages. */
const browser = { ...NATS, title: 'Chromium', variable: 'CHROMIUM', names: CHROMIUM.names, debian: CHROMIUM.debian }

/** A path with nothing but a shell and an apt-get that writes down how it was called. */
const aptGet = (does: string) => {
  symlinkSync('/bin/sh', join(path, 'sh'))
  writeFileSync(join(path, 'apt-get'), `#!/bin/sh\necho "$*" >> ${path}/calls\n${does}\n`)
  chmodSync(join(path, 'apt-get'), 0o755)
}

/** Puts a program named like the package, which is the last word of the call, on the path. */
const INSTALLS = 'for name; do :; done; if [ $1 = install ]; then cd "$(/usr/bin/dirname "$0")"; : > $name; /bin/chmod +x $name; fi'

beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'robodrome-path-'))
})

test('root on Debian: the lists are fetched once, then everything that is missing is installed', () => {
  aptGet(INSTALLS)
  expect(bring([browser, NATS], world())).toEqual([])
  expect(calls()).toEqual(['update -q', 'install -y -q chromium', 'install -y -q nats-server'])
  expect(find(browser, world())).toBe(join(path, 'chromium'))
  expect(find(NATS, world())).toBe(join(path, 'nats-server'))
})

test('what is there is not installed again', () => {
  aptGet(INSTALLS)
  bring([NATS], world())
  expect(bring([NATS], world())).toEqual([])
  expect(calls()).toHaveLength(2)
})

test("what cannot be installed is told with the installer's last words; the other is installed all the same", () => {
  aptGet(`if [ "$4" = nats-server ]; then echo 'E: Unable to locate package' >&2; exit 100; fi; ${INSTALLS}`)
  const missing = bring([NATS, browser], world())
  expect(missing.map(tellMissing)).toEqual(['there is no nats-server here (E: Unable to locate package); NATS_SERVER names one elsewhere'])
  expect(calls()).toEqual(['update -q', 'install -y -q nats-server', 'install -y -q chromium'])
})

test.each([
  ['without apt-get', true, () => {}],
  ['without being root', false, () => aptGet(INSTALLS)],
])('%s nothing is installed, and that is told', (_how, isRoot, prepare) => {
  prepare()
  const missing = bring([NATS], world(isRoot))
  expect(missing.map(tellMissing)).toEqual([
    'there is no nats-server here (only root on Debian installs it by itself); NATS_SERVER names one elsewhere',
  ])
  expect(calls()).toEqual([])
})

test('a variable names a program elsewhere; one that names nothing is refused', () => {
  const elsewhere = join(path, 'mine')
  expect(() => find(NATS, { env: { NATS_SERVER: elsewhere }, isRoot: false })).toThrow(`NATS_SERVER: found nothing at ${elsewhere}`)
  writeFileSync(elsewhere, '')
  expect(find(NATS, { env: { NATS_SERVER: elsewhere }, isRoot: false })).toBe(elsewhere)
})
