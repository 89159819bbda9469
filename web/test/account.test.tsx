import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { AccountSettings } from '@robodrome/protocol'
import AccountPage from '../src/people/account.tsx'
import { OWN_ID, serve } from './serve.ts'

const KEPT: AccountSettings = {
  id: OWN_ID,
  name: 'Noor',
  kept: true,
  username: 'noor',
  passkeysWork: true,
  passkeys: [],
  codes: 3,
  provenFor: 900_000,
  sessions: [{ id: 's1', device: 'Firefox, Linux', createdAt: 1, here: true }],
}
const OLD = { ...KEPT, provenFor: 0 }

const open = async (account: AccountSettings, answers: Record<string, unknown> = {}) => {
  const served = serve({ 'GET /api/account/settings': account, 'GET /api/blocks': { blocked: [] }, ...answers })
  render(<AccountPage />)
  await screen.findByRole('heading', { name: 'Your data' })
  return served
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a recent proof asks nobody to sign in again, whatever this device’s clock says', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1)
  await open(KEPT)
  expect(screen.queryByRole('heading', { name: 'Sign in again' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Download everything' }).getAttribute('href')).toBe('/api/account/export')
  vi.restoreAllMocks()
})

test('with an old proof the form asks for one of the account’s sign-in methods before it shows the data', async () => {
  await open(OLD)
  expect(screen.getByRole('heading', { name: 'Sign in again' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('User name').value).toBe('noor')
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Download everything' }).hasAttribute('href')).toBe(false)
  cleanup()
  await open({ ...OLD, username: null, passkeys: [{ id: 'k', device: 'Safari, iOS', createdAt: 1, usedAt: null }] })
  expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeTruthy()
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(screen.getByText(/^Passkey from Safari, iOS/)).toBeTruthy()
})

test('a wrong password is reported; the right one opens what was closed', async () => {
  const user = userEvent.setup()
  await open(OLD)
  await user.type(screen.getByLabelText('Password'), 'wrong horse battery')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Nothing here.')
  const { asked } = serve({
    'GET /api/account/settings': KEPT,
    'GET /api/blocks': { blocked: [] },
    'POST /api/sign-in': { id: OWN_ID, name: 'Noor', kept: true },
  })
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Signed in again as Noor.')).toBeTruthy()
  expect(asked).toContain('POST /api/sign-in {"username":"noor","password":"wrong horse battery","bring":true}')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sign in again' })).toBeNull())
})

test('a guest has nothing to prove: the account can be saved, used elsewhere, exported and deleted', async () => {
  await open({ ...KEPT, kept: false, username: null, provenFor: null })
  expect(screen.getByRole('heading', { name: 'Have an account already?' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download everything' }).hasAttribute('href')).toBe(true)
})
