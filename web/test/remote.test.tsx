import { act, cleanup, render, screen } from '@testing-library/react'
import { Refused } from '@robodrome/table'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Known, Remote, useLoaded, useRemote } from '../src/table/remote.ts'

let seen: DocumentVisibilityState = 'visible'

beforeEach(() => {
  seen = 'visible'
  vi.useFakeTimers()
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const show = async (state: DocumentVisibilityState): Promise<void> => {
  seen = state
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
}
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })

const PACE = { everyMs: 1_000 }
const One = ({ load }: { load(): Promise<number> }) => {
  const { found, failure } = useLoaded(load, PACE)
  return (
    <p role="status">
      {found ?? 'nothing'} {failure?.message}
    </p>
  )
}
const said = (): string => screen.getByRole('status').textContent.trim()

test('it is requested at once and repeatedly while shown; a failure keeps the last answer', async () => {
  const load = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockRejectedValueOnce(new Error('no network')).mockResolvedValue(3)
  const { unmount } = render(<One load={load} />)
  expect(said()).toBe('nothing')
  await pass(0)
  expect(said()).toBe('1')
  await pass(1_000)
  expect(said()).toBe('1 no network')
  await pass(1_000)
  expect(said()).toBe('3')
  unmount()
  await pass(5_000)
  expect(load).toHaveBeenCalledTimes(3)
})

test('while the page is hidden it is not requested, and at once when the page is visible again', async () => {
  const load = vi.fn<() => Promise<number>>().mockResolvedValue(1)
  render(<One load={load} />)
  await pass(0)
  await show('hidden')
  await pass(5_000)
  expect(load).toHaveBeenCalledTimes(1)
  await show('visible')
  expect(load).toHaveBeenCalledTimes(2)
  await pass(1_000)
  expect(load).toHaveBeenCalledTimes(3)
})

test('after a 404 it is not requested again', async () => {
  const load = vi.fn<() => Promise<number>>().mockRejectedValue(new Refused('not-found', { message: 'gone' }))
  render(<One load={load} />)
  await pass(5_000)
  expect(said()).toBe('nothing gone')
  expect(load).toHaveBeenCalledTimes(1)
})

test('screens that show the same share one question, and an older answer never replaces a newer one', async () => {
  const answers: ((n: number) => void)[] = []
  const remote = new Remote((_before: Known<number>) => new Promise<number>((resolve) => answers.push(resolve)), { everyMs: null })
  const Each = () => <p role="status">{useRemote(remote).found}</p>
  render(
    <>
      <Each />
      <Each />
    </>,
  )
  expect(answers).toHaveLength(1)
  await act(async () => void remote.again())
  await act(async () => answers[1]!(2))
  await act(async () => answers[0]!(1))
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['2', '2'])
})
