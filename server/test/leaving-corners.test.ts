import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { Person } from './support/client.ts'
import { Member } from './support/league.ts'
import { ownSite } from './support/own-site.ts'
import { wordsLeft } from './support/words-left.ts'

const site = ownSite()

/** Every text of the deleted account contains this. */
const MARK = /zyxq/i

const idOf = async (person: Person): Promise<string> => (await person.read<{ id: string }>('GET', '/api/session')).id

test('words in unusual places go with their account: seats that were given up, chat of spectators, reruns by others, entries withdrawn', async () => {
  const [vera, omar] = (await Promise.all(['Zyxq Vera', 'Omar'].map((name) => Person.called(name, site.url)))) as [Person, Person]
  // Seats taken before the match and then given up: one by the player, one by decision of the owner.
  const { id: given } = await omar.open('tic-tac-toe', 2, { public: true })
  await vera.sit(given)
  await vera.read('POST', `/api/tables/${given}/stand-up`, { seat: 0 })
  const { id: taken } = await omar.open('tic-tac-toe', 2, { public: true })
  await vera.sit(taken)
  await omar.read('POST', `/api/tables/${taken}/put-out`, { seat: 0 })
  // Chat by a spectator at a table that stays loaded.
  const sol = await Person.called('Sol', site.url)
  const { id: watched } = await omar.open('tic-tac-toe', 2, { public: true })
  await omar.sit(watched)
  await sol.sit(watched)
  const eyes = [omar.watch(watched), sol.watch(watched)]
  for (const each of eyes) await each.until(({ phase }) => phase === 'playing')
  const looking = vera.watch(watched)
  await looking.until(({ phase }) => phase === 'playing')
  await looking.do({ type: 'chat', text: 'Zyxq looks on' })
  looking.close()
  // A league that another manager repeats after its creator has left it.
  const league = await Member.creating(vera, {
    title: 'Zyxq Cup',
    format: 'round robin',
    events: [{ game: 'tic-tac-toe', mode: 'standard' }],
    entry: { who: 'anyone', list: [], min: 2, max: 4 },
    pace: { kind: 'live', grace: 60_000, slots: [] },
  })
  const theirs = new Member(omar, league.id)
  await league.enter()
  await theirs.enter()
  const manages = (by: Person, account: string, isManager: boolean): Promise<unknown> =>
    by.read('PUT', `/api/competitions/${league.id}/managers`, { id: randomUUID(), account, isManager, reason: 'he knows how' })
  await manages(vera, await idOf(omar), true)
  await league.act({ kind: 'started' })
  await manages(omar, await idOf(vera), false)
  await league.act({ kind: 'withdrew', entrant: 0, inPlay: [] })
  await theirs.until(({ state }) => state.status === 'finished')
  const again = await omar.read<{ id: string; state: { definition: { title: string } } }>('POST', `/api/competitions/${league.id}/next`)
  expect(again.state.definition.title).toBe('Zyxq Cup 2')
  // An entry that was withdrawn before the start of somebody else's league.
  const cup = await Member.creating(omar, { title: 'A cup', format: 'round robin', events: [{ game: 'tic-tac-toe', mode: 'standard' }] })
  const brief = new Member(vera, cup.id)
  await brief.enter()
  await brief.act({ kind: 'left', entrant: 0 })

  expect((await vera.send('DELETE', '/api/account')).status).toBe(204)
  expect(await wordsLeft(site.store, MARK)).toEqual([])
  const told: string[] = []
  for (const at of [
    ...[given, taken, watched].flatMap((id) => [`/api/tables/${id}`, `/api/tables/${id}/record`]),
    ...[league.id, again.id, cup.id].flatMap((id) => [`/api/competitions/${id}`, `/api/competitions/${id}/record`]),
    '/api/tables',
    '/api/competitions',
    '/api/me/notices',
    '/api/account/export',
  ]) {
    const text = await (await omar.send('GET', at)).text()
    if (MARK.test(text)) told.push(`${at}: ${text.slice(0, 300)}`)
  }
  expect(told).toEqual([])
  const late = sol.watch(watched)
  await late.until(({ phase }) => phase === 'playing')
  expect(late.chat).toEqual([])
  expect(JSON.stringify(late.received)).not.toMatch(MARK)
  for (const each of [...eyes, late]) each.close()
})
