import type { FriendList, GalleryList, HostView } from '@robodrome/protocol'
import type { Person } from './client.ts'

/** The token of the host, who rules on shared boxes. */
export const HOST_TOKEN = 'the token of the host'
const SHARE = { note: 'Slicer hits harder', version: 1, parent: null, forkedFrom: null, visibility: 'gallery' }
const TITLES = ['Even Duel', 'Hidden', 'Reported']

/** Names of shared boxes: one in the gallery, one that the host has hidden, and one with a report that the host has not read yet. */
export interface Shared {
  shown: string
  hidden: string
  reported: string
}

const at = (name: string): string => `/api/boxes/${name.replace(' ', '/')}`

/** Two people become friends, and one shares three boxes. The other reports two, and the host hides the first of these. */
export async function shareAll(author: Person, reader: Person, { shown, hidden, reported }: Shared): Promise<void> {
  const { code } = await author.read<{ code: string }>('POST', '/api/friends/invitations')
  await reader.read('POST', '/api/friends', { code })
  for (const [i, name] of [shown, hidden, reported].entries()) await author.read('PUT', `${at(name)}/share`, { ...SHARE, title: TITLES[i] })
  for (const name of [hidden, reported]) await reader.send('POST', `${at(name)}/report`, { reason: 'words' })
  await host(author.url, `/boxes/${hidden.replace(' ', '/')}`, { ruling: 'hidden' })
}

/** What people shared, as one of them and the host see it. */
export async function findShares(reader: Person, { hidden }: Shared): Promise<object> {
  const { friends } = await reader.read<FriendList>('GET', '/api/friends')
  const { boxes: gallery } = await reader.read<GalleryList>('GET', '/api/boxes')
  const { boxes: reported } = await host(reader.url, '')
  const settings = { mode: 'first', seats: 2, options: {} }
  const table = { game: 'aimbots', settings, seats: [{ kind: 'open' }, { kind: 'open' }], public: false, clock: null, box: hidden }
  return {
    friends: friends.map(({ name }) => name),
    gallery: gallery
      .toSorted((a, b) => (a.title < b.title ? -1 : 1))
      .map(({ title, name, note, author }) => [title, name, note, author.name]),
    reported: reported.map(({ box, reports }) => [
      box.title,
      box.name,
      box.state,
      ...reports.map(({ by, reason }) => `${by.name}: ${reason}`),
    ]),
    newTable: (await reader.send('POST', '/api/tables', table)).status,
  }
}

/** What must be found again. */
export const sharesOf = (author: string, reader: string, { shown, hidden, reported }: Shared): object => ({
  friends: [author],
  gallery: [
    [TITLES[0], shown, SHARE.note, author],
    [TITLES[2], reported, SHARE.note, author],
  ],
  reported: [
    [TITLES[2], reported, 'shown', `${reader}: words`],
    [TITLES[1], hidden, 'hidden'],
  ],
  newTable: 409,
})

const host = async (url: string, path: string, body?: object): Promise<HostView> => {
  const answer = await fetch(`${url}/api/host${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-host-token': HOST_TOKEN, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as HostView
}
