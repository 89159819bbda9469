import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { registry } from '@robodrome/games'
import { expect, test } from 'vitest'
import { file, run } from './run.ts'

const DUEL = 'title: Duels\ngame: gekido\nmode: duel\noptions: { randomBots: true }\nminds: [random]\ndeals: 6\nchunk: 2\n'
const lab = (...args: string[]) => run(['lab', ...args], { registry })

test('an experiment is played once, and again only as far as it is missing; its report is one page and a table', async () => {
  const path = file('duel.experiment.yaml', DUEL)
  expect(await lab('run', path, '--threads', '0')).toMatchObject({ code: 0, out: 'Duels: 6 games\n' })
  const results = path.replace('experiment.yaml', 'results.ndjson')
  const whole = readFileSync(results, 'utf8')
  expect(whole.trim().split('\n')).toHaveLength(4)

  // A line that was cut off, as when a run is killed, is played again.
  writeFileSync(results, whole.slice(0, -20))
  expect((await lab('run', path, '--threads', '0')).out).toBe('Duels: 6 games\n')
  expect(readFileSync(results, 'utf8')).toBe(whole)

  const report = await lab('report', path, '--games')
  expect(report).toMatchObject({ code: 0, err: '' })
  expect(readFileSync(path.replace('experiment.yaml', 'html'), 'utf8')).toContain('<h1>Duels</h1>')
  expect(readFileSync(path.replace('experiment.yaml', 'csv'), 'utf8')).toMatch(/^arm,what,name/)
  expect(existsSync(path.replace('experiment.yaml', 'games.csv'))).toBe(true)
})

test('more deals go on from what is there; another experiment does not', async () => {
  const path = file('duel.experiment.yaml', DUEL)
  await lab('run', path, '--threads', '0')
  writeFileSync(path, DUEL.replace('deals: 6', 'deals: 8'))
  expect((await lab('run', path, '--threads', '0')).out).toBe('Duels: 8 games\n')
  writeFileSync(path, `${DUEL}seed: 2\n`)
  expect(await lab('run', path)).toMatchObject({ code: 2, err: expect.stringContaining('results belong to another experiment') as string })
})

test('a game of a report is written as a record that verifies', async () => {
  const path = file('duel.experiment.yaml', DUEL)
  const { out } = await lab('replay', path, 'as it is:3.0')
  const record = file('3.record', out)
  expect(await run(['verify', record], { registry })).toMatchObject({ code: 0 })
})

test.each([
  ['title: x\ndeals: 1\ngame: gekdio\n', /there is no game "gekdio"\. Did you mean gekido\?/],
  ['title: x\ndeals: many\ngame: gekido\n', /deals: found "many"/],
  ['title: x\ndeals: 1\ngame: gekido\nbox: none.yaml\n', /cannot read .*none\.yaml: there is no such file/],
  ['title: [', /not readable as YAML/],
])('what cannot be meant is said in plain words', async (text, message) => {
  const { code, err } = await lab('run', file('bad.experiment.yaml', text))
  expect(err).toMatch(message)
  expect(code).toBe(2)
})

test('results that are no results are named with their line', async () => {
  const path = file('duel.experiment.yaml', DUEL)
  await lab('run', path, '--threads', '0')
  appendFileSync(path.replace('experiment.yaml', 'results.ndjson'), 'nonsense\n')
  expect((await lab('report', path)).err).toMatch(/results\.ndjson:5: expected a line of JSON/)
})
