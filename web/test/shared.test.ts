import { game } from '@robodrome/gekido'
import { readRecord, shorten, tellAgain } from '@robodrome/table'
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

const battle = () => shorten(game, readRecord(record))

test('a battle comes out of its link as it went in, in letters that an address can hold', async () => {
  const box = { name: 'scrapyard 5c46', content: { pieces: ['Zahnräder'] } }
  const packed = await packBattle({ battle: battle(), box })
  expect(packed).toMatch(/^[\w-]+$/)
  expect(await unpackBattle(packed)).toEqual({ battle: { ...battle(), box: box.name }, box })
  const sent = await unpackBattle(await packBattle({ battle: battle() }))
  expect(tellAgain(game, sent.battle)).toBe(record)
})

test('the link of a whole Duel is short enough for any messenger', async () => {
  expect(record.length).toBeGreaterThan(1_500)
  expect((await packBattle({ battle: battle() })).length).toBeLessThan(200)
})

test('a link that was cut off, changed, or holds something else is no battle, or none that these rules make of it', async () => {
  const packed = await packBattle({ battle: battle() })
  const opened = async (link: string) => tellAgain(game, (await unpackBattle(link)).battle)
  expect(await opened(packed)).toBe(record)
  const changed = (at: number) => `${packed.slice(0, at)}${packed[at] === 'x' ? 'y' : 'x'}${packed.slice(at + 1)}`
  const broken = [
    '',
    packed.slice(0, 20),
    packed.slice(0, -9),
    `${packed.slice(0, 40)}!${packed.slice(41)}`,
    changed(0),
    changed(packed.length - 20),
  ]
  for (const link of broken) await expect(opened(link)).rejects.toBeInstanceOf(Error)
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
