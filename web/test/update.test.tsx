import { WIRE } from '@robodrome/protocol'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Update from '../src/page/update.ts'

type Module = typeof Update

const reload = vi.fn<() => void>()
let page: Module
let stop: AbortController

/** The page just after loading, as this version. */
const load = async (build = '1.0.0'): Promise<Module> => {
  vi.resetModules()
  vi.stubEnv('BUILD', build)
  return import('../src/page/update.ts')
}

beforeEach(async () => {
  vi.useFakeTimers()
  sessionStorage.clear()
  reload.mockClear()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  // The listeners of one page must not affect the next one.
  stop = new AbortController()
  const listen = globalThis.addEventListener.bind(globalThis)
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject, options?: unknown) =>
      listen(name, listener, { ...(options as object), signal: stop.signal }),
  )
  location.hash = '#/'
  page = await load()
  page.watchForUpdates()
})
afterEach(() => {
  stop.abort()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  document.body.replaceChildren()
})

const wait = () => vi.advanceTimersByTime(2 * page.QUIET_MS)
const go = (hash: string) => {
  location.hash = hash
  globalThis.dispatchEvent(new Event('hashchange'))
}

test.each(['1.1.0', '1.0.1', '2.0.0', '1.10.0'])(
  'a newer version %s with the same wire is taken at the next change of the screen, not before',
  (build) => {
    page.noteServer(WIRE, build)
    wait()
    expect(reload).not.toHaveBeenCalled()
    go('#/learn')
    expect(reload).toHaveBeenCalledTimes(1)
  },
)

test.each([
  [WIRE, '1.0.0'],
  [WIRE, '0.9.0'],
  [WIRE - 1, '0.9.0'],
])('a server of wire %i and version %s is none that the page must be updated for', (wire, build) => {
  page.noteServer(wire, build)
  wait()
  go('#/learn')
  expect(reload).not.toHaveBeenCalled()
})

test('another wire: the page loads anew by itself once nobody has touched it for a moment', () => {
  vi.setSystemTime(Date.now() + 60_000)
  globalThis.dispatchEvent(new Event('pointerdown'))
  page.noteServer(WIRE + 1, '1.1.0')
  vi.advanceTimersByTime(page.QUIET_MS - page.CHECK_MS)
  expect(reload).not.toHaveBeenCalled()
  wait()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('another wire: a choice that is not sent, words that are typed and an open dialog are waited for', () => {
  page.noteServer(WIRE + 1, '1.1.0')
  const choice = renderHook(() => page.useHold(true))
  wait()
  choice.unmount()
  const field = document.createElement('textarea')
  document.body.append(field)
  field.value = 'Good lu'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  wait()
  field.value = ''
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  wait()
  expect(reload).not.toHaveBeenCalled()
  dialog.remove()
  wait()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page that is still old after a reload does not retry at once, unless a person asks', async () => {
  page.loadAnew()
  expect(reload).toHaveBeenCalledTimes(1)
  page = await load()
  expect(page.updatedTo()).toBeNull()
  page.noteServer(WIRE + 1, '1.1.0')
  wait()
  expect(reload).toHaveBeenCalledTimes(1)
  page.loadAnew(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('the new page says once that it was updated', async () => {
  page.loadAnew()
  page = await load('1.1.0')
  expect([page.updatedTo(), page.updatedTo()]).toEqual(['1.1.0', null])
})
