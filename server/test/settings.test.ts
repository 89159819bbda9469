import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BadSettings } from '../src/base/bad-settings.ts'
import { readSettings, SETTING_NAMES } from '../src/base/settings.ts'

test('without variables the server listens to this machine only', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 4600,
    logLevel: 'info',
    databaseUrl: null,
    dataFolder: 'data',
    rateFactor: 1,
  })
})

test('variables are read', () => {
  expect(
    readSettings({ HOST: '::', PORT: '0', LOG_LEVEL: 'warn', HOME: '/', DATABASE_URL: 'postgres://a@b/c', TRUST_PROXY: '2' }),
  ).toMatchObject({
    host: '::',
    port: 0,
    logLevel: 'warn',
    databaseUrl: 'postgres://a@b/c',
    trustProxy: 2,
  })
})

test.each(['', 'abc', '-1', '65536', '80.5', '1e3', ' 80'])('PORT "%s" is refused', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(
    new BadSettings(`PORT: found ${JSON.stringify(PORT)}, expected a whole number from 0 to 65535 (0 takes any free port)`),
  )
})

test('every variable at fault is named', () => {
  expect(() => readSettings({ HOST: 'a b', PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(
    /^HOST: found "a b".*\nPORT: found "x".*\nLOG_LEVEL: found "loud"/,
  )
})

test('what may hold a password is not repeated', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://me:secret@host/db' })).toThrow(
    new BadSettings('DATABASE_URL: found something else, expected an address such as postgres://user:password@host/database'),
  )
})

test.each(['yes', 'no', '-1', '11'])('TRUST_PROXY "%s" is refused: it is a number of proxies', (TRUST_PROXY) => {
  expect(() => readSettings({ TRUST_PROXY })).toThrow('expected the number of proxies before the server, from 0 to 10')
})

test('the page for hosts has a line for every setting', () => {
  const page = readFileSync(new URL('../../docs/host.md', import.meta.url), 'utf8')
  const missing = SETTING_NAMES.filter((name) => !page.includes(`| \`${name}\` |`))
  expect(missing).toEqual([])
})
