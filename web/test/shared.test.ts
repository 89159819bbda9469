import { game } from '@robodrome/gekido'
import { readRecord } from '@robodrome/table'
import { beforeAll, expect, test } from 'vitest'
import { LocalTable } from '../src/table/local-table.ts'
import { newTable } from '../src/table/saved.ts'
import { sentTable } from '../src/table/sent-table.ts'
import { packBattle, unpackBattle } from '../src/table/shared.ts'

let record = ''

beforeAll(async () => {
  const settings = { mode: 'duel', seats: 2, options: {} }
  const seats = [0, 1].map((seat) => ({ kind: 'mind' as const, name: ['Mara', 'Kuro'][seat]!, mind: 'random' }))
  const table = new LocalTable(game, newTable({ game: 'gekido', settings, seats, seed: '5'.repeat(64) }), () => {})
  await table.run(async () => {})
  record = table.record()
})

test('a battle comes out of its link as it went in, in letters that an address can hold', async () => {
  const packed = await packBattle({ record, box: { name: 'scrapyard 5c46', content: { pieces: ['Zahnräder'] } } })
  expect(packed).toMatch(/^[\w-]+$/)
  expect(await unpackBattle(packed)).toEqual({ record, box: { name: 'scrapyard 5c46', content: { pieces: ['Zahnräder'] } } })
})

test('a link that was cut off, changed, or holds something else is no battle', async () => {
  const packed = await packBattle({ record })
  for (const broken of ['', packed.slice(0, -20), `${packed.slice(0, 40)}!${packed.slice(41)}`, await packBattle({} as never)])
    await expect(unpackBattle(broken)).rejects.toBeInstanceOf(Error)
})

test('a battle that was sent is watched: every step is there, its dice hold, and nobody here plays in it', () => {
  const sent = new LocalTable(game, sentTable(game, readRecord(record)), () => {})
  const { own, seat, phase, seats } = sent.snapshot()
  expect({ own, seat, phase, names: seats.map(({ name }) => name) }).toEqual({
    own: [],
    seat: null,
    phase: 'over',
    names: ['Mara', 'Kuro'],
  })
  expect(sent.record()).toBe(record)
})

test('a battle whose dice or moves were made up is refused, and so is one without its seed', () => {
  const loaded = record.replace(/^\* (?<first>\S+)/m, '* made-up')
  expect(() => sentTable(game, readRecord(loaded))).toThrow(/line \d+/)
  const unplayed = record.replace(/^(?<seat>[01]) \S.*$/m, '$<seat> nonsense')
  expect(() => sentTable(game, readRecord(unplayed))).toThrow(/line \d+/)
  expect(() => sentTable(game, readRecord(record.replace(/^seed: .*\n/m, '')))).toThrow('seed is not shown')
})
