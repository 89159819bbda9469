import { digestOf, openBox } from '@robodrome/games'
import type { GalleryList, HostView, KeptBox, OwnBoxes, SharedBox } from '@robodrome/protocol'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import HostPage from '../../src/host/host-page.tsx'
import BoxPage from '../../src/workshop/share/box-page.tsx'
import HostGallery from '../../src/workshop/share/host-gallery.tsx'
import { LinkPanel } from '../../src/workshop/share/link-panel.tsx'
import { linkInside } from '../../src/workshop/share/link.ts'
import Workshop from '../../src/workshop/page.tsx'
import type { Json } from '@robodrome/kernel'
import { openBench } from '@robodrome/workshop'
import { newDraft, saveDraft } from '../../src/workshop/drafts.ts'
import { draftWith, TWO_PAIRS } from './box.ts'

beforeEach(() => {
  localStorage.clear()
  location.hash = ''
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const VERA = { id: 'a'.repeat(20), name: 'Vera', bot: false }
const shared = (name: string, more: Partial<SharedBox> = {}): SharedBox => ({
  name,
  game: 'gekido',
  title: 'Heavy Rex',
  note: 'Harder to hit',
  version: 1,
  parent: null,
  author: VERA,
  forkedFrom: null,
  visibility: 'link',
  state: 'shown',
  own: false,
  reported: false,
  forks: 2,
  tables: 3,
  at: 0,
  ...more,
})
const heavy = async (): Promise<KeptBox> => {
  const draft = await draftWith('gekido', 'Heavy Rex', [[TWO_PAIRS, 5]])
  const { name, content } = await openBox({ game: 'gekido', id: 'heavy-rex', content: draft.content })
  localStorage.clear()
  return { name, game: 'gekido', content }
}

type Answers = Readonly<Record<string, unknown>>
/** A host with these answers, and what was sent to it. An answer that is a Response is a refusal. */
function host(answers: Answers): { sent: { route: string; body: unknown; token: string | null }[] } {
  const sent: { route: string; body: unknown; token: string | null }[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const route = `${init.method ?? 'GET'} ${path.split('?')[0]}`
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null
    sent.push({ route, body, token: new Headers(init.headers).get('x-host-token') })
    const answer = answers[route]
    if (answer instanceof Response) return answer.clone()
    return answer === undefined ? new Response('null', { status: 404 }) : new Response(JSON.stringify(answer))
  })
  return { sent }
}
const SESSION = { id: VERA.id, name: 'Vera', kept: true }
const MINE: OwnBoxes = { gallery: 'open', blocked: false, boxes: [] }
const GALLERY: GalleryList = { gallery: 'open', total: 0, boxes: [] }

describe('the Share tab', () => {
  test('a new version is uploaded with its note and shared; its link then leads to the host', async () => {
    const draft = await draftWith('gekido', 'Heavy Rex', [[TWO_PAIRS, 5]])
    localStorage.setItem('robodrome.signed', 'Vera')
    const { name } = await openBox({ game: 'gekido', id: 'heavy-rex', content: draft.content })
    const box = shared(name, { own: true, visibility: 'gallery' })
    const answers: Record<string, unknown> = {
      'GET /api/session': SESSION,
      'POST /api/session': SESSION,
      'GET /api/boxes/mine': MINE,
      'POST /api/boxes': { name, game: 'gekido', content: draft.content },
      [`PUT /api/boxes/${name.replace(' ', '/')}/share`]: box,
    }
    const { sent } = host(answers)
    render(<Workshop rest={[draft.id, 'share']} />)
    await userEvent.click(await screen.findByRole('radio', { name: /In the gallery/ }))
    await userEvent.type(screen.getByLabelText(/What is new/), 'Harder to hit')
    answers['GET /api/boxes/mine'] = { ...MINE, boxes: [{ name, game: 'gekido', at: 0, shared: box }] }
    await userEvent.click(screen.getByRole('button', { name: 'Share version 1' }))
    expect(await screen.findByText('This version is already on this server.')).toBeTruthy()
    expect(sent.find(({ route }) => route === 'POST /api/boxes')!.body).toMatchObject({ game: 'gekido', id: 'heavy-rex' })
    expect(sent.find(({ route }) => route.startsWith('PUT'))!.body).toEqual({
      title: 'Heavy Rex',
      note: 'Harder to hit',
      version: 1,
      parent: null,
      forkedFrom: null,
      visibility: 'gallery',
    })
    expect(screen.getByText(new RegExp(`#/box/${name.replace(' ', '/')}$`))).toBeTruthy()
    expect(screen.getByText(/1 of 50 boxes, 1 of 20 shared/)).toBeTruthy()
  })

  test('the next version names the one before it, and a fork the box that it began with', async () => {
    const { name: origin } = await heavy()
    const draft = await draftWith('gekido', 'Heavy Rex', [[TWO_PAIRS, 6]])
    saveDraft({ ...draft, from: origin })
    localStorage.setItem('robodrome.signed', 'Vera')
    const before = `heavy-rex ${'1'.repeat(64)}`
    const { sent } = host({
      'GET /api/session': SESSION,
      'POST /api/session': SESSION,
      'GET /api/boxes/mine': {
        ...MINE,
        boxes: [{ name: before, game: 'gekido', at: 0, shared: shared(before, { own: true, version: 4 }) }],
      },
      'POST /api/boxes': { name: `heavy-rex ${'2'.repeat(64)}`, game: 'gekido', content: {} },
    })
    render(<Workshop rest={[draft.id, 'share']} />)
    await userEvent.click(await screen.findByRole('radio', { name: /With the link/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Share version 5' }))
    await waitFor(() => expect(sent.some(({ route }) => route.startsWith('PUT'))).toBe(true))
    expect(sent.find(({ route }) => route.startsWith('PUT'))!.body).toMatchObject({
      version: 5,
      parent: '1'.repeat(64),
      forkedFrom: origin.split(' ')[1],
    })
  })

  test('an imported box is no fork of itself: it began with the box that its file names', async () => {
    const { name, content } = await heavy()
    const origin = '3'.repeat(64)
    localStorage.setItem('robodrome.signed', 'Vera')
    const { sent } = host({
      'GET /api/session': SESSION,
      'POST /api/session': SESSION,
      'GET /api/boxes/mine': MINE,
      'POST /api/boxes': { name, game: 'gekido', content },
    })
    for (const from of [undefined, `old-rex ${origin}`, 'somewhere']) {
      render(<Workshop rest={[]} />)
      const file = JSON.stringify({ game: 'gekido', id: 'heavy-rex', content, from })
      await userEvent.upload(await screen.findByLabelText(/A file/), new File([file], 'heavy-rex.box.json'))
      await waitFor(() => expect(location.hash).toMatch(/workshop\/[0-9a-f]{8}$/))
      const id = location.hash.split('/').at(-1)!
      cleanup()
      render(<Workshop rest={[id, 'share']} />)
      await userEvent.click(await screen.findByRole('button', { name: /version 1/ }))
      await waitFor(() => expect(sent.some(({ route }) => route.startsWith('PUT'))).toBe(true))
      expect(sent.find(({ route }) => route.startsWith('PUT'))!.body).toMatchObject({
        forkedFrom: from?.endsWith(origin) === true ? origin : null,
      })
      sent.splice(0)
      location.hash = ''
      cleanup()
    }
  })

  test('a draft that began with a version of its own is no fork of itself', async () => {
    const { name, content } = await heavy()
    const draft = newDraft('gekido', 'Heavy Rex', content, name)
    saveDraft(draft)
    localStorage.setItem('robodrome.signed', 'Vera')
    const { sent } = host({
      'GET /api/session': SESSION,
      'POST /api/session': SESSION,
      'GET /api/boxes/mine': MINE,
      'POST /api/boxes': { name, game: 'gekido', content },
    })
    render(<Workshop rest={[draft.id, 'share']} />)
    await userEvent.click(await screen.findByRole('button', { name: /version 1/ }))
    await waitFor(() => expect(sent.some(({ route }) => route.startsWith('PUT'))).toBe(true))
    expect(sent.find(({ route }) => route.startsWith('PUT'))!.body).toMatchObject({ forkedFrom: null })
  })

  test('a refusal of the host is told in place, and nothing is lost', async () => {
    const draft = await draftWith('gekido', 'Heavy Rex', [[TWO_PAIRS, 5]])
    localStorage.setItem('robodrome.signed', 'Vera')
    const error = { code: 'full', message: 'x', reason: 'site.tooManyBoxes', params: { most: 50 } }
    host({
      'GET /api/session': SESSION,
      'POST /api/session': SESSION,
      'GET /api/boxes/mine': MINE,
      'POST /api/boxes': new Response(JSON.stringify({ error }), { status: 409 }),
    })
    render(<Workshop rest={[draft.id, 'share']} />)
    // Nothing becomes public automatically.
    expect(((await screen.findByRole('radio', { name: /Only you/ })) as HTMLInputElement).checked).toBe(true)
    await userEvent.click(screen.getByRole('radio', { name: /With the link/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Share version 1' }))
    expect((await screen.findByRole('alert')).textContent).not.toBe('')
    expect((screen.getByRole('button', { name: 'Share version 1' }) as HTMLButtonElement).disabled).toBe(false)
  })

  test('without a host the link holds the box, and opens with the same changes', async () => {
    const draft = await draftWith('gekido', 'Heavy Rex', [[TWO_PAIRS, 5]])
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    render(<Workshop rest={[draft.id, 'share']} />)
    expect(await screen.findByText(/The server can’t be reached/)).toBeTruthy()
    const link = (await screen.findByText(/#\/box\/heavy-rex\/~/)).textContent!
    expect(link.length).toBeLessThan(400)
    cleanup()
    render(<BoxPage rest={link.split('#/box/')[1]!.split('/').map(decodeURIComponent)} />)
    expect(await screen.findByRole('heading', { level: 1, name: 'Heavy Rex' })).toBeTruthy()
    expect((await screen.findAllByText(/5, was/)).length).toBeGreaterThan(0)
    await userEvent.click(screen.getByRole('button', { name: 'Fork' }))
    expect(location.hash).toMatch(/^#\/workshop\/[0-9a-f]{8}$/)
  })
})

describe('links with a box inside', () => {
  const wide = async () => {
    const bench = await openBench('pbl')
    const printed = bench.printed as { cards: { [field: string]: Json }[] }
    const noise = (n: number): string => Array.from({ length: 12 }, (_, i) => Math.sin(n * 100 + i).toString(36)).join(' ')
    const cards = printed.cards.map((card, i) => ({ ...card, name: noise(i) }))
    return { bench, draft: newDraft('pbl', 'Long', { ...printed, cards }) }
  }

  test('a fork of a sent box credits that box, and not the one that it was forked from', async () => {
    vi.stubGlobal('fetch', async () => new Response('null', { status: 404 }))
    const bench = await openBench('gekido')
    const { good } = await draftWith('gekido', 'Heavy Rex', [[TWO_PAIRS, 5]])
    const link = (await linkInside(bench, { ...newDraft('gekido', 'Heavy Rex', good, `older ${'a'.repeat(64)}`) }))!
    render(<BoxPage rest={link.split('#/box/')[1]!.split('/')} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Fork' }))
    const forked = JSON.parse(localStorage.getItem(`robodrome.workshop.${location.hash.split('/').at(-1)}`)!) as { from: string }
    expect(forked.from).toBe(`heavy-rex ${digestOf(good)}`)
  })

  test('while a link is packed, the page does not call it too large', async () => {
    const draft = await draftWith('gekido', 'Heavy Rex', [[TWO_PAIRS, 5]])
    render(<LinkPanel bench={await openBench('gekido')} draft={draft} same={null} />)
    expect(screen.queryByText(/too large|longer than/i)).toBeNull()
    expect(document.querySelector('.box-link p')!.textContent).toBe('')
    await waitFor(() => expect(document.querySelector('.box-link code')).not.toBeNull())
  })

  test('a box of more than 6 KB has none: the page says to send the file', async () => {
    const { bench, draft } = await wide()
    expect(await linkInside(bench, draft)).toBeNull()
  })

  test.each(['~', '~abc', '~!!!', `~${'A'.repeat(4_000)}`, '0'.repeat(64)])(
    'hostile letters %s are refused in a sentence',
    async (letters) => {
      vi.stubGlobal('fetch', async () => new Response('null', { status: 404 }))
      render(<BoxPage rest={['any', letters]} />)
      expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be opened/)
    },
  )

  test.each([
    ['an unknown game', ['chess', 'A title', null, {}]],
    ['a value out of range', ['gekido', 'A title', null, { bots: { SLICER: { duel: { attack: { FOUR_KIND: [999, 5] } } } } }]],
    ['a title that turns the text around', ['gekido', 'A\u202eB', null, {}]],
    ['prototype keys', ['gekido', 'A title', null, JSON.parse('{"__proto__":{"x":1}}') as object]],
    ['no list', { game: 'gekido' }],
  ])('hostile: %s', async (_what, value) => {
    const { lettersOf, through } = await import('../../src/table/shared.ts')
    const bytes = await through(new TextEncoder().encode(JSON.stringify(value)), new CompressionStream('deflate-raw'), 10_000)
    render(<BoxPage rest={['any', `~${lettersOf(bytes)}`]} />)
    expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be opened/)
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
  })

  test('a few letters that unfold to megabytes are refused before they fill the memory', async () => {
    const { lettersOf, through } = await import('../../src/table/shared.ts')
    const bytes = await through(new TextEncoder().encode(`["${'x'.repeat(3_000_000)}"]`), new CompressionStream('deflate-raw'), 100_000)
    expect(lettersOf(bytes).length).toBeLessThan(6_000)
    render(<BoxPage rest={['any', `~${lettersOf(bytes)}`]} />)
    expect((await screen.findByRole('alert')).textContent).toMatch(/cut off/)
  })
})

describe('a box of this host', () => {
  test('its page shows author, note, credit and changes; a reader reports it once', async () => {
    const box = await heavy()
    const at = box.name.replace(' ', '/')
    const card = shared(box.name, { forkedFrom: { name: `old ${'3'.repeat(64)}`, title: 'Old Rex', author: { ...VERA, name: 'Omar' } } })
    const { sent } = host({
      [`GET /api/boxes/${at}/share`]: card,
      [`GET /api/boxes/${at}`]: box,
      'GET /api/session': SESSION,
      'POST /api/session': SESSION,
      [`POST /api/boxes/${at}/report`]: {},
    })
    render(<BoxPage rest={box.name.split(' ')} />)
    expect(await screen.findByRole('heading', { level: 1, name: 'Heavy Rex' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'by Vera' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Old Rex' }).getAttribute('href')).toBe(`#/box/old/${'3'.repeat(64)}`)
    expect(screen.getByText('Version 1 · 2 forks · 3 tables')).toBeTruthy()
    expect((await screen.findAllByText(/5, was/)).length).toBeGreaterThan(0)
    await userEvent.click(screen.getByText('Report to the host'))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Report to the host' }), 'Copied text')
    await userEvent.click(screen.getByRole('button', { name: 'Report' }))
    expect(await screen.findByText(/You have reported this box/)).toBeTruthy()
    expect(sent.find(({ route }) => route.endsWith('/report'))!.body).toEqual({ reason: 'copied' })
    expect((screen.getByRole('button', { name: 'Play' }) as HTMLButtonElement).disabled).toBe(false)
  })

  test('a league is opened with its digest, and its reader is in it', async () => {
    const box = await heavy()
    const at = box.name.replace(' ', '/')
    const { sent } = host({
      [`GET /api/boxes/${at}/share`]: shared(box.name),
      [`GET /api/boxes/${at}`]: box,
      'GET /api/session': SESSION,
      'POST /api/session': SESSION,
    })
    render(<BoxPage rest={box.name.split(' ')} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Play a league with this box' }))
    await waitFor(() => expect(sent.some(({ route }) => route === 'POST /api/competitions')).toBe(true))
    const { body } = sent.find(({ route }) => route === 'POST /api/competitions')!
    const { definition } = body as { definition: object }
    expect(definition).toMatchObject({ box: box.name.split(' ')[1], events: [{ game: 'gekido', mode: 'duel', seats: 2 }] })
    // The host refuses, so the page says why, and the button is available again.
    expect(await screen.findByRole('alert')).toBeTruthy()
  })

  test('its author sees that it is hidden, and nobody plays it', async () => {
    const box = await heavy()
    const at = box.name.replace(' ', '/')
    host({ [`GET /api/boxes/${at}/share`]: shared(box.name, { own: true, state: 'hidden' }), [`GET /api/boxes/${at}`]: box })
    render(<BoxPage rest={box.name.split(' ')} />)
    expect(await screen.findByText(/The host has hidden the box/)).toBeTruthy()
    expect((screen.getByRole('button', { name: 'Play' }) as HTMLButtonElement).disabled).toBe(true)
    expect(screen.queryByText('Report to the host')).toBeNull()
  })

  test('the gallery stays while other filters are asked for, and says if that fails', async () => {
    const { name } = await heavy()
    const answers: Record<string, unknown> = { 'GET /api/boxes': { ...GALLERY, total: 1, boxes: [shared(name)] } }
    host(answers)
    render(<HostGallery isFull={false} />)
    const order = await screen.findByRole('combobox', { name: 'Order' })
    answers['GET /api/boxes'] = new Response('null', { status: 500 })
    await userEvent.selectOptions(order, 'Most played')
    expect((await screen.findByRole('alert')).textContent).not.toBe('')
    expect(screen.getByRole('combobox', { name: 'Order' })).toBe(order)
    expect(document.activeElement).toBe(order)
    expect(screen.getByRole('link', { name: 'Heavy Rex' })).toBeTruthy()
  })

  test('the gallery lists boxes with Play and Fork; without a gallery there is no section', async () => {
    const box = await heavy()
    const { sent } = host({
      'GET /api/boxes': { ...GALLERY, total: 1, boxes: [shared(box.name, { visibility: 'gallery', title: '<b>Rex</b>' })] },
      [`GET /api/boxes/${box.name.replace(' ', '/')}`]: box,
    })
    render(<HostGallery isFull={false} />)
    const row = (await screen.findByRole('link', { name: '<b>Rex</b>' })).closest('li')!
    expect(within(row).getByText('Harder to hit')).toBeTruthy()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Most played')
    await waitFor(() => expect(sent.filter(({ route }) => route === 'GET /api/boxes')).toHaveLength(2))
    await userEvent.click(await screen.findByRole('button', { name: 'Fork: <b>Rex</b>' }))
    await waitFor(() => expect(location.hash).toMatch(/^#\/workshop\/[0-9a-f]{8}$/))
    cleanup()
    host({ 'GET /api/boxes': { ...GALLERY, gallery: 'off' } })
    const { container } = render(<HostGallery isFull={false} />)
    await new Promise((done) => setTimeout(done, 50))
    expect(container.textContent).toBe('')
  })
})

test('the host’s page shows reports, changes and author of a box, and sends the decision', async () => {
  const box = await heavy()
  const at = box.name.replace(' ', '/')
  const reports = [
    { by: { ...VERA, name: 'Omar' }, reason: 'words' as const, at: 1 },
    { by: { ...VERA, name: 'Ines' }, reason: 'words' as const, at: 2 },
    { by: { ...VERA, name: 'Kuro' }, reason: 'copied' as const, at: 3 },
  ]
  const view: HostView = {
    reports: [],
    boxes: [{ box: shared(box.name, { state: 'reported' }), reports, blocked: false }],
    people: { all: 1, kept: 1, programs: 0, seenToday: 1, newest: [] },
    tables: { open: 0, playing: 0, over: 0 },
    sizes: [],
    versions: [],
    packages: [],
  }
  const { sent } = host({
    'GET /api/host': view,
    [`GET /api/host/boxes/${at}`]: box,
    [`POST /api/host/boxes/${at}`]: { ...view, boxes: [] },
    [`POST /api/host/authors/${VERA.id}`]: { ...view, boxes: [{ ...view.boxes[0]!, blocked: true }] },
  })
  render(<HostPage />)
  await userEvent.type(screen.getByLabelText(/The token/), 'the token of the host')
  await userEvent.click(screen.getByRole('button', { name: 'Enter' }))
  expect(await screen.findByText('2 × Offensive words, 1 × Copied text')).toBeTruthy()
  expect(screen.getByText(/hidden by reports/)).toBeTruthy()
  await userEvent.click(screen.getByText('What it changes'))
  expect((await screen.findAllByText(/5, was/)).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: 'Block author' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Let the author share again' }))
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(await screen.findByText('No boxes are reported, waiting or hidden.')).toBeTruthy()
  expect(sent.flatMap(({ route, body }) => (route.startsWith('POST') ? [[route, body]] : []))).toEqual([
    [`POST /api/host/authors/${VERA.id}`, { blocked: true }],
    [`POST /api/host/authors/${VERA.id}`, { blocked: false }],
    [`POST /api/host/boxes/${at}`, { ruling: 'hidden' }],
  ])
  expect(sent.every(({ token }) => token === 'the token of the host')).toBe(true)
})
