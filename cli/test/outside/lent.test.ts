import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from '@robodrome/games'
import { expect, test } from 'vitest'
import { lentBy } from '../../src/outside/lent.ts'
import { run, scratch } from '../run.ts'
import { EXAMPLE } from './hostile.ts'

const arm = 'mode: duel, options: { randomBots: true }'
const experiment = (game: string): string =>
  `title: Bluffs\nminds: [random]\ndeals: 2\nchunk: 1\narms:\n  - { name: dice, game: ${game}, seats: 2, options: { dice: 1 } }\n  - { name: bots, game: gekido, ${arm}, box: hard.box.yaml }\n`

/** Writes an experiment with a box next to it. */
function written(name: string): { folder: string; path: string } {
  const folder = scratch()
  const path = join(folder, name)
  writeFileSync(path, experiment('liars-dice'))
  writeFileSync(join(folder, 'hard.box.yaml'), 'game: gekido\nid: hard\nchanges: {}\n')
  return { folder, path }
}

test.each(['duel.yaml', 'duel.experiment.yaml'])('%s lends its results and reports by name, its boxes, and never itself', (name) => {
  const { folder, path } = written(name)
  const { reads, writes } = lentBy(['lab', 'run', path, '--threads', '0'])
  expect(writes).toEqual(['duel.results.ndjson', 'duel.html', 'duel.csv', 'duel.games.csv'].map((file) => join(folder, file)))
  expect(reads).toEqual([path, join(folder, 'hard.box.yaml'), ...writes])
})

test('a report elsewhere lends its tables, too; other commands lend what they write', () => {
  const { folder, path } = written('duel.yaml')
  const page = join(folder, 'r.html')
  expect(lentBy(['lab', 'report', path, '--out', page]).writes).toEqual(
    expect.arrayContaining([page, join(folder, 'r.csv'), join(folder, 'r.games.csv')]),
  )
  expect(lentBy(['match', 'liars-dice', '--record', page])).toEqual({ reads: [`${page}*`], writes: [`${page}*`] })
})

test('an experiment with a package and a box is played and reported, whatever its file is called', { timeout: 120_000 }, async () => {
  const { folder, path } = written('duel.yaml')
  const lab = (...words: string[]) => run(['lab', ...words, '--game', EXAMPLE], { registry })
  expect(await lab('run', path, '--threads', '0')).toMatchObject({ code: 0, err: '' })
  expect(await lab('report', path, '--games', '--out', join(folder, 'r.html'))).toMatchObject({ code: 0, err: '' })
  expect(existsSync(join(folder, 'r.games.csv'))).toBe(true)
  expect(readFileSync(path, 'utf8')).toBe(experiment('liars-dice'))
})
