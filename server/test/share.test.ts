import { expect, test } from 'vitest'
import { pictureOf } from '../src/http/picture.ts'
import { Person } from './support/client.ts'
import { ownSite } from './support/own-site.ts'

const site = ownSite({}, { publicUrl: null })

const tagOf = (page: string, name: string): string | undefined => new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(page)?.[1]

test('a link to a table has a title, a description and a picture for previews, and leads to the table', async () => {
  const noor = await Person.called('N<b>"oor', site.url)
  const { id } = await noor.open('sparks', 2)
  await noor.sit(id)
  const seen = async (): Promise<string> => (await fetch(`${site.url}/t/${id}`)).text()
  await expect.poll(seen).toContain('waits for you')
  const page = await seen()
  expect(tagOf(page, 'og:title')).toBe('Come and play Sparks')
  expect(tagOf(page, 'og:description')).toBe('N&lt;b&gt;&quot;oor waits for you. Standard, 1 of 2 seats taken.')
  expect(page).toContain(`content="0;url=/#/table/${id}"`)
  const picture = await fetch(tagOf(page, 'og:image')!)
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const bytes = Buffer.from(await picture.arrayBuffer())
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
})

test('a link to a table that does not exist leads to the page, which says so', async () => {
  for (const [id, to] of [
    ['aaaaaaaaaaaa', 'aaaaaaaaaaaa'],
    ['..%2f%22%3Cb%3E', '..%2F%22%3Cb%3E'],
  ]) {
    const answer = await fetch(`${site.url}/t/${id}`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(await answer.text()).toContain(`content="0;url=/#/table/${to}"`)
    expect((await fetch(`${site.url}/t/${id}/picture.png`)).status).toBe(404)
  }
})

test('pictures tell games and taken seats apart, and the same is drawn once', () => {
  const open = { kind: 'open', name: '', guest: null } as const
  const noor = { kind: 'person', name: 'Noor', guest: 'noor' } as const
  const one = pictureOf('gekido', [noor, open])
  expect(pictureOf('gekido', [{ ...noor, name: 'Sol' }, open])).toBe(one)
  const others = [pictureOf('volt', [noor, open]), pictureOf('gekido', [noor, noor]), pictureOf('gekido', [{ ...noor, bot: true }, open])]
  for (const other of others) expect(other.equals(one)).toBe(false)
})
