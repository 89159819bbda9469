import type { Finding, Review } from '@robodrome/review'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Reviewer } from '../src/review/reviewer.ts'
import type { Takes, ToWorker } from '../src/table/worker-messages.ts'

const FINDING: Finding = {
  entries: 0,
  chosen: ['a'],
  better: ['b'],
  grade: 'costly',
  cost: 0.1,
  error: 0.01,
  chances: { chosen: 0.4, better: 0.5 },
  reasons: [],
  inFavour: [],
}
/** How many decisions the seat made. */
const DECISIONS = 12

/** A worker that finds something in each decision of its portion, one at a time, and remembers its requests. */
class Slow extends EventTarget {
  static all: Slow[] = []
  static pause = 1
  asked: Takes<'review'> | null = null
  isClosed = false
  #now: Review = { decisions: 0, looked: 0, mattered: 0, good: 0, findings: [], wellFound: [], seen: [], waiting: [] }
  #left: number[] = []

  constructor() {
    super()
    Slow.all.push(this)
  }
  postMessage({ id, job, takes }: ToWorker): void {
    const value =
      job === 'review' ? this.#begin(takes as Takes<'review'>) : job === 'reviewOn' ? this.#on() : { findings: [], wellFound: [] }
    setTimeout(() => this.isClosed || this.dispatchEvent(new MessageEvent('message', { data: { type: 'reply', id, value } })), Slow.pause)
  }
  terminate(): void {
    this.isClosed = true
  }
  #begin(takes: Takes<'review'>): null {
    this.asked = takes
    const own = Array.from({ length: DECISIONS }, (_, i) => i).filter((i) => i % takes.portion.of === takes.portion.nth)
    this.#left = own.filter((i) => !(takes.begun?.seen ?? []).includes(i))
    this.#now = { ...this.#now, decisions: this.#left.length }
    return null
  }
  #on(): { review: Review; isDone: boolean } {
    const entries = this.#left.shift()
    if (entries === undefined) return { review: this.#now, isDone: true }
    const findings = [...this.#now.findings, { ...FINDING, entries }]
    this.#now = { ...this.#now, looked: this.#now.looked + 1, seen: [...this.#now.seen, entries], findings }
    return { review: this.#now, isDone: false }
  }
}

beforeEach(() => {
  Slow.all = []
  vi.stubGlobal('Worker', Slow)
})
afterEach(() => void vi.unstubAllGlobals())

const about = async () => ({ record: 'r', box: undefined, seat: 0, from: undefined, language: 'en' as const })
const foundBy = (review: Review | null): number[] => (review?.findings ?? []).map(({ entries }) => entries).toSorted((a, b) => a - b)
const ALL = Array.from({ length: DECISIONS }, (_, i) => i)

test('two workers share the decisions, and what both found is one review, which is kept', async () => {
  const kept: Review[] = []
  const reviewer = new Reviewer(about, null, (review) => kept.push(review))
  await reviewer.open()
  expect(reviewer.state().stage).toBe('done')
  expect(Slow.all.map(({ asked }) => asked?.portion)).toEqual([
    { nth: 0, of: 2 },
    { nth: 1, of: 2 },
  ])
  expect(foundBy(reviewer.state().review)).toEqual(ALL)
  expect(kept.at(-1)).toEqual(reviewer.state().review)
})

test('a review can be stopped and goes on where it was, also on the next visit, and nothing is examined twice', async () => {
  Slow.pause = 5
  const kept: Review[] = []
  const reviewer = new Reviewer(about, null, (review) => kept.push(review))
  const opened = reviewer.open()
  await waitFor(() => expect(reviewer.state().review?.looked).toBeGreaterThan(2))
  reviewer.stop()
  await opened
  expect(reviewer.state().stage).toBe('stopped')
  const before = kept.at(-1)!
  expect(before.looked).toBeLessThan(DECISIONS)
  reviewer.close()

  Slow.all = []
  const later = new Reviewer(about, before, (review) => kept.push(review))
  expect(later.state().stage).toBe('stopped')
  await later.open()
  expect(foundBy(later.state().review)).toEqual(foundBy(before))
  later.goOn()
  await waitFor(() => expect(later.state().stage).toBe('done'))
  expect(Slow.all.flatMap(({ asked }) => (asked === null ? [] : [asked.begun?.seen]))).toEqual([before.seen, before.seen])
  expect(foundBy(later.state().review)).toEqual(ALL)
  expect(later.state().review).toMatchObject({ decisions: DECISIONS, looked: DECISIONS })
  expect(kept.at(-1)!.seen).toEqual(ALL)

  Slow.all = []
  const last = new Reviewer(about, kept.at(-1)!, () => {})
  expect(last.state().stage).toBe('done')
  await last.open()
  expect(Slow.all.every(({ asked }) => asked === null)).toBe(true)
})
