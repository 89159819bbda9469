import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGame, openBox } from '@robodrome/games'
import { quickLuck } from '@robodrome/kernel'
import type { GalleryList, HostView, KeptBox, NewBox, NewShare, NoticeList, OwnBoxes, SharedBox } from '@robodrome/protocol'
import { readRecord, verify } from '@robodrome/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBackup, writeBackup } from '../src/host/backup.ts'
import { tidy } from '../src/store/tidy.ts'
import { Person } from './support/client.ts'
import { newDatabase } from './support/database.ts'
import { ownSite } from './support/own-site.ts'
import { playOut } from './support/play.ts'
import { openTestSite } from './support/site.ts'

const gekido = (await loadGame('gekido'))!
const registry = { gekido: { title: gekido.title, load: async () => gekido } }
const hostToken = 'the token of the host'
const site = ownSite({ registry }, { hostToken })

/** Makes a box that differs from all others by one number and by its Bot's name. */
let made = 0
const slicer = (id = 'slicer', game = 'gekido'): NewBox => ({
  game,
  id,
  changes: { bots: { SLICER: { name: `SLICER ${++made}`, duel: { attack: { FOUR_KIND: [12, 5] } } } } },
})
const SHARE: NewShare = {
  title: 'Even Duel',
  note: 'Slicer hits harder',
  version: 1,
  parent: null,
  forkedFrom: null,
  visibility: 'gallery',
}
const duel = { mode: 'duel', seats: 2, options: {} }

const at = (box: { name: string }): string => `/api/boxes/${box.name.replace(' ', '/')}`
const digestOf = (box: { name: string }): string => box.name.split(' ')[1]!
const upload = (person: Person, file = slicer()): Promise<KeptBox> => person.read('POST', '/api/boxes', file)
const share = (person: Person, box: KeptBox, wanted: Partial<NewShare> = {}): Promise<SharedBox> =>
  person.read('PUT', `${at(box)}/share`, { ...SHARE, ...wanted })
const gallery = (person: Person, query = ''): Promise<GalleryList> => person.read('GET', `/api/boxes${query}`)
const titles = async (person: Person, query = ''): Promise<string[]> => (await gallery(person, query)).boxes.map(({ title }) => title)

let named = 0
/** A person with a saved account. */
const kept = async (name: string, url = site.url): Promise<Person> => {
  const person = await Person.called(name, url)
  await person.read('POST', '/api/account/password', { username: `${name.toLowerCase()}.${++named}`, password: 'a long enough password' })
  return person
}

const refusal = async (person: Person, method: string, path: string, body?: unknown): Promise<[number, string]> => {
  const answer = await person.send(method, path, body)
  return [answer.status, answer.ok ? '' : ((await answer.json()) as { error: { message: string } }).error.message]
}

const host = async (path: string, body?: unknown, url = site.url): Promise<HostView> => {
  const answer = await fetch(`${url}/api/host${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-host-token': hostToken, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as HostView
}
const rule = (box: { name: string }, ruling: 'shown' | 'hidden', url = site.url) =>
  host(`/boxes/${box.name.replace(' ', '/')}`, { ruling }, url)
const news = async (person: Person): Promise<string[]> =>
  (await person.read<NoticeList>('GET', '/api/me/notices')).notices.flatMap(({ news: each }) => (each.kind === 'box' ? [each.what] : []))

describe('sharing', () => {
  test('a box is the author’s alone until it is shared, then it has a link, then it stands in the gallery', async () => {
    const [vera, omar] = [await kept('Vera'), await Person.called('Omar', site.url)]
    const box = await upload(vera)
    expect((await refusal(omar, 'GET', `${at(box)}/share`))[0]).toBe(404)
    expect(await share(vera, box, { visibility: 'me', title: 'Alone' })).toMatchObject({ title: 'Alone', own: true, state: 'shown' })
    expect((await refusal(omar, 'GET', `${at(box)}/share`))[0]).toBe(404)
    expect(await titles(omar)).not.toContain('Alone')
    await share(vera, box, { visibility: 'link', title: 'Alone' })
    expect(await omar.read<SharedBox>('GET', `${at(box)}/share`)).toMatchObject({
      name: box.name,
      game: 'gekido',
      note: SHARE.note,
      version: 1,
      author: { name: 'Vera', bot: false },
      own: false,
      reported: false,
      forks: 0,
      tables: 0,
    })
    expect(await titles(omar)).not.toContain('Alone')
    await share(vera, box, { visibility: 'gallery', title: 'Alone' })
    expect(await titles(omar)).toContain('Alone')
    expect(await titles(omar, '?game=volt')).not.toContain('Alone')
    await share(vera, box, { visibility: 'me', title: 'Alone' })
    expect((await refusal(omar, 'GET', `${at(box)}/share`))[0]).toBe(404)
  })

  test('a version does not change; the next one names its parent, and a fork its author', async () => {
    const [vera, omar] = [await kept('Vera'), await kept('Omar')]
    const first = await upload(vera)
    await share(vera, first)
    for (const other of [{ title: 'Odd Duel' }, { note: '' }, { version: 2 }])
      expect(await refusal(vera, 'PUT', `${at(first)}/share`, { ...SHARE, ...other })).toEqual([
        409,
        expect.stringContaining('new version'),
      ])
    const second = await upload(vera)
    expect(await share(vera, second, { version: 2, parent: digestOf(first), note: '' })).toMatchObject({
      version: 2,
      parent: digestOf(first),
    })
    const fork = await upload(omar)
    expect(await share(omar, fork, { title: 'Mine now', forkedFrom: digestOf(first) })).toMatchObject({
      forkedFrom: { name: first.name, title: 'Even Duel', author: { name: 'Vera' } },
    })
    expect(await vera.read<SharedBox>('GET', `${at(first)}/share`)).toMatchObject({ forks: 1 })
    // The credit does not name a box that its author has withdrawn.
    await share(vera, first, { visibility: 'me' })
    expect(await vera.read<SharedBox>('GET', `${at(fork)}/share`)).toMatchObject({ title: 'Mine now', forkedFrom: null })
  })

  test('only the uploader shares a box, and nobody shares the same content a second time', async () => {
    const [vera, omar] = [await kept('Vera'), await kept('Omar')]
    const file = slicer()
    const box = await upload(vera, file)
    expect((await refusal(omar, 'PUT', `${at(box)}/share`, SHARE))[0]).toBe(404)
    await share(vera, box)
    const same = await upload(omar, { ...file, id: 'copy' })
    expect(digestOf(same)).toBe(digestOf(box))
    expect(await refusal(omar, 'PUT', `${at(same)}/share`, SHARE)).toEqual([409, expect.stringContaining('Somebody else')])
  })

  test('guests share by link only', async () => {
    const guest = await Person.called('Guest', site.url)
    const box = await upload(guest)
    expect((await refusal(guest, 'PUT', `${at(box)}/share`, SHARE))[0]).toBe(403)
    expect(await share(guest, box, { visibility: 'link' })).toMatchObject({ visibility: 'link' })
  })

  test('the gallery is newest or most played first, in pages, and leaves out authors whom its reader has blocked', async () => {
    const [vera, omar] = [await kept('Vera'), await kept('Omar')]
    const [older, newer] = [await upload(vera), await upload(vera)]
    await share(vera, older, { title: 'Older' })
    await share(vera, newer, { title: 'Newer' })
    await omar.open('gekido', 2, { settings: duel, box: older.name })
    const both = async (query: string) => (await titles(omar, query)).filter((title) => ['Older', 'Newer'].includes(title))
    expect(await both('?order=new')).toEqual(['Newer', 'Older'])
    expect(await both('?order=played')).toEqual(['Older', 'Newer'])
    const { total } = await gallery(omar)
    expect((await gallery(omar, `?from=${total - 1}`)).boxes).toHaveLength(1)
    expect((await gallery(omar, `?from=${total}`)).boxes).toEqual([])
    const { id } = await vera.read<{ id: string }>('GET', '/api/session')
    await omar.send('PUT', `/api/blocks/${id}`)
    expect(await both('')).toEqual([])
  })

  test('one’s own boxes stay after a week without tables; a deleted one goes, and its tables play on without its name', async () => {
    const [vera, omar] = [await kept('Vera'), await Person.called('Omar', site.url)]
    const [shared, used, loose] = [await upload(vera), await upload(vera, slicer('veras-own')), await upload(vera)]
    await share(vera, shared)
    const { id } = await omar.open('gekido', 2, { settings: duel, box: used.name })
    await site.store.pool.query("update boxes set created_at = now() - interval '8 days'")
    await tidy(site.store, 30)
    const own = async () => (await vera.read<OwnBoxes>('GET', '/api/boxes/mine')).boxes.map(({ name }) => name)
    expect((await own()).toSorted()).toEqual([shared.name, used.name].toSorted())
    expect((await refusal(vera, 'GET', at(loose)))[0]).toBe(404)
    for (const box of [shared, used]) expect((await vera.send('DELETE', at(box))).status).toBe(204)
    expect(await own()).toEqual([])
    expect((await refusal(omar, 'GET', at(shared)))[0]).toBe(404)
    expect(await omar.read('GET', `/api/tables/${id}`)).toMatchObject({ box: `box ${digestOf(used)}` })
  })
})

test('guests who reported a box or a line stay, and the hourly tidying goes on', async () => {
  const [vera, guest] = [await kept('Vera'), await Person.called('Passing', site.url)]
  const box = await upload(vera)
  await share(vera, box, { visibility: 'link' })
  await guest.send('POST', `${at(box)}/report`, { reason: 'other' })
  const other = await Person.called('Gone', site.url)
  const idOf = async (person: Person) => (await person.read<{ id: string }>('GET', '/api/session')).id
  const [one, two] = [await idOf(guest), await idOf(other)]
  const { id: table } = await vera.open('gekido', 2, { settings: duel })
  const { pool } = site.store
  await pool.query(
    `insert into reports (table_id, line, by, "of", text, at, reason) values ($1, 1, $2, (select id from guests where name = 'Vera' limit 1), 'x', 0, 'spam')`,
    [table, two],
  )
  await pool.query('delete from sessions where guest in ($1, $2)', [one, two])
  await pool.query("update guests set created_at = now() - interval '2 days' where id in ($1, $2)", [one, two])
  await tidy(site.store, 30)
  expect((await pool.query('select from guests where id in ($1, $2)', [one, two])).rowCount).toBe(2)
})

describe('limits', () => {
  test('50 boxes and 20 shared ones per account', async () => {
    const vera = await kept('Vera')
    const { id } = await vera.read<{ id: string }>('GET', '/api/session')
    const [first, second, third] = [await upload(vera), await upload(vera), await upload(vera)]
    const fill = (count: number, from: number) =>
      site.store.pool.query(
        `with more as (select md5($1 || n) || md5(n || $1) as digest from generate_series($2::integer, $3::integer) n),
          filled as (insert into boxes (name, game, content) select 'more ' || digest, 'gekido', '{}' from more returning name)
         insert into box_owners select name, $1 from filled`,
        [id, from, from + count - 1],
      )
    await fill(19, 0)
    await site.store.pool.query(
      `insert into shared_boxes select split_part(box, ' ', 2), box, owner, 't', '', 1, null, null, 'link', 0 from box_owners
        where owner = $1 and box like 'more %'`,
      [id],
    )
    await share(vera, first)
    expect(await refusal(vera, 'PUT', `${at(second)}/share`, SHARE)).toEqual([409, expect.stringContaining('20 boxes')])
    expect(await share(vera, second, { visibility: 'me' })).toMatchObject({ visibility: 'me' })
    // Withdrawing a box makes room for another.
    await share(vera, first, { visibility: 'me' })
    expect(await share(vera, third, { title: 'Third' })).toMatchObject({ visibility: 'gallery' })
    await fill(28, 19)
    expect(await refusal(vera, 'POST', '/api/boxes', slicer())).toEqual([409, expect.stringContaining('50 boxes')])
    await vera.send('DELETE', at(second))
    expect((await upload(vera)).name).toContain('slicer ')
  })

  test('10 uploads of an account, then one per 50 s, from whatever network', async () => {
    const database = await newDatabase()
    const store = await database.open()
    const { app, url } = await openTestSite(store, { registry }, { rateFactor: 1, trustProxy: 1 })
    const vera = await Person.called('Vera', url)
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) {
      const answer = await fetch(`${url}/api/boxes`, {
        method: 'POST',
        headers: { cookie: vera.cookie, 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${i}` },
        body: JSON.stringify({ game: 'gekido', id: 'same', changes: {} }),
      })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
    await app.close()
    await store.close()
    await database.drop()
  })

  test.each([
    ['a long title', { title: 'x'.repeat(41) }],
    ['no title', { title: ' ' }],
    ['a long note', { note: 'x'.repeat(141) }],
    ['a title that turns the text around', { title: 'Even\u202eleuD' }],
    ['a note over two lines', { note: 'one\ntwo' }],
    ['an invisible character', { title: 'Even\u200bDuel' }],
    ['a parent that is no digest', { parent: 'veras' }],
    ['a key of prototypes', JSON.parse('{"__proto__": {"title": "x"}, "constructor": 1}') as object],
    ['an unknown visibility', { visibility: 'all' }],
  ])('refused: %s', async (_what, wrong) => {
    const vera = await kept('Vera')
    const box = await upload(vera)
    expect((await refusal(vera, 'PUT', `${at(box)}/share`, { ...SHARE, ...wrong }))[0]).toBe(400)
    expect((await vera.read<OwnBoxes>('GET', '/api/boxes/mine')).boxes).toMatchObject([{ name: box.name, shared: null }])
  })

  test('markup in a title is text like any other', async () => {
    const vera = await kept('Vera')
    expect(await share(vera, await upload(vera), { title: '<b>Duel</b>' })).toMatchObject({ title: '<b>Duel</b>' })
  })

  test.each([
    ['a box without an end', { changes: { rules: { healEach: 99 } } }],
    ['a Bot name that turns the text around', { changes: { bots: { SLICER: { name: 'A\u202eB' } } } }],
    ['prototype keys', { changes: JSON.parse('{"__proto__": {"x": 1}, "constructor": {"x": 1}}') as object }],
    ['a list in lists', { content: JSON.parse(`${'['.repeat(400)}${']'.repeat(400)}`) as unknown }],
  ])('hostile: %s is refused in place, and nothing is kept', async (_what, part) => {
    const vera = await kept('Vera')
    expect((await refusal(vera, 'POST', '/api/boxes', { game: 'gekido', id: 'bad', ...part }))[0]).toBe(400)
    expect((await vera.read<OwnBoxes>('GET', '/api/boxes/mine')).boxes).toEqual([])
    expect(await (await fetch(`${site.url}/health`)).text()).toContain('ok')
  })
})

describe('the host', () => {
  test('reports of three kept accounts hide a box until the host decides; guests and repeats do not count', async () => {
    const vera = await kept('Vera')
    const box = await upload(vera)
    await share(vera, box, { title: 'Reported' })
    const path = `${at(box)}/report`
    expect((await refusal(vera, 'POST', path, { reason: 'words' }))[0]).toBe(403)
    for (const name of ['Anna', 'Ben', 'Cleo']) await (await Person.called(name, site.url)).send('POST', path, { reason: 'other' })
    const people = [await kept('Dora'), await kept('Emil'), await kept('Fay')]
    for (const person of people.slice(0, 2))
      for (let i = 0; i < 2; i++) expect((await person.send('POST', path, { reason: 'copied' })).status).toBe(204)
    expect(await titles(people[0]!)).toContain('Reported')
    expect(await people[0]!.read('GET', `${at(box)}/share`)).toMatchObject({ reported: true })
    expect((await people[2]!.send('POST', path, { reason: 'broken' })).status).toBe(204)
    expect(await titles(people[0]!)).not.toContain('Reported')
    expect((await refusal(people[0]!, 'GET', `${at(box)}/share`))[1]).toContain('hidden')
    expect(await vera.read('GET', `${at(box)}/share`)).toMatchObject({ state: 'reported' })
    expect(await news(vera)).toEqual(['reported'])
    const open = { game: 'gekido', settings: duel, seats: [{ kind: 'open' }, { kind: 'open' }], public: false, clock: null }
    expect((await refusal(people[0]!, 'POST', '/api/tables', { ...open, box: box.name }))[0]).toBe(409)

    const seen = (await host('')).boxes.find((each) => each.box.name === box.name)!
    expect(seen).toMatchObject({ box: { state: 'reported', author: { name: 'Vera' } }, blocked: false })
    expect(seen.reports.map(({ by, reason }) => [by.name, reason])).toEqual([
      ['Anna', 'other'],
      ['Ben', 'other'],
      ['Cleo', 'other'],
      ['Dora', 'copied'],
      ['Emil', 'copied'],
      ['Fay', 'broken'],
    ])
    expect((await rule(box, 'shown')).boxes.some((each) => each.box.name === box.name)).toBe(false)
    expect(await titles(people[0]!)).toContain('Reported')
    expect(await news(vera)).toEqual(['shown', 'reported'])
    // Nobody can report the same content again once the host has decided.
    for (const person of people) await person.send('POST', path, { reason: 'words' })
    expect(await titles(people[0]!)).toContain('Reported')
  })

  test('a hidden box opens no table under any name, running ones finish, and their records can be verified', async () => {
    const [vera, omar] = [await kept('Vera'), await Person.called('Omar', site.url)]
    const file = slicer()
    const box = await upload(vera, file)
    await share(vera, box, { title: 'Withdrawn' })
    const seats = [{ kind: 'open' }, { kind: 'mind', mind: 'random' }] as const
    const { id } = await omar.open('gekido', 2, { settings: duel, seats: [...seats], box: box.name })
    await omar.sit(id)
    const eyes = omar.watch(id)
    await eyes.until(({ options }) => options.length > 0)

    await rule(box, 'hidden')
    expect(await news(vera)).toEqual(['hidden'])
    expect(await titles(omar)).not.toContain('Withdrawn')
    const open = { game: 'gekido', settings: duel, seats: [{ kind: 'open' }, { kind: 'open' }], public: false, clock: null }
    const copy = await upload(omar, { ...file, id: 'copy' })
    for (const name of [box.name, copy.name])
      expect(await refusal(omar, 'POST', '/api/tables', { ...open, box: name })).toEqual([409, expect.stringContaining('hidden')])
    expect((await refusal(omar, 'PUT', `${at(copy)}/share`, { ...SHARE, visibility: 'link' }))[0]).toBe(409)
    // The box's content is still available for the table and its record.
    const { content } = await omar.read<KeptBox>('GET', at(box))
    await playOut(eyes, quickLuck(3))
    eyes.close()
    const record = readRecord(await (await omar.send('GET', `/api/tables/${id}/record`)).text())
    expect(verify((await openBox({ game: 'gekido', id: 'slicer', content })).game, record).problems).toEqual([])

    // A hidden box without tables is given to nobody but the host.
    const unused = await upload(vera)
    await share(vera, unused)
    await rule(unused, 'hidden')
    expect((await refusal(omar, 'GET', at(unused)))[0]).toBe(404)
    const told = await fetch(`${site.url}/api/host/boxes/${unused.name.replace(' ', '/')}`, { headers: { 'x-host-token': hostToken } })
    expect(((await told.json()) as KeptBox).name).toBe(unused.name)
    await rule(box, 'shown')
    await omar.open('gekido', 2, { settings: duel, box: box.name })
  }, 60_000)

  test('a blocked author shares nothing, and all their boxes are hidden; unblocked they may share again', async () => {
    const [vera, omar] = [await kept('Vera'), await Person.called('Omar', site.url)]
    const [one, two] = [await upload(vera), await upload(vera)]
    await share(vera, one, { title: 'Blocked' })
    const { id } = await vera.read<{ id: string }>('GET', '/api/session')
    await host(`/authors/${id}`, { blocked: true })
    expect(await titles(omar)).not.toContain('Blocked')
    expect(await news(vera)).toEqual(['blocked'])
    expect((await vera.read<OwnBoxes>('GET', '/api/boxes/mine')).blocked).toBe(true)
    expect(await refusal(vera, 'PUT', `${at(two)}/share`, SHARE)).toEqual([403, expect.stringContaining('blocked')])
    expect((await host('')).boxes.find((each) => each.box.name === one.name)).toMatchObject({ blocked: true, box: { state: 'hidden' } })
    await host(`/authors/${id}`, { blocked: false })
    expect(await share(vera, two, { title: 'Again' })).toMatchObject({ state: 'shown' })
    expect(await titles(omar)).not.toContain('Blocked')
  })

  describe('with a review', () => {
    const reviewed = ownSite({ registry }, { hostToken, gallery: 'review' })

    test('a box stands in the gallery once the host has let it in; its link works before', async () => {
      const [vera, omar] = [await kept('Vera', reviewed.url), await Person.called('Omar', reviewed.url)]
      const box = await upload(vera)
      expect(await share(vera, box)).toMatchObject({ state: 'review' })
      expect(await gallery(omar)).toMatchObject({ gallery: 'review', total: 0, boxes: [] })
      expect(await omar.read('GET', `${at(box)}/share`)).toMatchObject({ title: 'Even Duel' })
      expect((await host('', undefined, reviewed.url)).boxes.map((each) => each.box.state)).toEqual(['review'])
      expect((await rule(box, 'shown', reviewed.url)).boxes).toEqual([])
      expect(await titles(omar)).toEqual(['Even Duel'])
    })
  })

  describe('with the gallery off', () => {
    const closed = ownSite({ registry }, { gallery: 'off' })

    test('boxes have links, and no gallery', async () => {
      const vera = await kept('Vera', closed.url)
      const box = await upload(vera)
      expect((await refusal(vera, 'PUT', `${at(box)}/share`, SHARE))[0]).toBe(409)
      await share(vera, box, { visibility: 'link' })
      expect(await gallery(vera)).toEqual({ gallery: 'off', total: 0, boxes: [] })
    })
  })
})

describe('what an account has', () => {
  let copy: Awaited<ReturnType<typeof newDatabase>>
  beforeAll(async () => (copy = await newDatabase()))
  afterAll(() => copy.drop())

  test('export, backup and merging hold shared boxes, reports and rulings', async () => {
    const [vera, omar] = [await kept('Vera'), await kept('Omar')]
    const [box, other] = [await upload(vera), await upload(omar)]
    await share(vera, box, { title: 'Exported' })
    await share(omar, other, { title: 'Others' })
    await vera.send('POST', `${at(other)}/report`, { reason: 'broken' })
    await rule(box, 'hidden')
    const all = await vera.read<Record<string, Record<string, unknown>[]>>('GET', '/api/account/export')
    expect(all['shared_boxes']).toMatchObject([{ box: box.name, title: 'Exported', visibility: 'gallery' }])
    expect(all['box_reports']).toMatchObject([{ digest: digestOf(other), reason: 'broken' }])
    const path = join(mkdtempSync(join(tmpdir(), 'robodrome-shared-')), 'one.backup')
    await writeBackup(site.store, path)
    const store = await copy.open()
    await readBackup(store, path)
    const restored = await openTestSite(store, { registry }, { hostToken })
    const there = await host('', undefined, restored.url)
    expect(there.boxes.map((each) => each.box.title)).toEqual(expect.arrayContaining(['Exported', 'Others']))
    expect(there.boxes.find((each) => each.box.title === 'Exported')!.box.state).toBe('hidden')
    await restored.app.close()
    await store.close()
    // When a guest merges into an account, the boxes that they shared move to it.
    const guest = await Person.called('Guest', site.url)
    const brought = await upload(guest)
    await share(guest, brought, { visibility: 'link', title: 'Brought' })
    await guest.send('POST', '/api/sign-in', { username: `omar.${named}`, password: 'a long enough password', bring: true })
    expect((await omar.read<OwnBoxes>('GET', '/api/boxes/mine')).boxes.map(({ shared }) => shared?.title)).toContain('Brought')
  }, 60_000)
})
