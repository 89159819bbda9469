import { loadGame } from '@robodrome/games'
import { save, type SeenEvent, type Snapshot } from '@robodrome/table'
import { describe, expect, test } from 'vitest'
import { loadBoard } from '../src/boards/index.ts'
import type { Lesson, Occasion } from '../src/boards/lesson.ts'
import { answered, BEGINNING, isOtherwise, passed, stepNow, type Standing } from '../src/frame/coach/course.ts'
import { LocalTable } from '../src/table/local-table.ts'
import { newTable } from '../src/table/saved.ts'
import { words } from '../src/words/index.ts'
import { lessonWords } from '../src/words/lessons.ts'

const GAMES = ['gekido', 'volt', 'pbl', 'aimbots']
const pause = async (): Promise<void> => {}

async function tableOf(id: string, { settings, position, seed, mind }: Lesson): Promise<LocalTable> {
  const game = (await loadGame(id))!
  const from = position === undefined ? {} : { from: save(game, game.arrange(position, settings)) }
  const seats = [
    { kind: 'person', name: 'Mara' },
    { kind: 'mind', name: 'Kuro', mind },
  ] as const
  return new LocalTable(game, newTable({ game: id, settings, seats: [...seats], seed, guided: true, ...from }), () => {})
}

/** Plays a lesson, choosing for each step what `pick` says, and gives the steps that were shown and the answers to something else. */
async function follow(id: string, pick: (wanted: string | null, snapshot: Snapshot) => string) {
  const lesson = (await loadBoard(id)).lesson!
  const table = await tableOf(id, lesson)
  const told: SeenEvent[] = []
  const shown: string[] = []
  const otherwise: string[] = []
  let standing: Standing = BEGINNING
  for (let i = 0; i < 200 && standing.over === 'no'; i++) {
    // A program that is about to choose: what is to be watched is shown meanwhile.
    const watching: Occasion = { snapshot: table.snapshot(), told: [...told], asked: false }
    if (!watching.snapshot.asked.includes(0)) {
      const at = stepNow(lesson, standing, watching)
      if (at >= 0) shown.push(lesson.steps[at]!.id)
    }
    await table.run(pause)
    table.look(0)
    const snapshot = table.snapshot()
    told.splice(0, told.length, ...snapshot.events)
    if (snapshot.phase === 'over') break
    const occasion: Occasion = { snapshot, told, asked: true }
    const at = stepNow(lesson, standing, occasion)
    const step = lesson.steps[at]
    if (step) shown.push(step.id)
    const wanted = step?.does?.(occasion) ?? null
    if (step && step.does === undefined) standing = passed(lesson, at, false)
    else {
      const text = pick(wanted, snapshot)
      table.do({ type: 'choose', seat: 0, text })
      if (step) standing = passed(lesson, at, isOtherwise(step, wanted, text))
      if (standing.answer !== null) {
        otherwise.push(standing.answer)
        standing = answered(lesson, standing)
      }
    }
  }
  return { lesson, shown, otherwise, standing }
}

describe.each(GAMES)('the first battle of %s', (id) => {
  test('comes to its end, every step in its turn, for whoever does what the bubbles say', async () => {
    const { lesson, shown, otherwise, standing } = await follow(id, (wanted, { options }) => wanted ?? options[0]!.text)
    expect(standing.over).toBe('done')
    expect([...new Set(shown)]).toEqual(lesson.steps.map((step) => step.id))
    expect(otherwise).toEqual([])
  })

  test('comes to its end for whoever never does what they say, and every step answers', async () => {
    const { lesson, shown, otherwise, standing } = await follow(
      id,
      (wanted, { options }) => options.find(({ text }) => text !== wanted)?.text ?? options[0]!.text,
    )
    expect(standing.over).toBe('done')
    const order = lesson.steps.map((step) => step.id)
    expect([...new Set(shown)]).toEqual(order.filter((each) => shown.includes(each)))
    expect(otherwise.length).toBeGreaterThan(0)
    for (const step of otherwise) expect(lessonWords(id).steps[step]!.otherwise).toBeTruthy()
  })

  test('has short words for every step, and the term it explains in the same sentence', async () => {
    const { lesson } = await loadBoard(id)
    const said = lessonWords(id)
    expect(Object.keys(said.steps)).toEqual(lesson!.steps.map((step) => step.id))
    for (const step of lesson!.steps) {
      const { title, text, term, todo } = said.steps[step.id]!
      expect(title.split(' ').length, title).toBeLessThanOrEqual(6)
      expect(text.split(' ').length, text).toBeLessThanOrEqual(20)
      expect(text).toContain(term ?? '')
      expect(todo !== undefined, step.id).toBe(step.does !== undefined)
    }
    expect(words.coach.fine).not.toBe('')
  })
})
