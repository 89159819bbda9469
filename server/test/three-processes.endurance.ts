import { setTimeout as wait } from 'node:timers/promises'
import { loadGame } from '@robodrome/games'
import { readRecord, verify } from '@robodrome/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Broker } from './support/broker.ts'
import { patiently } from './support/load.ts'
import { build } from './support/process.ts'
import { Trial } from './support/trial.ts'

// Not part of `npm test`: node scripts/endure.mjs runs it for as long as you like.
const MINUTES = Number(process.env['MINUTES'])
const EVERY_MS = Number(process.env['EVERY']) * 1_000
/** After this many kills of a process, PostgreSQL is restarted, and NATS halfway in between. */
const TURN = 10

const cleanUp: (() => unknown)[] = []
let broker: Broker
beforeAll(async () => {
  build()
  broker = await Broker.start()
}, 300_000)
afterAll(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean()
  await broker.kill()
})

test(
  'three processes, one of them killed every few seconds, PostgreSQL and NATS restarted in between: all games end, all records hold, nothing confirmed is lost',
  { timeout: (MINUTES + 60) * 60_000 },
  async () => {
    const { trial, faults } = await Trial.remote(3, cleanUp, { NATS_URL: broker.url })
    const [kill, restart] = ['process', 'restart'].map((name) => faults.find((fault) => fault.name === name)!)
    await trial.load.progress(1, 600_000)
    const begun = Date.now()
    let kills = 0
    while (Date.now() - begun < MINUTES * 60_000) {
      await wait(EVERY_MS)
      await kill!.strike()
      if (++kills % TURN === TURN / 2) {
        await broker.kill()
        await broker.start()
      }
      if (kills % TURN === 0) await restart!.strike()
      console.log(`${Math.round((Date.now() - begun) / 1_000)} s: ${kills} kills, ${trial.load.acknowledged.length} choices confirmed`)
    }
    await trial.load.progress(1, 600_000)
    await trial.load.finish()
    const gekido = (await loadGame('gekido'))!
    const { url } = trial.servers[0]!
    for (const table of trial.load.ended) {
      const record = await patiently(async () => {
        const answer = await fetch(`${url}/api/tables/${table}/record`)
        if (!answer.ok) throw new Error(`${table}: ${answer.status} ${await answer.text()}`)
        return answer.text()
      })
      expect(verify(gekido, readRecord(record)).problems, table).toEqual([])
    }
    console.log(`${kills} kills; ${trial.load.ended.length} matches ended, all their records hold`)
    await trial.end()
  },
)
