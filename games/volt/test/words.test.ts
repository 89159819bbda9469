import { asked, listen, options, question, quickLuck, refusals, seenBy, settle, start, choose, type Seen } from '@robodrome/kernel'
import { nameOption, plain, putQuestion, tellEvent, type Words } from '@robodrome/phrases'
import { game, type View } from '@robodrome/volt'
import type { Happening, Option, Question, Terms } from '@robodrome/volt/page'
import { en } from '@robodrome/volt/words/en'
import { expect, expectTypeOf, test } from 'vitest'
import { settings } from './helpers.ts'

const reader = { nameOf: (seat: number) => ['Ada', 'Bo', 'Cy', 'Di'][seat]!, own: [0] }

/** Everything that a random game tells seat 0 and a spectator. */
function saidIn(mode: string, seats: number, options_: Record<string, string | number>, seed: number) {
  const luck = quickLuck(seed)
  const said = {
    events: new Map<string, string>(),
    questions: new Map<string, string>(),
    options: new Set<string>(),
    refusals: new Set<string>(),
  }
  const tell = (event: Happening): void => {
    for (const watcher of [0, null]) {
      const seen = seenBy(event, watcher)
      if (seen !== null) said.events.set(event.kind, plain(tellEvent<Terms>(en, seen), reader))
    }
  }
  const work = (): void => {
    const g = start(game, settings(mode, seats, options_))
    settle(game, g, luck)
    for (let waiting = asked(game, g); waiting.length > 0; waiting = asked(game, g)) {
      const seat = waiting[luck.below(waiting.length)]!
      const view: View = game.view(g, seat)
      const put = seenBy(question(game, g, seat) as Question, seat)!
      said.questions.set(put.kind, plain(putQuestion<Terms>(en, put, view).ask, reader))
      const open = options<Option>(game, g, seat)
      for (const option of open.slice(0, 5)) said.options.add(plain(nameOption<Terms>(en, option, view).title, reader))
      for (const { option, rule } of refusals(game, g, seat).slice(0, 5)) {
        said.refusals.add(plain(en.refusals[rule as keyof typeof en.refusals](option as Option, view), reader))
      }
      choose(game, g, seat, open[luck.below(open.length)])
      settle(game, g, luck)
    }
  }
  listen((event) => tell(event as Happening), work)
  return said
}

const GAMES: readonly (readonly [string, number, Record<string, string | number>])[] = [
  ['modules', 4, { board: 'D' }],
  ['modules', 2, { board: 'C' }],
  ['killbots', 1, { game: 'modules', level: 'elite' }],
  ['championship', 2, {}],
]

test('every sentence is complete: no id, no missing word, and the reader is addressed as you', () => {
  const kinds = new Set<string>()
  for (const [i, [mode, seats, given]] of GAMES.entries()) {
    const { events, questions, options: titles, refusals: reasons } = saidIn(mode, seats, given, 11 + i)
    for (const text of [...events.values(), ...questions.values(), ...titles, ...reasons]) {
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\bseat\b|\b[VMHR]\b(?!T-)|VT-/)
      expect(text).toMatch(/^([^\p{Ll}]|[a-i]\d\b)/u)
    }
    for (const text of questions.values()) expect(text.length).toBeLessThanOrEqual(60)
    for (const text of events.values()) expect(text.endsWith('.')).toBe(true)
    for (const kind of events.keys()) kinds.add(kind)
  }
  expect(kinds.size).toBeGreaterThan(25)
  const taken: Seen<Happening> = { kind: 'robot', rule: 'VT-SET-2', robot: 'H', seat: 0, side: 'West' }
  expect(plain(tellEvent<Terms>(en, taken), reader)).toBe('You take HOUND, on the west side.')
  expect(plain(tellEvent<Terms>(en, { ...taken, seat: 1 }), reader)).toBe('Bo takes HOUND, on the west side.')
})

test('a kind that has no words, a question or an option that the game does not know, do not compile', () => {
  type All = Words<Terms>
  expectTypeOf<Omit<All['events'], 'vp'>>().not.toExtend<All['events']>()
  expectTypeOf<Omit<All['questions'], 'brake'>>().not.toExtend<All['questions']>()
  expectTypeOf<Omit<All['options'], 'place'>>().not.toExtend<All['options']>()
  expectTypeOf<Omit<All['refusals'], 'VT-GEO-8'>>().not.toExtend<All['refusals']>()
  expectTypeOf<{ kind: 'weather'; rule: 'VT-SET-2' }>().not.toExtend<Question>()
  expectTypeOf<{ kind: 'weather' }>().not.toExtend<Option>()
  expectTypeOf(en).toExtend<All>()
})
