import { Match, options, quickLuck, write, type Any } from '@robodrome/kernel'
import { save } from '@robodrome/table'
import { expect, test } from 'vitest'
import { answered, FORMS, kindOf, positionOf, review, twinOf, type Subject, type Task } from '../src/index.ts'
import { BATTLES } from './battles.ts'

const gekido = BATTLES.find(({ id }) => id === 'gekido')!
const volt = BATTLES.find(({ id }) => id === 'volt')!
const QUICK = { look: { playouts: 40 }, proof: { search: { playouts: 160 }, cases: 30 } }

/** A task from the Duel with four dice of a kind, in which Three of a Kind was named. */
function named(): Task {
  const { game, settings } = gekido
  const bots = { 0: { bot: 'MEOW', at: '0,1' }, 1: { bot: 'SLICER', at: '1,0' } }
  const position: Any = game.arrange({ at: 'lock', bots, attack: { target: 1, roll: 1, free: 'TTTTC' } }, settings)
  const match = new Match(game, settings, quickLuck(1), position)
  const from = save(game, match.position)
  match.choose(0, 'command Three of a Kind')
  const { findings } = [...review(game, { settings, entries: match.entries, seat: 0, from })].at(-1)!
  const { chosen, better, reasons } = findings[0]!
  return { settings, from, entries: [], seat: 0, chosen, better, reasons }
}

test('an answer is right if it is the better option or as good, and wrong if it is what was chosen then or certainly worse', () => {
  const task = named()
  const judged = (text: string) => answered(gekido.game, task, [text])
  expect(judged(task.better[0]!)).toEqual({ isRight: true, moves: task.better })
  expect(judged(task.chosen[0]!)!.isRight).toBe(false)
  const all = options(gekido.game, positionOf(gekido.game, task), 0).map((option) =>
    write(gekido.game, positionOf(gekido.game, task), option),
  )
  const others = all.filter((text) => text.startsWith('command') && text !== task.better[0] && text !== task.chosen[0])
  expect(others.length).toBeGreaterThan(1)
  expect(others.some((text) => !judged(text)!.isRight)).toBe(true)
})

test('a twin has the same question, answer and kind of reason in another position, and its course follows the rules', () => {
  const task = named()
  const steps = twinOf(gekido.game, task, { seed: 2, tries: 150, care: QUICK })
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  const twin = step.value!
  expect(twin).not.toBeNull()
  expect([twin.better, kindOf(twin.reasons)]).toEqual([task.better, kindOf(task.reasons)])
  const seen = ({ entries }: Task) => JSON.stringify(gekido.game.view(positionOf(gekido.game, { ...task, entries }), 0))
  expect(seen(twin)).not.toBe(seen(task))
  expect(answered(gekido.game, twin, twin.better)!.isRight).toBe(true)
  expect(answered(gekido.game, twin, twin.chosen)!.isRight).toBe(false)
})

test('a twin of a plan has the same question and kind of reason, and a better plan of its own', () => {
  const { game, settings } = volt
  const match = new Match(game, settings, quickLuck(4))
  const own = quickLuck(104)
  while (match.asked().length > 0 && match.entries.length < 60) {
    const seat = match.asked()[0]!
    const legal = options(game, match.position, seat)
    match.take(seat, legal[own.below(legal.length)])
  }
  const found = [...review(game, { settings, entries: match.entries, seat: 0 }, QUICK)]
    .at(-1)!
    .findings.find(({ reasons }) => reasons.length > 0)!
  const { entries, chosen, better, reasons } = found
  const task: Task = { settings, entries: match.entries.slice(0, entries), seat: 0, chosen, better, reasons }
  const steps = twinOf(game, task, { seed: 1, tries: 20, care: QUICK })
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  const twin = step.value!
  expect([twin.chosen, kindOf(twin.reasons)]).toEqual([task.chosen, kindOf(task.reasons)])
  expect(game.insight!.plans!.seats(positionOf(game, twin))).toContain(0)
  expect(answered(game, twin, twin.better)!.isRight).toBe(true)
  expect(answered(game, twin, twin.chosen)!.isRight).toBe(false)
})

test('without another try there is no twin', () => {
  expect(twinOf(gekido.game, named(), { seed: 1, tries: 0 }).next()).toEqual({ done: true, value: null })
})

test('a plan is judged once it is complete, whatever was taken back on the way', () => {
  const { game, settings } = volt
  const match = new Match(game, settings, quickLuck(5))
  const own = quickLuck(6)
  const plans = game.insight!.plans!
  while (!plans.seats(match.position).includes(0)) {
    const seat = match.asked()[0]!
    const legal = options(game, match.position, seat)
    match.take(seat, legal[own.below(legal.length)])
  }
  const [one, other] = [1, 2].map((seed) => plans.moves(match.position, 0, plans.draw(match.position, 0, quickLuck(seed))))
  const task: Task = { settings, entries: match.entries, seat: 0, chosen: one!, better: other!, reasons: [] }
  expect(answered(game, task, other!.slice(0, 1))).toBeNull()
  expect(answered(game, task, other!.slice(0, -1))).toBeNull()
  expect(answered(game, task, other!)).toEqual({ isRight: true, moves: other })
  expect(answered(game, task, one!)!.isRight).toBe(false)
})

test('every subject of a claim has a kind, and a loss without a reason is of no kind', () => {
  const kinds = Object.keys(FORMS).map((subject) =>
    kindOf([{ claim: { subject: subject as Subject, chosen: 0, better: 1, cases: 1 }, share: 1 }]),
  )
  expect(new Set(kinds).size).toBe(8)
  expect(kinds).not.toContain('other')
  expect(kindOf([])).toBe('other')
})
