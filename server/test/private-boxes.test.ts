import { loadGame } from '@robodrome/games'
import type { GalleryList, HostView, KeptBox, NewBox, NewShare, SharedBox } from '@robodrome/protocol'
import { expect, test } from 'vitest'
import { Person } from './support/client.ts'
import { eventually } from './support/eventually.ts'
import { ownSite } from './support/own-site.ts'

// Who gets the content of a box, and whose word about it counts.

const gekido = (await loadGame('gekido'))!
const hostToken = 'the token of the host'
const site = ownSite({ registry: { gekido: { title: gekido.title, load: async () => gekido } } }, { hostToken })
const duel = { mode: 'duel', seats: 2, options: {} }

let made = 0
const file = (id = 'slicer'): NewBox => ({
  game: 'gekido',
  id,
  changes: { bots: { SLICER: { name: `SLICER ${++made}`, duel: { attack: { FOUR_KIND: [12, 5] } } } } },
})
const SHARE: NewShare = { title: 'Even Duel', note: '', version: 1, parent: null, forkedFrom: null, visibility: 'link' }
const at = ({ name }: { name: string }): string => `/api/boxes/${name.replace(' ', '/')}`
const digestOf = ({ name }: { name: string }): string => name.split(' ')[1]!
const upload = (person: Person, box = file()): Promise<KeptBox> => person.read('POST', '/api/boxes', box)
const share = (person: Person, box: KeptBox, wanted: Partial<NewShare> = {}): Promise<SharedBox> =>
  person.read('PUT', `${at(box)}/share`, { ...SHARE, ...wanted })
const seen = (person: Person, box: KeptBox): Promise<SharedBox> => person.read('GET', `${at(box)}/share`)
const answerTo = async (person: Person, box: KeptBox): Promise<number> => (await person.send('GET', at(box))).status

let named = 0
/** A person with a saved account. */
async function kept(name: string): Promise<Person> {
  const person = await Person.called(name, site.url)
  await person.read('POST', '/api/account/password', { username: `${name.toLowerCase()}.${++named}`, password: 'a long enough password' })
  return person
}
const people = (): Promise<[Person, Person]> => Promise.all([kept('Vera'), kept('Omar')])

async function host(path = '', body?: unknown): Promise<HostView> {
  const headers = { 'x-host-token': hostToken, ...(body !== undefined && { 'content-type': 'application/json' }) }
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  return (await (await fetch(`${site.url}/api/host${path}`, { ...sent, headers })).json()) as HostView
}

test('the content of a box is its uploader’s alone until it is shared or a table is played with it', async () => {
  const [vera, omar] = await people()
  const box = await upload(vera)
  expect([await answerTo(vera, box), await answerTo(omar, box)]).toEqual([200, 404])
  await share(vera, box, { visibility: 'me' })
  expect(await answerTo(omar, box)).toBe(404)
  await share(vera, box)
  expect(await answerTo(omar, box)).toBe(200)
  await share(vera, box, { visibility: 'me' })
  expect(await answerTo(omar, box)).toBe(404)
  await vera.open('gekido', 2, { settings: duel, box: box.name })
  expect(await answerTo(omar, box)).toBe(200)
})

test('no cache gives a box away: each copy is asked about, and a current one is not sent again', async () => {
  const [vera, omar] = await people()
  const box = await upload(vera)
  await share(vera, box)
  const { headers } = await omar.send('GET', at(box))
  expect(headers.get('cache-control')).toBe('private, no-cache')
  const asked = () => fetch(site.url + at(box), { headers: { cookie: omar.cookie!, 'if-none-match': headers.get('etag')! } })
  expect((await asked()).status).toBe(304)
  await share(vera, box, { visibility: 'me' })
  expect((await asked()).status).toBe(404)
})

test('a version names the one before it only to readers who may see that one', async () => {
  const [vera, omar] = await people()
  const [first, second] = [await upload(vera), await upload(vera)]
  await share(vera, first, { visibility: 'me' })
  await share(vera, second, { version: 2, parent: digestOf(first) })
  expect(await seen(vera, second)).toMatchObject({ parent: digestOf(first) })
  expect(await seen(omar, second)).toMatchObject({ parent: null })
  await share(vera, first)
  expect(await seen(omar, second)).toMatchObject({ parent: digestOf(first) })
})

test('who may see a box can be changed wherever it came from: from a private origin, from nowhere, or from itself', async () => {
  const [vera, omar] = await people()
  const origin = await upload(vera)
  await share(vera, origin)
  for (const forkedFrom of ['0'.repeat(64), digestOf(origin)]) {
    const fork = await upload(omar)
    await share(omar, fork, { forkedFrom, visibility: 'me' })
    await share(vera, origin, { visibility: 'me' })
    // The page sends back what it was shown.
    const { title, note, version, parent, forkedFrom: shown } = await seen(omar, fork)
    expect(shown).toBeNull()
    expect(await share(omar, fork, { title, note, version, parent, forkedFrom: null })).toMatchObject({ visibility: 'link' })
    await share(vera, origin)
  }
  const own = await upload(omar)
  const itself = { parent: digestOf(own), forkedFrom: digestOf(own) }
  expect(await share(omar, own, itself)).toMatchObject({ parent: null, forkedFrom: null, forks: 0 })
})

test('forks are counted only if others may see them', async () => {
  const [vera, omar] = await people()
  const [box, fork, hidden] = [await upload(vera), await upload(omar), await upload(omar)]
  await share(vera, box)
  for (const each of [fork, hidden]) await share(omar, each, { forkedFrom: digestOf(box) })
  expect(await seen(vera, box)).toMatchObject({ forks: 2 })
  await host(`/boxes/${hidden.name.replace(' ', '/')}`, { ruling: 'hidden' })
  expect(await seen(vera, box)).toMatchObject({ forks: 1 })
  await share(omar, fork, { forkedFrom: digestOf(box), visibility: 'me' })
  expect(await seen(vera, box)).toMatchObject({ forks: 0 })
})

test('blocking an author hides nothing that somebody else shares', async () => {
  const [vera, omar] = await people()
  const content = file()
  const box = await upload(vera, content)
  await share(vera, box, { visibility: 'gallery' })
  await share(omar, await upload(omar, content), { visibility: 'me' })
  const { id } = await omar.read<{ id: string }>('GET', '/api/session')
  await host(`/authors/${id}`, { blocked: true })
  expect(await seen(vera, box)).toMatchObject({ state: 'shown' })
  const { boxes } = await omar.read<GalleryList>('GET', '/api/boxes')
  expect(boxes.map(({ name }) => name)).toContain(box.name)
})

test('reports stand first on the host’s page, however many boxes are hidden', async () => {
  const [vera, omar] = await people()
  await site.store.pool.query("insert into guests (id, name) values ('hider', 'Hider')")
  await site.store.pool.query(`
    with new as (select md5(n::text) || md5(n::text || 'x') as digest from generate_series(1, 120) n),
      kept as (insert into boxes (name, game, content) select 'many ' || digest, 'gekido', '{}' from new),
      rulings as (insert into box_rulings (digest, ruling, at) select digest, 'hidden', 5 from new)
    insert into shared_boxes (digest, box, author, title, note, version, visibility, created_at)
      select digest, 'many ' || digest, 'hider', 'Many', '', 1, 'link', 1 from new`)
  const box = await upload(vera)
  await share(vera, box, { title: 'Reported' })
  await omar.send('POST', `${at(box)}/report`, { reason: 'words' })
  const { boxes } = await host()
  expect(boxes).toHaveLength(100)
  expect(boxes[0]!.box.title).toBe('Reported')
  await site.store.pool.query("delete from box_rulings where at = 5; delete from shared_boxes where author = 'hider'")
})

test('reports that come at once count each other', async () => {
  const [vera] = await people()
  const reporters = await Promise.all(['Ann', 'Bea', 'Cid'].map(kept))
  const box = await upload(vera)
  await share(vera, box)
  const report = (person: Person) => person.send('POST', `${at(box)}/report`, { reason: 'words' })
  await report(reporters[0]!)
  // Each report waits after being written, until both have arrived.
  await site.store.pool.query(`
    create function wait_for_test() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock_shared(77); return null; end $$;
    create trigger wait_for_test after insert on box_reports for each row execute function wait_for_test()`)
  const gate = await site.store.pool.connect()
  try {
    await gate.query('select pg_advisory_lock(77)')
    const both = Promise.all(reporters.slice(1).map(report))
    await eventually(async () => {
      const { rows } = await gate.query("select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
      expect(rows).toHaveLength(2)
    })
    await gate.query('select pg_advisory_unlock(77)')
    expect((await both).map((answer) => answer.status)).toEqual([204, 204])
  } finally {
    await gate.query('drop trigger wait_for_test on box_reports; drop function wait_for_test()')
    gate.release()
  }
  expect(await seen(vera, box)).toMatchObject({ state: 'reported' })
})
