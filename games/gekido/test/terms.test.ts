import type { TypedChoice } from '@robodrome/kernel'
import type { Words } from '@robodrome/phrases'
import { expect, expectTypeOf, test } from 'vitest'
import { game } from '../src/index.ts'
import type { Gekido } from '../src/state.ts'
import type { Happening, OptionOf, Option, Question, RefusalId, Terms } from '../src/terms.ts'
import { en } from '../src/words/en.ts'

type Spoken = Words<Terms>

test('an event, a question, an option or a refusal without words does not compile', () => {
  expectTypeOf<Omit<Spoken['events'], 'won'>>().not.toExtend<Spoken['events']>()
  expectTypeOf<Omit<Spoken['questions'], 'firstMove'>>().not.toExtend<Spoken['questions']>()
  expectTypeOf<Omit<Spoken['options'], 'lock'>>().not.toExtend<Spoken['options']>()
  expectTypeOf<Omit<Spoken['refusals'], 'GK-MOVE-2'>>().not.toExtend<Spoken['refusals']>()
  expectTypeOf(en).toExtend<Spoken>()
})

test('unknown events, questions, options and refusals do not compile', () => {
  expectTypeOf<{ kind: 'explodes'; rule: string; seat: number }>().not.toExtend<Happening>()
  expectTypeOf<{ kind: 'turn'; rule: string; seat: number; bot: string }>().not.toExtend<Happening>()
  expectTypeOf<{ kind: 'bringBot'; rule: 'GK-SET-9' }>().not.toExtend<Question>()
  expectTypeOf<{ kind: 'move'; to: string }>().not.toExtend<Option>()
  expectTypeOf<'GK-MOVE-9'>().not.toExtend<RefusalId>()
  type Choice = TypedChoice<Gekido, object, OptionOf<'pass'>, Terms>
  expectTypeOf<Omit<Choice, 'ask'>>().not.toExtend<Choice>()
})

test('every piece has a name', () => {
  const pieces = game.pieces({ mode: 'standard', seats: 2, options: {} })
  expect(pieces.filter((piece) => en.pieces[piece] === undefined)).toEqual([])
})
