import { loadGame } from '@robodrome/games'
import type { Position } from '@robodrome/kernel'
import { save, writeRecord } from '@robodrome/table'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadBoard } from '../src/boards/index.ts'
import { Analysis } from '../src/review/analysis.tsx'
import StudyPage from '../src/study/page.tsx'
import { addChapter, keepStudy, studies } from '../src/study/store.ts'
import { MOST_CHAPTERS, ownMoves, readStudy, type Chapter, type Study } from '../src/study/study.ts'
import { studyJobs } from '../src/table/jobs/study.ts'
import { tableJobs } from '../src/table/jobs/table.ts'
import { LocalLink } from '../src/table/local-link.ts'
import { tableOfTask } from '../src/table/task-table.ts'
import { packText, unpackText } from '../src/table/shared.ts'
import type { FromWorker, ToWorker } from '../src/table/worker-messages.ts'

const settings = { mode: 'duel', seats: 2, options: {} }
const gameOf = async (id: string) => (await loadGame(id))!

/** A chapter in which Three of a Kind and Four of a Kind are compared. */
async function chapter(): Promise<Chapter> {
  const game = await gameOf('gekido')
  const bots = { 0: { bot: 'MEOW', at: '0,1' }, 1: { bot: 'SLICER', at: '1,0' } }
  const position = game.arrange({ at: 'lock', bots, attack: { target: 1, roll: 1, free: 'TTTTC' } }, settings) as Position
  const head = { game: 'gekido', version: game.version, settings, players: ['Mara', 'Kuro'], contributions: [] }
  const line = (text: string) => ({ text: '', steps: [{ kind: 'choose' as const, seat: 0, text, outcomes: [] }] })
  const lines = [line('command Three of a Kind'), line('command Four of a Kind')]
  return {
    title: 'Four alike',
    text: 'I saw only three.',
    record: writeRecord({ ...head, entries: [] }),
    from: save(game, position),
    seat: 0,
    lines,
  }
}
const studyOf = async (): Promise<Study> => ({ format: 'robodrome study 1', title: 'Pairs and more', chapters: [await chapter()] })

/** The requests that the page has sent its workers. */
const sent: { job: string; takes: unknown }[] = []

/** The page's worker, running in this thread. */
class Here extends EventTarget {
  readonly #say = (data: FromWorker): boolean => this.dispatchEvent(new MessageEvent('message', { data }))
  readonly #jobs = { ...studyJobs(gameOf), ...tableJobs(gameOf, (news) => void this.#say(news)) } as unknown as Readonly<
    Record<string, (takes: unknown) => unknown>
  >
  postMessage({ id, job, takes }: ToWorker): void {
    const work = async (): Promise<unknown> => this.#jobs[job]!(takes)
    sent.push({ job, takes })
    void work().then(
      (value) => this.#say({ type: 'reply', id, value }),
      (error: Error) => this.#say({ type: 'fault', id, fault: { code: 'broken', message: error.message } }),
    )
  }
  terminate(): void {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', Here)
  for (const { id, study } of studies()) keepStudy(id, { ...study, chapters: [] })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a study survives its link, and a link that was cut off or holds something else is refused', async () => {
  const study = await studyOf()
  const packed = await packText(JSON.stringify(study))
  expect(packed).toMatch(/^[\w-]+$/)
  expect(packed.length).toBeLessThan(8000)
  expect(readStudy(await unpackText(packed))).toEqual(study)
  await expect(unpackText(packed.slice(0, -9)).then(readStudy, () => null)).resolves.toBeNull()
  expect(readStudy('{}')).toBeNull()
  expect(readStudy(JSON.stringify({ ...study, chapters: [] }))).toBeNull()
  expect(readStudy(JSON.stringify({ ...study, title: 'x'.repeat(81) }))).toBeNull()
})

test('a line counts up to the first move of somebody else', async () => {
  const [line] = (await chapter()).lines
  expect(ownMoves({ ...line!, steps: [...line!.steps, { kind: 'choose', seat: 1, text: 'pass', outcomes: [] }] }, 0)).toEqual([
    'command Three of a Kind',
  ])
})

test('a sent study shows its own words as unchecked and compares its lines on this device; it can be copied', async () => {
  render(<StudyPage rest={['link', await packText(JSON.stringify(await studyOf()))]} />)
  expect(await screen.findByText('I saw only three.')).toBeDefined()
  expect(screen.getByText('Your own words, not checked.')).toBeDefined()
  expect(await screen.findByText('Line 2 starts better than line 1.', {}, { timeout: 60_000 })).toBeDefined()
  expect(document.querySelector('.study-claims li')!.textContent).toMatch(/With line 1: Kuro has \d+\.\d Structure left .*Checked here/)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Line 2/ }))
  await waitFor(() => expect(screen.getByRole('button', { name: /^Line 2/ }).getAttribute('aria-pressed')).toBe('true'))
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Copy to this device' }))
  expect(studies().map(({ study }) => study.title)).toEqual(['Pairs and more'])
})

test('chapters with one title make one study, which is edited here; a chapter against the rules says so', async () => {
  const id = addChapter('Gekido', await chapter())!
  expect(addChapter('Gekido', { ...(await chapter()), title: '', record: 'robodrome record 1\nnonsense\n' })).toBe(id)
  render(<StudyPage rest={['here', id]} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /^Chapter 2/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('does not follow the rules')
  await user.click(screen.getByRole('button', { name: 'Remove this chapter' }))
  await user.type(screen.getByLabelText('Your own words'), ' Four!')
  expect(studies()[0]!.study.chapters.map(({ text }) => text)).toEqual(['I saw only three. Four!'])
})

const heard = (id: string): boolean => dispatchEvent(new StorageEvent('storage', { key: `robodrome.study.${id}` }))

test('a full study is followed by another one, and everything that was stored is read again', async () => {
  const one = await chapter()
  for (let i = 0; i <= MOST_CHAPTERS; i++) addChapter('Gekido', one)
  heard('')
  expect(studies().map(({ study }) => study.chapters.length)).toEqual(expect.arrayContaining([MOST_CHAPTERS, 1]))
  const long = Array.from({ length: 201 }, () => one.lines[0]!.steps[0]!)
  expect(addChapter('Gekido', { ...one, lines: [{ text: '', steps: long }] })).toBeNull()
})

test('one chapter that is not valid costs no other one, and another tab’s chapter is kept', async () => {
  const one = await chapter()
  const id = addChapter('Gekido', one)!
  const there = (chapters: readonly unknown[]): void =>
    localStorage.setItem(`robodrome.study.${id}`, JSON.stringify({ format: 'robodrome study 1', title: 'Gekido', chapters }))
  there([{ ...one, title: 'there' }, { ...one, seat: 'x' }, one])
  expect(addChapter('Gekido', { ...one, title: 'here' })).toBe(id)
  expect(studies()[0]!.study.chapters.map(({ title }) => title)).toEqual(['there', 'Four alike', 'here'])
  there([{ ...one, title: 'only there' }])
  render(<StudyPage rest={['here', id]} />)
  heard(id)
  expect(await screen.findByRole('button', { name: /^only there/ })).toBeDefined()
})

test('a chapter keeps its deal: the board and the reasons begin with it', async () => {
  sent.length = 0
  const id = addChapter('Gekido', { ...(await chapter()), deal: 3 })!
  render(<StudyPage rest={['here', id]} />)
  await screen.findByText('Line 2 starts better than line 1.', {}, { timeout: 60_000 })
  const of = (name: string): unknown => sent.find(({ job }) => job === name)?.takes
  expect(of('open')).toMatchObject({ place: { deal: 3 } })
  expect(of('studyWhy')).toMatchObject({ position: { deal: 3 } })
})

test('at the end of a line the board is still the one of the chapter’s seat, and it can be read', async () => {
  sent.length = 0
  const id = addChapter('Gekido', await chapter())!
  render(<StudyPage rest={['here', id]} />)
  await userEvent.click(await screen.findByRole('button', { name: /^Line 2/ }, { timeout: 60_000 }))
  expect(sent.findLast(({ job }) => job === 'open')!.takes).toMatchObject({ seat: 0 })
  expect(document.querySelector('.study-mid [inert], .study-mid > [role=img]')).toBeNull()
  expect(screen.getByRole('grid')).toBeDefined()
})

test('a chapter takes the place of a removed one with its own line open, and without the reasons of the other', async () => {
  const one = await chapter()
  const id = addChapter('Gekido', one)!
  addChapter('Gekido', { ...one, title: 'Second', lines: one.lines.toReversed() })
  render(<StudyPage rest={['here', id]} />)
  const user = userEvent.setup()
  await screen.findByText('Line 2 starts better than line 1.', {}, { timeout: 60_000 })
  await user.click(await screen.findByRole('button', { name: /^Line 2/ }))
  await user.click(screen.getByRole('button', { name: 'Remove this chapter' }))
  expect(screen.queryByText('Line 2 starts better than line 1.')).toBeNull()
  expect(await screen.findByText('Line 1 starts better than line 2.', {}, { timeout: 60_000 })).toBeDefined()
  expect(screen.getByRole('button', { name: 'The position' }).getAttribute('aria-pressed')).toBe('true')
})

test('a study has a link once it is packed, and none if it is too large', async () => {
  const one = await chapter()
  const id = addChapter('Gekido', one)!
  render(<StudyPage rest={['here', id]} />)
  expect(screen.queryByRole('button', { name: 'Copy the link' })).toBeNull()
  expect(await screen.findByRole('button', { name: 'Copy the link' })).toBeDefined()
  const large = `${one.record}${'0 command Three of a Kind\n'.repeat(5000)}`
  act(() => keepStudy(id, { ...studies()[0]!.study, chapters: Array.from({ length: 40 }, () => ({ ...one, record: large })) }))
  expect(await screen.findByText('Too large for a link')).toBeDefined()
})

test('the analysis board shares its lines, says if they are too long, and shares none of a box', async () => {
  const { table, place } = tableOfTask(await chapter())
  const link = new LocalLink(table, false, place)
  const shared: unknown[] = []
  const share = async (lines: unknown): Promise<boolean> => {
    shared.push(lines)
    return false
  }
  const props = { link, board: await loadBoard('gekido'), seat: 0, back: '#/', dealAnew: () => {}, played: null }
  const { rerender } = render(<Analysis {...props} share={share} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Share as a study' }, { timeout: 60_000 }))
  expect((await screen.findByRole('alert')).textContent).toContain('too long for a study')
  expect(shared).toHaveLength(1)
  rerender(<Analysis {...props} share={null} />)
  expect(screen.queryByRole('button', { name: 'Share as a study' })).toBeNull()
  link.close()
})

test('without a study the page says how to make one; a broken link is no study', async () => {
  render(<StudyPage rest={[]} />)
  expect(screen.getByText(/choose “Share as a study”/)).toBeDefined()
  cleanup()
  render(<StudyPage rest={['link', 'abc']} />)
  expect(await screen.findByText(/contains no study/)).toBeDefined()
})
