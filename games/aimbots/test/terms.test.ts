import type { ByKind, OfKind, Seen } from '@robodrome/kernel'
import type { Phrase, Words } from '@robodrome/phrases'
import { en } from '@robodrome/aimbots/words/en'
import { game, type Happening, type Option, type Question, type Terms } from '@robodrome/aimbots'
import { expect, expectTypeOf, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { parseRulebook, rulesOf } from '@robodrome/rulebook'

test('words without one kind, or with one too many, are no words of this game', () => {
  expectTypeOf(en).toExtend<Words<Terms>>()
  expectTypeOf<Omit<Words<Terms>['events'], 'boost'>>().not.toExtend<Words<Terms>['events']>()
  expectTypeOf<Omit<Words<Terms>['questions'], 'act'>>().not.toExtend<Words<Terms>['questions']>()
  expectTypeOf<Omit<Words<Terms>['options'], 'pass'>>().not.toExtend<Words<Terms>['options']>()
  expectTypeOf<Omit<Words<Terms>['refusals'], 'AB-ATK-1'>>().not.toExtend<Words<Terms>['refusals']>()
  expectTypeOf<ByKind<Seen<Happening> | { kind: 'earthquake' }, Phrase>>().not.toEqualTypeOf<ByKind<Seen<Happening>, Phrase>>()
})

test('an event has the fields of its kind and no others, an option all that its notation needs', () => {
  expectTypeOf<OfKind<Happening, 'capture'>['core']>().toEqualTypeOf<number>()
  expectTypeOf<Seen<OfKind<Happening, 'scan'>>['core']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<{ kind: 'turn over'; rule: string }>().not.toExtend<Happening>()
  expectTypeOf<{ kind: 'attack'; bot: number }>().not.toExtend<Option>()
  expectTypeOf<{ kind: 'whatever'; rule: string }>().not.toExtend<Question>()
})

test('every refusal, mode and setting that has words exists, and none is missing', () => {
  const rules = new Set(rulesOf(parseRulebook(readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'))).map(({ id }) => id))
  expect(Object.keys(en.refusals).filter((id) => !rules.has(id))).toEqual([])
  expect(Object.keys(en.modes)).toEqual(Object.keys(game.modes))
  const settings = new Set(Object.values(game.modes).flatMap(({ seats, options }) => Object.keys(options!(seats[0]!))))
  expect(Object.keys(en.settings)).toEqual([...settings])
  for (const piece of game.pieces({ mode: 'duel', seats: 2, options: {} })) expect(en.pieces[piece]).toBeTruthy()
})
