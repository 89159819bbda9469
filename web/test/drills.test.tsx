import { loadGame } from '@robodrome/games'
import type { Position } from '@robodrome/kernel'
import type { Reason, Review } from '@robodrome/review'
import { save, writeRecord } from '@robodrome/table'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drilledSeat, drillId, drillsOf } from '../src/drills/collect.ts'
import { LEARNT, type Drill, type PlayedBattle } from '../src/drills/drill.ts'
import DrillsPage from '../src/drills/page.tsx'
import { profileOf } from '../src/drills/profile.ts'
import { after, calendarFrom, countsByStep, dueOn } from '../src/drills/schedule.ts'
import { addDrills, answer, drills, drillsAsText, importDrills, keepTwin, removeDrill } from '../src/drills/store.ts'
import { prefer } from '../src/page/preferences.ts'
import { drillJobs } from '../src/table/jobs/drills.ts'
import type { FromWorker, ToWorker } from '../src/table/worker-messages.ts'
import { drills as german } from '../src/words/de/drills.ts'

const SEAL = 'ab12'
const settings = { mode: 'duel', seats: 2, options: {} }
const reason: Reason = { claim: { subject: 'gekido rival structure', chosen: 8, better: 4, cases: 60 }, share: 0.9 }

/** A review of a Duel in which Three of a Kind was named where Four of a Kind was certain as well. */
async function reviewed(seal = SEAL) {
  const game = (await loadGame('gekido'))!
  const bots = { 0: { bot: 'MEOW', at: '0,1' }, 1: { bot: 'SLICER', at: '1,0' } }
  const position = game.arrange({ at: 'lock', bots, attack: { target: 1, roll: 1, free: 'TTTTC' } }, settings) as Position
  const record = writeRecord({
    game: 'gekido',
    version: game.version,
    settings,
    players: ['Mara', 'Kuro'],
    contributions: [],
    seal,
    entries: [{ kind: 'choice', seat: 0, text: 'command Three of a Kind' }],
  })
  const common = { error: 0.01, chances: { chosen: 0.5, better: 0.6 }, inFavour: [], chosen: ['command Three of a Kind'] }
  const review: Review = {
    decisions: 3,
    looked: 3,
    mattered: 3,
    good: 0,
    wellFound: [],
    seen: [0, 1],
    waiting: [],
    findings: [
      { ...common, entries: 0, better: ['command Four of a Kind'], grade: 'costly', cost: 0.1, reasons: [reason] },
      { ...common, entries: 1, better: ['pass'], grade: 'small', cost: 0.03, reasons: [reason] },
      { ...common, entries: 1, better: ['pass'], grade: 'costly', cost: 0.07, reasons: [] },
    ],
  }
  return { review, about: { record, from: save(game, position), seat: 0, today: '2026-03-01', address: '#/review/battle/b1/0' } }
}

async function oneDrill(): Promise<Drill> {
  const { review, about } = await reviewed()
  const { drills: found, battle } = drillsOf(review, about)!
  addDrills(found, battle)
  return drills().drills.find(({ id }) => id === drillId(SEAL, 0, 0))!
}

/** The page's worker, running in this thread. */
class Here extends EventTarget {
  readonly #jobs = drillJobs(async (id) => (await loadGame(id))!)
  protected takesOf(message: ToWorker): unknown {
    return message.takes
  }
  postMessage(message: ToWorker): void {
    const { id, job } = message
    const takes = this.takesOf(message)
    const say = (data: FromWorker): boolean => this.dispatchEvent(new MessageEvent('message', { data }))
    const jobs = this.#jobs as Readonly<Record<string, (takes: unknown) => unknown>>
    void this.#do(jobs, job, takes, say).then(
      (value) => this.#isClosed || say({ type: 'reply', id, value }),
      (error: Error) => this.#isClosed || say({ type: 'fault', id, fault: { code: 'broken', message: error.message } }),
    )
  }
  async #do(jobs: Readonly<Record<string, (takes: unknown) => unknown>>, job: string, takes: unknown, say: (data: FromWorker) => unknown) {
    if (job in jobs) return jobs[job]!(takes)
    this.#table ??= (await import('../src/table/jobs/table.ts')).tableJobs(
      async (id) => (await loadGame(id))!,
      (news) => void say(news),
    )
    return (this.#table as unknown as Record<string, (takes: unknown) => unknown>)[job]!(takes)
  }
  #table: object | undefined
  #isClosed = false
  terminate(): void {
    this.#isClosed = true
  }
}

const KEY = 'robodrome.drills'
const heard = (): boolean => dispatchEvent(new StorageEvent('storage', { key: KEY }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 2, 9) })
  vi.stubGlobal('Worker', Here)
  // Every test begins without drills.
  localStorage.removeItem(KEY)
  heard()
  location.hash = ''
})
afterEach(() => {
  cleanup()
  prefer({ confirm: 'confirm' })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('own decisions of 5 % or more with a reason become drills, once; what a battle cost is kept by kind', async () => {
  const drill = await oneDrill()
  expect(drills().drills).toHaveLength(1)
  expect(drill).toMatchObject({ kind: 'attack', step: 1, due: '2026-03-02', times: 0, game: 'gekido' })
  expect(drill.task.record).not.toContain('seal:')
  expect(drills().battles).toMatchObject([{ id: `${SEAL} 0`, costs: { attack: expect.closeTo(0.13), other: 0.07 } }])
  answer(drill.id, { isRight: true, hadHint: false, wasTwin: false }, '2026-03-02')
  await oneDrill()
  expect(drills().drills.map(({ step }) => step)).toEqual([2])
  expect(drills().battles).toHaveLength(1)
})

test('at a device that two people share, only the first one gets drills; onlookers get none', () => {
  expect([drilledSeat([1]), drilledSeat([0, 1]), drilledSeat([])]).toEqual([1, 0, null])
})

test('right answers come back after 1, 3, 7, 21 and 60 days; a hint keeps the step, a wrong answer starts again', () => {
  let now = { step: 1, due: '2026-03-02', times: 0, isTwinPassed: false }
  const dues: string[] = []
  for (let i = 0; i < 4; i++) {
    now = after(now, { isRight: true, hadHint: false, wasTwin: now.step >= 3 }, now.due)
    dues.push(now.due)
  }
  expect(dues).toEqual(['2026-03-05', '2026-03-12', '2026-04-02', '2026-06-01'])
  expect(after(now, { isRight: true, hadHint: true, wasTwin: true }, now.due)).toMatchObject({ step: 5, due: '2026-07-31' })
  expect(after(now, { isRight: false, hadHint: false, wasTwin: true }, now.due)).toMatchObject({
    step: 1,
    due: '2026-06-02',
    isTwinPassed: false,
  })
  expect(after(now, { isRight: true, hadHint: false, wasTwin: false }, now.due).step).toBe(LEARNT)
  // A drill without a twin does not count as learnt, but comes back once more after 60 days.
  const alone = after({ ...now, isTwinPassed: false }, { isRight: true, hadHint: false, wasTwin: false }, now.due)
  expect(alone).toMatchObject({ step: 5, due: '2026-07-31' })
})

test('a day has at most ten drills, at most three of them new, and overdue ones come first', async () => {
  const one = await oneDrill()
  const many = (times: number, n: number): Drill[] =>
    Array.from({ length: n }, (_, i) => ({ ...one, id: `${times}-${i}`, times, due: i % 2 === 0 ? '2026-02-01' : '2026-02-20' }))
  const log = { day: '2026-03-02', done: 0, fresh: 0 }
  const found = dueOn({ drills: [...many(0, 6), ...many(1, 8)], log }, '2026-03-02')
  expect(found.map(({ times }) => times)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0, 0])
  expect(found.slice(0, 4).every(({ due }) => due === '2026-02-01')).toBe(true)
  expect(dueOn({ drills: many(0, 6), log }, '2026-03-02')).toHaveLength(3)
  expect(dueOn({ drills: many(0, 6), log: { ...log, done: 9, fresh: 1 } }, '2026-03-02')).toHaveLength(1)
  expect(dueOn({ drills: many(0, 6), log: { ...log, done: 10, fresh: 3 } }, '2026-03-03')).toHaveLength(3)
  expect(dueOn({ drills: many(1, 1).map((each) => ({ ...each, due: '2026-03-03' })), log }, '2026-03-02')).toEqual([])
  expect(calendarFrom(many(1, 3).concat({ ...one, due: '2026-03-04' }), '2026-03-02', 4)).toEqual([3, 0, 1, 0])
  expect(countsByStep([one, { ...one, step: LEARNT }])).toEqual([1, 0, 0, 0, 0, 1])
})

test('the profile compares the last twenty battles with the twenty before, kind by kind', () => {
  const battles = Array.from({ length: 40 }, (_, i): PlayedBattle => ({
    id: String(i),
    game: 'volt',
    day: `2026-0${1 + Math.floor(i / 20)}-${10 + (i % 20)}`,
    costs: i < 20 ? { spent: 0.12, harm: 0.02 } : { spent: 0.04, harm: 0.06 },
  }))
  const { kinds, now, before } = profileOf(battles)
  expect(kinds.map(({ kind }) => kind)).toEqual(['harm', 'spent'])
  expect(kinds[1]).toMatchObject({ now: expect.closeTo(0.04), before: expect.closeTo(0.12) })
  expect([now, before]).toEqual([expect.closeTo(0.1), expect.closeTo(0.14)])
  expect(profileOf(battles.slice(0, 3)).before).toBeNull()
  expect(profileOf([]).kinds).toEqual([])
})

test('an exported file is merged by id, the drill that was answered more often stays, and anything else is refused', async () => {
  const drill = await oneDrill()
  const text = drillsAsText()
  answer(drill.id, { isRight: true, hadHint: false, wasTwin: false }, '2026-03-02')
  expect(importDrills(text)).toBe(1)
  expect(drills().drills[0]!.step).toBe(2)
  const further = text.replace('"times":0', '"times":9').replace('"step":1', '"step":4')
  expect(importDrills(further)).toBe(1)
  expect(drills().drills[0]!.step).toBe(4)
  expect(importDrills(text.replaceAll(SEAL, 'cd34'))).toBe(1)
  expect(drills().drills).toHaveLength(2)
  for (const bad of ['', '{}', text.replace('drills 1', 'drills 2'), text.replace('"step":1', '"step":9'), text.replace('gekido', 'chess')])
    expect(importDrills(bad), bad.slice(0, 40)).toBeNull()
  expect(importDrills(text.replace('#/review/battle/b1/0', 'javascript:alert(1)'))).toBeNull()
})

test('the overview shows what is due with its question and without its answer; on the next day nothing is missed', async () => {
  await oneDrill()
  render(<DrillsPage rest={[]} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('One drill comes back today.')
  const due = screen.getByRole('region', { name: 'Due today' })
  await waitFor(() => expect(within(due).getByRole('listitem').textContent).toMatch(/Command/), { timeout: 60_000 })
  expect(due.textContent).toContain('Gekido against Kuro, yesterday')
  expect(due.textContent).not.toContain('Four of a Kind')
  expect(screen.getByRole('region', { name: 'What costs you' }).textContent).toContain('Hit too little')
  expect(screen.getByRole('link', { name: 'Last review' }).getAttribute('href')).toBe('#/review/battle/b1/0')
})

test('a day without drills says when the next one comes back; a file without any is refused in a sentence', async () => {
  const drill = await oneDrill()
  answer(drill.id, { isRight: true, hadHint: false, wasTwin: false }, '2026-03-02')
  render(<DrillsPage rest={[]} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No drill comes back today.')
  expect(screen.getByText('The next one comes back on 5 March.')).toBeDefined()
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
  await user.upload(screen.getByLabelText('Import'), new File(['nonsense'], 'a.json'))
  expect((await screen.findByRole('alert')).textContent).toContain('a.json contains no drills.')
})

test('a right answer is praised with its checked reason, and comes back three days later', async () => {
  await oneDrill()
  render(<DrillsPage rest={['go']} />)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
  const choice = await screen.findByRole('button', { name: /^Four of a Kind/ }, { timeout: 60_000 })
  expect(document.querySelector('.chip b')).toBeNull()
  await user.click(choice)
  await user.click(document.querySelector('.acts .button.primary')!)
  await waitFor(() => expect(document.querySelector('.drilling-result')?.textContent).toMatch(/^Right/), { timeout: 60_000 })
  const result = document.querySelector('.drilling-result')!
  expect(result.textContent).toMatch(/Why “Three of a Kind” is worse.*Kuro has 8\.0 Structure left on average, instead of 4\.0\..*Checked/)
  expect(result.textContent).toContain('Back in 3 days.')
  expect(drills().drills[0]).toMatchObject({ step: 2, due: '2026-03-05', times: 1 })
  await user.click(screen.getByRole('button', { name: 'Finish' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Done: 1 drill.')
})

test('with a hint a right answer stays at its step; a wrong one goes back, and another try does not count', async () => {
  const drill = await oneDrill()
  answer(drill.id, { isRight: true, hadHint: false, wasTwin: false }, '2026-02-20')
  render(<DrillsPage rest={['go']} />)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
  await screen.findByRole('button', { name: /^Four of a Kind/ }, { timeout: 60_000 })
  await user.click(screen.getByRole('button', { name: 'Hint' }))
  await screen.findByText(/Check what your attack can reach/)
  await user.click(screen.getByRole('button', { name: 'Hint' }))
  await screen.findByText(/“Three of a Kind” was weaker/)
  await user.click(screen.getByRole('button', { name: /^Three of a Kind/ }))
  await user.click(document.querySelector('.acts .button.primary')!)
  await waitFor(() => expect(document.querySelector('.drilling-result')?.textContent).toContain('Not the best'), { timeout: 60_000 })
  expect(drills().drills[0]).toMatchObject({ step: 1, due: '2026-03-03', times: 2 })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.click(await screen.findByRole('button', { name: /^Four of a Kind/ }, { timeout: 60_000 }))
  await user.click(document.querySelector('.acts .button.primary')!)
  await waitFor(() => expect(document.querySelector('.drilling-result')?.textContent).toContain('Only the first try counts.'), {
    timeout: 60_000,
  })
  expect(drills().drills[0]).toMatchObject({ step: 1, times: 2 })
})

test('from the third step on a kept twin is asked, and counts as one', async () => {
  const drill = await oneDrill()
  keepTwin(drill.id, { step: 1, task: drill.task })
  render(<DrillsPage rest={['go']} />)
  expect(await screen.findByText(/your own decision/, {}, { timeout: 60_000 })).toBeDefined()
  cleanup()
  for (let i = 0; i < 2; i++) answer(drill.id, { isRight: true, hadHint: false, wasTwin: false }, '2026-02-01')
  keepTwin(drill.id, { step: 3, task: drill.task })
  render(<DrillsPage rest={['go']} />)
  expect(await screen.findByText(/a twin of your decision/, {}, { timeout: 60_000 })).toBeDefined()
})

test('one tap answers where a tap is enough, and the answer is judged; in strict mode the worker still answers', async () => {
  await oneDrill()
  prefer({ confirm: 'tap' })
  render(<DrillsPage rest={['go']} />, { wrapper: StrictMode })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
  await user.click(await screen.findByRole('button', { name: /^Four of a Kind/ }, { timeout: 60_000 }))
  await waitFor(() => expect(document.querySelector('.drilling-result')?.textContent).toMatch(/^Right/), { timeout: 60_000 })
  expect(drills().drills[0]).toMatchObject({ step: 2, times: 1 })
})

test('a stored drill that cannot be read costs no other one, and a file with one is refused', async () => {
  const good = await oneDrill()
  const broken = [
    { ...good, id: 'a', task: { ...good.task, record: 'nonsense' } },
    { ...good, id: 'b', task: { ...good.task, seat: 7 } },
    { ...good, id: 'c', game: 'volt' },
    { ...good, id: 'd', step: 9 },
  ]
  const before = drillsAsText()
  const text = JSON.stringify({ ...drills(), drills: [...broken, good] })
  localStorage.setItem(KEY, text)
  heard()
  expect(drills().drills.map(({ id }) => id)).toEqual([good.id])
  expect(importDrills(text)).toBeNull()
  localStorage.setItem(KEY, text.replace(JSON.stringify(good.twin), JSON.stringify({ step: 1, task: broken[0]!.task })))
  heard()
  expect(drills().drills.map(({ twin }) => twin)).toEqual([null])
  expect(importDrills(before)).toBe(1)
  // A drill that could not be read again is not stored.
  addDrills([broken[0]!, broken[1]!], drills().battles[0]!)
  expect(drills().drills).toHaveLength(1)
})

test('a second tab keeps what the first has answered', async () => {
  const first = await oneDrill()
  addDrills([{ ...first, id: 'second' }], drills().battles[0]!)
  // Another tab answers the first drill, which this tab does not know yet.
  const other = drills().drills.map((each) => (each.id === first.id ? { ...each, step: 4, times: 3 } : each))
  localStorage.setItem(KEY, JSON.stringify({ ...drills(), drills: other }))
  answer('second', { isRight: true, hadHint: false, wasTwin: false }, '2026-03-02')
  expect(Object.fromEntries(drills().drills.map(({ id, step }) => [id, step]))).toEqual({ [first.id]: 4, second: 2 })
})

test('a drill of another version, or against the rules, says so, and can be removed or skipped', async () => {
  const good = await oneDrill()
  removeDrill(good.id)
  const changed = (id: string, record: string): Drill => ({ ...good, id, times: 1, task: { ...good.task, record } })
  const old = changed('old', good.task.record.replace(/^(game: gekido) \d+/m, '$1 999'))
  const against = changed('against', `${good.task.record}0 nonsense\n`)
  addDrills([old, against, good], drills().battles[0]!)
  render(<DrillsPage rest={[]} />)
  const due = screen.getByRole('region', { name: 'Due today' })
  await waitFor(() => expect(due.textContent!.match(/can no longer be played/g)).toHaveLength(2), { timeout: 60_000 })
  cleanup()
  render(<DrillsPage rest={['go']} />)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
  await user.click(await screen.findByRole('button', { name: 'Remove it and go on' }, { timeout: 60_000 }))
  await user.click(await screen.findByRole('button', { name: 'Keep it and go on' }, { timeout: 60_000 }))
  expect(await screen.findByRole('button', { name: /^Four of a Kind/ }, { timeout: 60_000 })).toBeDefined()
  expect(drills().drills).toHaveLength(2)
  expect(drills().drills.map(({ id }) => id)).toContain(good.id)
})

test('where the worker fails, the page says so, and the answer can be given again', async () => {
  await oneDrill()
  let hasFailed = false
  vi.stubGlobal(
    'Worker',
    class extends Here {
      protected override takesOf({ job, takes }: ToWorker): unknown {
        if (hasFailed || job !== 'drillAnswer') return takes
        hasFailed = true
        return {}
      }
    },
  )
  render(<DrillsPage rest={['go']} />)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
  await user.click(await screen.findByRole('button', { name: /^Four of a Kind/ }, { timeout: 60_000 }))
  await user.click(document.querySelector('.acts .button.primary')!)
  await screen.findByText(/That did not work/)
  await user.click(document.querySelector('.acts .button.primary')!)
  await waitFor(() => expect(document.querySelector('.drilling-result')?.textContent).toMatch(/^Right/), { timeout: 60_000 })
})

test('the same file can be imported twice in a row', async () => {
  await oneDrill()
  const file = new File([drillsAsText()], 'drills.json')
  render(<DrillsPage rest={[]} />)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
  const input: HTMLInputElement = screen.getByLabelText('Import')
  await user.upload(input, file)
  expect((await screen.findByText('1 drill imported.')).tagName).toBe('P')
  expect(input.files).toHaveLength(0)
})

test('a drill that was answered twice says so', async () => {
  const drill = await oneDrill()
  for (let i = 0; i < 2; i++) answer(drill.id, { isRight: false, hadHint: false, wasTwin: false }, '2026-02-20')
  render(<DrillsPage rest={[]} />)
  expect(screen.getByRole('region', { name: 'Due today' }).textContent).toContain('tried twice')
  expect([german.again(1), german.again(3)]).toEqual(['einmal versucht', '3-mal versucht'])
})

test('German says how many come back, and when', () => {
  expect([german.comeBack(1), german.comeBack(5), german.backIn(1), german.ago(21)]).toEqual([
    'Eine Übung kommt heute wieder.',
    'Fünf Übungen kommen heute wieder.',
    'Kommt morgen wieder.',
    'vor 3 Wochen',
  ])
})
