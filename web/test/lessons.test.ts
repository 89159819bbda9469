import { quickLuck } from '@robodrome/kernel'
import type { View as Gekido } from '@robodrome/gekido/page'
import type { View as Pbl } from '@robodrome/pbl/page'
import type { Snapshot } from '@robodrome/table'
import type { Ghosts, View as Volt } from '@robodrome/volt/page'
import { describe, expect, test } from 'vitest'
import { loadBoard } from '../src/boards/index.ts'
import type { Lesson } from '../src/boards/lesson.ts'
import { endOf, runOf } from '../src/boards/volt/ghosts.ts'
import { words } from '../src/words/index.ts'
import type { LocalTable } from '../src/table/local-table.ts'
import { follow, sensible, type Seen } from './follow.ts'

const GAMES = ['gekido', 'volt', 'pbl', 'aimbots']
/** How many learners choose at random. */
const LEARNERS = process.env['TESTS'] === 'long' ? 50 : 5
const idsOf = (shown: readonly Seen[]): string[] => [...new Set(shown.map(({ step }) => step.id))]

/** What bubbles claim about the position, apart from their instructions. */
const CLAIMS: Readonly<Record<string, (snapshot: Snapshot) => boolean>> = {
  'gekido hit': (snapshot) => gekidoIn(snapshot).bots[1]!.structure.reduce((sum, each) => sum + each, 0) < 24,
  'volt token': (snapshot) => voltIn(snapshot).robots[voltIn(snapshot).seats[0]!].vp > 0,
  'pbl window': (snapshot) => pblIn(snapshot).turn.seat === 0,
  'pbl defend': (snapshot) => pblIn(snapshot).turn.seat === 1,
  'aimbots reach': ({ options }) => options.some(({ text }) => text.endsWith('attacks Jack b7')),
}
const gekidoIn = ({ view }: Snapshot): Gekido => view as unknown as Gekido
const voltIn = ({ view }: Snapshot): Volt => view as unknown as Volt
const pblIn = ({ view }: Snapshot): Pbl => view as unknown as Pbl

/** A claim of a bubble that is false here; null if all are true. */
function wrongAbout(game: string, lesson: Lesson, { step, gone, wanted, occasion }: Seen, table: LocalTable): string | null {
  const said = lesson.words.steps[step.id]!
  if (gone) return said.instead ? null : 'nothing is said instead'
  if (wanted?.length === 0) return 'asks for what cannot be done'
  const [space] = /\b[a-i][1-9]\b/.exec(said.todo ?? '') ?? []
  if (space !== undefined && wanted && !wanted.some((text) => placeOf(text, table) === space)) return `nothing leads to ${space}`
  const holds = CLAIMS[`${game} ${step.id}`] ?? (() => true)
  return holds(occasion.snapshot) ? null : 'is not so'
}

/** Returns the space of a move, by its notation; for a die in VOLT, by what the die would do. */
function placeOf(text: string, table: LocalTable): string | undefined {
  const ghost =
    text.includes(' ') && table.snapshot().game === 'volt' ? (table.ask('ghost', null) as unknown as Ghosts).with[text] : undefined
  const run = ghost && runOf(ghost, text)
  return run ? endOf(run) : /\b[a-i][1-9]$/.exec(text)?.[0]
}

describe.each(GAMES)('the first battle of %s', (id) => {
  test('ends with every step in order for a learner who follows the bubbles', async () => {
    const { lesson, shown, otherwise, standing } = await follow(id, (wanted, { options }) => wanted?.[0] ?? sensible(options))
    expect(standing.over).toBe('enough')
    expect(idsOf(shown)).toEqual(lesson.steps.map((step) => step.id))
    expect(idsOf(shown.filter(({ gone }) => gone))).toEqual([])
    expect(otherwise).toEqual([])
  })

  test('ends for a learner who never follows them, and every step replies', async () => {
    const { lesson, shown, otherwise, standing } = await follow(
      id,
      (wanted, { options }) => options.find(({ text }) => !wanted?.includes(text))?.text ?? options[0]!.text,
    )
    expect(standing.over).toBe('enough')
    const order = lesson.steps.map((step) => step.id)
    expect(idsOf(shown)).toEqual(order.filter((each) => idsOf(shown).includes(each)))
    expect(otherwise.length).toBeGreaterThan(0)
    for (const step of otherwise) expect(lesson.words.steps[step]!.otherwise).toBeTruthy()
  })

  test('comes to its end for learners who choose anything, and never asks for what cannot be done', async () => {
    const own = (await loadBoard(id)).lesson!
    for (let seed = 1; seed <= LEARNERS; seed++) {
      const { below } = quickLuck(seed)
      const { lesson, standing, battleOver } = await follow(
        id,
        (_wanted, { options }) => options[below(options.length)]!.text,
        (seen, table) => expect(wrongAbout(id, own, seen, table), `seed ${seed}, ${seen.step.id}`).toBeNull(),
      )
      expect(standing.over === 'enough' || battleOver, `seed ${seed} stops at ${lesson.steps[standing.at]?.id}`).toBe(true)
    }
  })

  test('has short words for every step, and the term it explains in the same sentence', async () => {
    const { lesson } = await loadBoard(id)
    const said = lesson!.words
    expect(Object.keys(said.steps)).toEqual(lesson!.steps.map((step) => step.id))
    for (const step of lesson!.steps) {
      const { title, text, term, todo, instead } = said.steps[step.id]!
      for (const [head, sentence] of [[title, text], ...(instead ? [[instead.title, instead.text]] : [])] as const) {
        expect(head!.split(' ').length, head).toBeLessThanOrEqual(6)
        expect(sentence!.split(' ').length, sentence).toBeLessThanOrEqual(20)
      }
      expect(text).toContain(term ?? '')
      expect(todo !== undefined, step.id).toBe(step.does !== undefined)
    }
    expect(words.coach.fine).not.toBe('')
  })
})
