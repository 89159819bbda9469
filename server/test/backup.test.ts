import { readFileSync, mkdtempSync, writeFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quickLuck } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { checkBackup, readBackup, writeBackup } from '../src/store/backup.ts'
import { exportLines } from '../src/store/exchange.ts'
import { Person } from './support/client.ts'
import { newDatabase } from './support/database.ts'
import { playOut } from './support/play.ts'
import { openTestSite } from './support/site.ts'

const collect = async (lines: AsyncIterable<string>): Promise<string[]> => {
  const all: string[] = []
  for await (const line of lines) all.push(line)
  return all
}

test('a backup made while a match is played is one moment of it: restored, the match plays on to its end', async () => {
  const [from, to] = [await newDatabase(), await newDatabase()]
  const [store, copy] = [await from.open(), await to.open()]
  const { app, url } = await openTestSite(store)
  const noor = await Person.called('Noor', url)
  const { id } = await noor.open('volley', 2, { seats: [{ kind: 'open' }, { kind: 'mind', mind: 'random' }] })
  await noor.sit(id)
  const eyes = noor.watch(id)
  await eyes.until(({ options }) => options.length > 0)
  const path = join(mkdtempSync(join(tmpdir(), 'robodrome-backup-')), 'one.backup')
  // Nobody waits for the other: moves are made while it is written.
  const [rows] = await Promise.all([writeBackup(store, path), playOut(eyes, quickLuck(3))])
  eyes.close()
  await app.close()
  expect(existsSync(`${path}.part`)).toBe(false)
  expect(await checkBackup(path)).toBe(rows)
  expect(await readBackup(copy, path)).toBe(rows)
  expect(await collect(exportLines(copy))).toHaveLength(rows + 1)

  const second = await openTestSite(copy)
  noor.url = second.url
  const again = noor.watch(id)
  await playOut(again, quickLuck(3))
  again.close()
  await second.app.close()
  await expect(readBackup(copy, path)).rejects.toThrow('an empty one')
  await Promise.all([store.close(), copy.close()])
  await Promise.all([from.drop(), to.drop()])
})

test('a backup that was cut off or changed is refused before anything is put into the store', async () => {
  const database = await newDatabase()
  const store = await database.open()
  await store.db.insertInto('guests').values({ id: 'g', name: 'Noor' }).execute()
  const folder = mkdtempSync(join(tmpdir(), 'robodrome-backup-'))
  const path = join(folder, 'whole.backup')
  expect(await writeBackup(store, path)).toBe(1)
  await expect(writeBackup(store, join(folder, 'none', 'x.backup'))).rejects.toThrow('ENOENT')
  const whole = readFileSync(path)
  const spoilt = join(folder, 'spoilt.backup')
  writeFileSync(spoilt, whole.subarray(0, whole.length - 30))
  await expect(checkBackup(spoilt)).rejects.toThrow('expected a whole one')
  writeFileSync(spoilt, 'nonsense')
  await expect(checkBackup(spoilt)).rejects.toThrow('expected a whole one')
  await expect(checkBackup(join(folder, 'nothing'))).rejects.toThrow('ENOENT')
  await store.close()
  await database.drop()
})
