import { quickLuck } from '@robodrome/kernel'
import { Person } from './client.ts'
import { newDatabase } from './database.ts'
import { playOut } from './play.ts'
import { openTestSite } from './site.ts'

/**
 * Two people play a match at two processes with one database. The processes notify each other through NATS or, without its address, through
 * NOTIFY. Returns what each of the two saw.
 */
export async function playTogether(natsUrl: string | null, cleanUp: (() => unknown)[]) {
  const database = await newDatabase()
  cleanUp.push(database.drop)
  const sites = await Promise.all(
    [0, 1].map(async () => {
      const store = await database.open()
      cleanUp.push(() => store.close())
      const site = await openTestSite(store, {}, { natsUrl })
      cleanUp.push(() => site.app.close())
      return site
    }),
  )
  const [noor, sol] = [await Person.called('Noor', sites[0]!.url), await Person.called('Sol', sites[1]!.url)]
  const { id } = await noor.open('sparks', 2)
  await noor.sit(id)
  await sol.sit(id)
  const eyes = [noor.watch(id), sol.watch(id)]
  cleanUp.push(() => eyes.forEach((each) => each.close()))
  await Promise.all(eyes.map((each) => each.until(({ phase, seats }) => phase === 'playing' && seats.every(({ connected }) => connected))))
  await eyes[0]!.do({ type: 'chat', text: 'Hello over there' })
  await eyes[1]!.until(() => eyes[1]!.chat.length === 1)
  await Promise.all(eyes.map((each, i) => playOut(each, quickLuck(i + 1))))
  const [one, two] = await Promise.all(eyes.map((each) => each.until(({ phase }) => phase === 'over')))
  // The board at each event differs from seat to seat, because each sees its own secret choice.
  return [one, two].map((end, i) => ({
    seq: end!.seq,
    seed: end!.dice!.seed,
    events: eyes[i]!.events.map(({ seq, event }) => ({ seq, event })),
  }))
}
