import { Match, options, question, quickLuck, refusals, type OfKind, type Seen, type Settings } from '@robodrome/kernel'
import { nameOption, plain, putQuestion, tellEvent, type Words } from '@robodrome/phrases'
import { expect, expectTypeOf, test } from 'vitest'
import { game, type Pbl } from '../src/index.ts'
import type { Happening, Option, Question, Terms } from '../src/terms.ts'
import { en } from '../src/words/en.ts'

const READER = { nameOf: (seat: number) => ['Ada', 'Bob', 'Cleo', 'Dan'][seat]!, own: [1] }
const SETTINGS: Settings[] = [
  { mode: 'quick', seats: 3, options: { celebrity: ['Sienne Woodin', 'Curse of Threes'], bombs: 'dunk' } },
  { mode: 'regular', seats: 2, options: { neo: true, bombs: 'predetermined', bombLimit: 2 } },
  { mode: 'rotation', seats: 2, options: { challenge: true, turnCap: 30 } },
  { mode: 'hands', seats: 4, options: { bonuses: [['deck'], []] } },
  { mode: 'gunner', seats: 4, options: { blind: true } },
]

/** Plays several random games and collects all their events, questions, options and refusals. */
function hear(each: { event(event: Seen<Happening>): void; at(g: Pbl, seat: number): void }): void {
  for (const [i, settings] of SETTINGS.entries()) {
    const match = new Match(game, { ...settings, options: { turnCap: 80, ...settings.options } }, quickLuck(i + 3))
    const luck = quickLuck(i, 3)
    while (match.asked().length > 0) {
      const seat = match.asked()[0]!
      each.at(match.position, seat)
      const open = options(game, match.position, seat)
      match.take(seat, open[luck.below(open.length)]!)
    }
    for (const { event } of match.told) each.event(event as unknown as Seen<Happening>)
  }
}

test('everything that is told, asked, offered and refused has words that name people, not seats', () => {
  const kinds = new Set<string>()
  const wrong = (text: string): boolean => text === '' || /undefined|null|NaN|\[object|seat \d/i.test(text)
  const said: string[] = []
  hear({
    event(event) {
      kinds.add(event.kind)
      said.push(plain(tellEvent(en, event), READER))
    },
    at(g, seat) {
      const view = game.view(g, seat)
      const asking = question(game, g, seat) as Seen<Question>
      kinds.add(asking.kind)
      const { ask, because } = putQuestion(en, asking, view)
      said.push(plain(ask, READER), ...(because === undefined ? [] : [plain(because, READER)]))
      expect(plain(ask, READER).length, plain(ask, READER)).toBeLessThanOrEqual(60)
      for (const option of options<Option>(game, g, seat)) said.push(plain(nameOption(en, option, view).title, READER))
      for (const { option, rule } of refusals(game, g, seat)) {
        expect(Object.keys(en.refusals)).toContain(rule)
        said.push(plain(en.refusals[rule as keyof typeof en.refusals](option as Option, view), READER))
      }
    },
  })
  expect(said.filter(wrong)).toEqual([])
  expect(kinds.size).toBeGreaterThan(65)
})

test('the reader is "you", others go by name', () => {
  const drawn: Seen<OfKind<Happening, 'draw'>> = { kind: 'draw', rule: 'PBL-DRAW-1', seat: 1, robot: 'Obsidian', card: 'Shero' }
  expect(plain(tellEvent(en, drawn), READER)).toBe('You draw Shero.')
  const { card: _card, ...unseen } = drawn
  expect(plain(tellEvent(en, { ...unseen, seat: 0 }), READER)).toBe('Ada draws a card.')
})

test('every mode and every option of a table is explained', () => {
  expect(Object.keys(en.modes)).toEqual(Object.keys(game.modes))
  const settings = Object.values(game.modes).flatMap(({ seats, options: list }) => seats.flatMap((count) => Object.keys(list!(count))))
  expect(Object.keys(en.settings).toSorted()).toEqual([...new Set(settings)].toSorted())
})

test('a question, an event or an option without words does not compile', () => {
  expectTypeOf<Omit<Words<Terms>['events'], 'roll'>>().not.toExtend<Words<Terms>['events']>()
  expectTypeOf<Omit<Words<Terms>['questions'], 'main'>>().not.toExtend<Words<Terms>['questions']>()
  expectTypeOf<Omit<Words<Terms>['options'], 'throw'>>().not.toExtend<Words<Terms>['options']>()
  expectTypeOf<Omit<Words<Terms>['refusals'], 'PBL-ATK-1'>>().not.toExtend<Words<Terms>['refusals']>()
})

test('every choice of the rules asks one of the questions that have words', () => {
  const choices = Object.values(game.rules).filter(({ kind }) => kind === 'choice')
  expect(choices.filter((rule) => rule.kind === 'choice' && rule.ask === undefined)).toEqual([])
  expect(Object.keys(en.questions).toSorted()).toEqual(choices.map(({ name }) => name).toSorted())
})

test('legs are more than one, in whatever is told of them', () => {
  const said: string[] = []
  hear({ event: (event) => said.push(plain(tellEvent(en, event), READER)), at: () => {} })
  expect(said.some((text) => /legs are blown off/.test(text))).toBe(true)
  expect(said.filter((text) => /^(?!The attack on ).*legs (is|was|has|works|breaks|goes) /.test(text))).toEqual([])
})
