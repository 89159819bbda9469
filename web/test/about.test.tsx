import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import AboutPage from '../src/about/about-page.tsx'
import { about as de } from '../src/words/de/about.ts'
import { about as en } from '../src/words/en/about.ts'
import { serve } from './serve.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const SITE = { version: '1.2.3', contact: 'host@example.org', imprint: 'https://example.org/imprint', chatDays: 7 }

test('help answers every question', () => {
  render(<AboutPage rest={[]} />)
  for (const { ask, tell } of en.questions) {
    expect(screen.getByText(ask)).toBeTruthy()
    expect(screen.getByText(tell)).toBeTruthy()
  }
})

test('about shows the version, the contact and the imprint of the host', async () => {
  serve({ 'GET /api/site': SITE })
  render(<AboutPage rest={['about']} />)
  expect(await screen.findByText('This site runs version 1.2.3.')).toBeTruthy()
  expect(screen.getByText('Contact: host@example.org')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Imprint' }).getAttribute('href')).toBe(SITE.imprint)
})

test('a host without contact is said to have none, and a server that is away is said to be', async () => {
  serve({ 'GET /api/site': { ...SITE, contact: null, imprint: null } })
  render(<AboutPage rest={['about']} />)
  expect(await screen.findByText(en.noContact)).toBeTruthy()
  cleanup()
  serve({})
  render(<AboutPage rest={['about']} />)
  expect(await screen.findByText(en.failed)).toBeTruthy()
})

test('privacy names the days that this host keeps chat', async () => {
  serve({ 'GET /api/site': SITE })
  render(<AboutPage rest={['privacy']} />)
  expect(await screen.findByText('7 days.')).toBeTruthy()
})

test('both languages answer the same questions and name the same data', () => {
  expect(de.questions).toHaveLength(en.questions.length)
  expect(de.kept).toHaveLength(en.kept.length)
})
