import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import Opponents from '../src/meet/opponents.tsx'
import Programs from '../src/meet/programs.tsx'
import { OWN_ID as ID, serve } from './serve.ts'

const KURO = { id: ID, name: 'Kuro', bot: true }
const TOKEN = { id: 't1', name: 'my computer', scopes: ['account:read'], createdAt: 1, usedAt: null }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a program is made, gets a token that is shown once, and loses it', async () => {
  const list = { own: [], programs: [{ ...KURO, tokens: [TOKEN] }] }
  const { asked } = serve({
    'GET /api/tokens': list,
    'POST /api/session': { id: ID, name: 'Noor', kept: false },
    'POST /api/programs': KURO,
    'POST /api/tokens': { ...TOKEN, token: 'rd_secret' },
    'DELETE /api/tokens/t1': null,
  })
  const user = userEvent.setup()
  render(<Programs />)
  expect(await screen.findByText('my computer')).toBeTruthy()
  expect(screen.queryByDisplayValue('rd_secret')).toBeNull()

  await user.type(screen.getByLabelText('Name'), 'Shiro')
  await user.click(screen.getAllByRole('button', { name: 'Create' })[0]!)
  await waitFor(() => expect(asked).toContain('POST /api/programs {"name":"Shiro"}'))

  await user.click(screen.getAllByText('New token')[0]!)
  await user.click(screen.getAllByLabelText(/^chat:write/)[0]!)
  await user.click(screen.getAllByRole('button', { name: 'Create' })[1]!)
  expect(await screen.findByDisplayValue('rd_secret')).toBeTruthy()
  expect(asked).toContain(`POST /api/tokens {"program":"${ID}","name":"my computer","scopes":["account:read","challenge:write","play"]}`)

  await user.click(screen.getByRole('button', { name: 'Revoke my computer' }))
  await waitFor(() => expect(asked).toContain('DELETE /api/tokens/t1'))
})

test('a visitor with an invitation reads at the top whose friend they are, and can challenge them', async () => {
  const mara = { id: 'b'.repeat(20), name: 'Mara', bot: false }
  serve({
    'POST /api/session': { id: ID, name: 'Noor', kept: false },
    'POST /api/friends': mara,
    'GET /api/friends': { friends: [] },
    'GET /api/bots': { accounts: [] },
  })
  render(<Opponents rest={['x'.repeat(22)]} />)
  expect(await screen.findByRole('heading', { level: 1, name: 'You and Mara are friends now.' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Challenge Mara' }).getAttribute('href')).toBe(`#/opponents/to/${mara.id}`)
})

test('what is wrong is said, and what waits is listed: challenges, friends, programs', async () => {
  const challenge = {
    id: 'c1',
    table: 'k3pzq7ma2xwd',
    from: KURO,
    to: { id: ID, name: 'Noor', bot: false },
    game: 'volt',
    settings: { mode: 'basic', seats: 2, options: {} },
    clock: null,
    state: 'open',
    createdAt: 1,
  }
  const { asked } = serve({
    'POST /api/session': { id: ID, name: 'Noor', kept: false },
    'GET /api/account': { id: ID, name: 'Noor', bot: false },
    'GET /api/challenges': { challenges: [challenge] },
    'GET /api/friends': { friends: [{ id: 'b'.repeat(20), name: 'Sol', bot: false, since: 1, table: 'aaaaaaaaaaaa' }] },
    'GET /api/bots': { accounts: [KURO] },
    'POST /api/challenges/c1/decline': null,
    'POST /api/friends/invitations': { code: 'x'.repeat(22) },
  })
  const user = userEvent.setup()
  render(<Opponents rest={[]} />)
  expect(await screen.findByText('Kuro (bot) challenges you to VOLT')).toBeTruthy()
  expect(screen.getByText(/No clock/, { selector: 'small' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Challenge Sol' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Sol’s table' }).getAttribute('href')).toMatch(/aaaaaaaaaaaa$/)
  expect(await screen.findByRole('button', { name: 'Challenge Kuro' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(asked).toContain('POST /api/challenges/c1/decline'))
  await user.click(screen.getByRole('button', { name: 'Invite a friend' }))
  expect(await screen.findByDisplayValue(new RegExp(`#/opponents/${'x'.repeat(22)}$`))).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Find an opponent' }).getAttribute('aria-disabled')).toBe('false'))
  await user.click(screen.getByRole('button', { name: 'Find an opponent' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Nothing here.')
})

test('a search within a window shows which ratings that means, and follows changes made meanwhile', async () => {
  const { asked } = serve({
    'GET /api/account': { id: ID, name: 'Noor', bot: false },
    'GET /api/challenges': { challenges: [] },
    'GET /api/friends': { friends: [] },
    'GET /api/bots': { accounts: [] },
    'POST /api/seeks': { id: 's1', rating: 1500, table: null },
    'GET /api/seeks/s1': { id: 's1', rating: 1500, table: null },
    'DELETE /api/seeks/s1': null,
  })
  const user = userEvent.setup()
  render(<Opponents rest={[]} />)
  const button = await screen.findByRole('button', { name: 'Find an opponent' })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'))
  await user.click(button)
  expect((await screen.findByText(/^Searching for/)).textContent).not.toContain('1500')
  await user.click(screen.getByRole('radio', { name: 'Within 100' }))
  expect(await screen.findByText(/Your rating is 1500: you can be paired with players rated 1400 to 1600/)).toBeTruthy()
  const begun = asked.filter((each) => each.startsWith('POST /api/seeks'))
  expect(begun.map((each) => /"window":.*/.exec(each)![0])).toEqual(['"window":null}', '"window":{"below":100,"above":100}}'])
  expect(asked).toContain('DELETE /api/seeks/s1')
  await user.click(screen.getByRole('button', { name: 'Stop searching' }))
  expect(await screen.findByRole('button', { name: 'Find an opponent' })).toBeTruthy()
})

test('somebody is challenged from their profile, to what was chosen', async () => {
  const sol = 'b'.repeat(20)
  const { asked } = serve({
    'POST /api/session': { id: ID, name: 'Noor', kept: false },
    'GET /api/account': { id: ID, name: 'Noor', bot: false },
    'GET /api/challenges': { challenges: [] },
    'GET /api/friends': { friends: [] },
    'GET /api/bots': { accounts: [] },
    [`GET /api/people/${sol}`]: { id: sol, name: 'Sol', bot: false },
  })
  const user = userEvent.setup()
  render(<Opponents rest={['to', sol]} />)
  expect(await screen.findByRole('heading', { name: 'Challenge Sol' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Find an opponent' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'VOLT' }))
  await user.click(screen.getByLabelText('A day a move'))
  const button = screen.getByRole('button', { name: 'Challenge' })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'))
  await user.click(button)
  await waitFor(() => expect(asked.find((each) => each.startsWith('POST /api/challenges'))).toContain(`{"game":"volt"`))
  const sent = asked.find((each) => each.startsWith('POST /api/challenges'))!
  expect(sent).toContain('"bank":259200000')
  expect(sent).toContain(`"to":["${sol}"]`)
})
