import { game } from '@robodrome/volt'
import { describe, expect, it } from 'vitest'
import { viewOf } from '../../src/boards/volt/model.ts'
import { prompt } from '../../src/boards/volt/prompt.ts'
import { ASKED, answersFor, matchOf } from './positions.ts'
import { nameOf, snapshotFor, type Spec } from '../tables.ts'

const CHOICES = Object.values(game.rules).flatMap((rule) => (rule.kind === 'choice' ? [rule.name] : []))

/** The question without its wording variant. */
const ruleOf = (name: string): string => name.split(' ')[0]!

const promptIn = (rule: string) => {
  const match = matchOf(ASKED[rule]!)
  const snapshot = snapshotFor(match, 0)
  return { snapshot, prompt: prompt({ snapshot, seat: 0, answers: answersFor(match, 0, snapshot), nameOf }) }
}

it('has a position for every question of the game', () => {
  expect([...new Set(Object.keys(ASKED).map(ruleOf))].toSorted()).toEqual(CHOICES.toSorted())
})

describe.each(Object.keys(ASKED))('%s', (name) => {
  const rule = ruleOf(name)
  const { snapshot, prompt: asked } = promptIn(name)

  it('asks one question of at most 60 characters, with its reason and its rule', () => {
    expect(viewOf(snapshot).stack.at(-1)?.rule).toBe(rule)
    expect(asked.question.length).toBeLessThanOrEqual(60)
    expect(asked.reason).not.toBe('')
    expect(asked.rule).toMatch(/^VT-[A-Z]+-\d+$/)
  })

  it('offers every option exactly once, in words', () => {
    const offered = asked.chips.filter(({ forbidden }) => !forbidden)
    expect(offered.map(({ text }) => text).toSorted()).toEqual(snapshot.options.map(({ text }) => text).toSorted())
    expect(new Set(offered.map(({ title }) => title)).size).toBe(offered.length)
    const refused = asked.chips.flatMap(({ text, forbidden }) => (forbidden ? [[text, forbidden.rule]] : []))
    expect(refused).toEqual(snapshot.refusals.map(({ text, rule: by }) => [text, by]))
  })

  it('shows what is refused: a robot, a die, a module, a space, the program', () => {
    const unseen = asked.chips.filter(({ forbidden, picture }) => forbidden && picture === undefined)
    expect(unseen.map(({ text }) => text)).toEqual([])
  })
})

it('locks the program in with one press, once three dice lie there', () => {
  const moves = ['I B3 N', 'II R2 NE', 'III B1 E'].map((text): [number, string] => [0, text])
  const snapshot = snapshotFor(matchOf({ ...ASKED['placeDice']!, moves }), 0)
  expect(prompt({ snapshot, seat: 0, answers: {}, nameOf })).toMatchObject({
    question: 'Lock in your program?',
    preset: 'confirm',
    picks: true,
  })
  const before = snapshotFor(matchOf(ASKED['placeDice']!), 0)
  expect(prompt({ snapshot: before, seat: 0, answers: {}, nameOf })).not.toHaveProperty('preset')
})

it('has the decks in the bar while the standings of a championship lie over them', () => {
  const decks = (spec: Spec) =>
    prompt({ snapshot: snapshotFor(matchOf(spec), 0), seat: 0, answers: {}, nameOf }).chips.map(({ onStage }) => onStage)
  const robots = ['V@e1 n2 2vp', 'M@c3 4vp n1']
  const position = { board: 'C', bout: 3, champion: 'V', robots, tokens: ['c3', 'c7', 'g7'], phase: 'resolution' }
  expect(decks({ mode: 'championship', position })).toEqual([undefined, undefined, undefined])
  expect(decks(ASKED['chooseFirstDeck']!)).toEqual([true, true, true])
})
