import { changesBetween, digestOf, faultsOfBox, openBox, type Language } from '@robodrome/games'
import type { Json } from '@robodrome/kernel'
import {
  benchIds,
  fieldsOfPiece,
  fits,
  labelOf,
  mended,
  openBench,
  piecesIn,
  printedAt,
  rewritten,
  sentencesFor,
  sourceAt,
  valueAt,
  valueLabel,
  within,
  withValue,
  type Bench,
} from '@robodrome/workshop'
import { describe, expect, test } from 'vitest'
import { allFields, someEdited } from './edits.ts'

const benches = await Promise.all(benchIds().map(openBench))
const gekido = benches.find(({ game }) => game === 'gekido')!
const DAMAGE = ['bots', 0, 'standard', 'attack', 'FIVE_KIND', 0] as const

describe.each(benches.map((bench) => [bench.game, bench] as const))('the Workshop of %s', (_game, bench) => {
  test('calls every field and every choice by a name in both languages', () => {
    const unnamed = new Set<string>()
    for (const field of everyField(bench)) {
      const last = String(field.path.at(-1))
      const keyed = field.path.slice(2).filter((key) => typeof key === 'string')
      for (const language of ['en', 'de'] as Language[])
        if (keyed.length > 0 && /^[a-z][a-zA-Z]*$/.test(last) && labelOf(bench.game, field.path, language) === last) unnamed.add(last)
      const values = field.kind === 'variants' ? [...field.blanks.keys()] : 'among' in field ? field.among : []
      for (const value of values)
        if (/^[a-z]/.test(String(value)) && valueLabel(bench.game, value, 'de') === String(value)) unnamed.add(`=${value}`)
    }
    expect([...unnamed]).toEqual([])
  })

  test('tells every change as a sentence: none if and only if the digests match', () => {
    for (const content of [bench.printed, ...someEdited(bench, 3, 60)]) {
      const same = digestOf(content) === digestOf(bench.printed)
      for (const language of ['en', 'de'] as const) expect(sentencesFor(bench, bench.printed, content, language).length === 0).toBe(same)
    }
  })

  test('keeps a box playable after any edit: a bad field plays its last good value', () => {
    for (const content of someEdited(bench, 4, 60)) expect(bench.faults(mended(bench, content, bench.printed))).toEqual([])
  })

  test('writes changes that lead to the same content', async () => {
    for (const content of someEdited(bench, 3, 20)) {
      const good = mended(bench, content, bench.printed)
      const changes = changesBetween(bench.printed, good)
      const file = { game: bench.game, id: 'x', ...(changes === undefined ? { content: good } : { changes }) }
      expect((await openBox(file)).content).toEqual(good)
    }
  })

  test('has no field for rules text, for ids or for sources', () => {
    const last = new Set(everyField(bench).map(({ path }) => String(path.at(-1))))
    for (const key of ['text', 'german', 'id']) expect(last).not.toContain(key)
  })

  test('writes another text whenever what a piece does differs', () => {
    for (const { list } of bench.pieces)
      for (const [at] of piecesIn(bench.printed, list).entries())
        for (const field of fieldsOfPiece(bench, bench.printed, list, at).flatMap((each) => [...within(each)])) {
          if (field.kind !== 'variants') continue
          const told = new Set<string>()
          let kinds = 0
          for (const blank of field.blanks.values()) {
            const piece = piecesIn(withValue(bench.printed, field.path, blank), list)[at]!
            const text = fits(bench, list, piece) ? bench.textOf(list, piece, 'en') : null
            if (text === null) continue
            kinds++
            told.add(JSON.stringify(text))
          }
          expect(told.size).toBe(kinds)
        }
  })
})

/** The fields of the printed pieces, with every effect in turn. */
function everyField(bench: Bench) {
  const printed = allFields(bench, bench.printed)
  const others = printed.flatMap((field) => {
    if (field.kind === 'perhaps' && !field.present) return [field.blank].map((blank) => ({ path: field.path, blank }))
    return field.kind === 'variants' ? [...field.blanks.values()].map((blank) => ({ path: field.path, blank })) : []
  })
  const seen = new Set<string>()
  const once = others.filter(({ path, blank }) => {
    const key = `${path.filter((part) => typeof part === 'string').join('.')} ${JSON.stringify(blank)}`
    return seen.size < seen.add(key).size
  })
  return [
    ...printed,
    ...once.flatMap(({ path, blank }) => {
      const [list, at] = path as [string, number]
      return fieldsOfPiece(bench, withValue(bench.printed, path, blank), list, at).flatMap((field) => [...within(field)])
    }),
  ]
}

test('a number out of range is a problem at its field, with a proposal, and all problems are reported at once', async () => {
  const wrong = withValue(withValue(gekido.printed, DAMAGE, 34), ['bots', 1, 'duel', 'hand'], 'three')
  expect(gekido.faults(wrong)).toEqual([
    { path: [...DAMAGE], found: 34, expected: expect.objectContaining({ message: 'a whole number from 0 to 30' }) as object, proposal: 30 },
    {
      path: ['bots', 1, 'duel', 'hand'],
      found: 'three',
      expected: expect.objectContaining({ message: 'a whole number from 0 to 9' }) as object,
    },
  ])
  expect(await faultsOfBox({ game: 'gekido', id: 'x', content: wrong })).toHaveLength(2)
  const good = withValue(gekido.printed, DAMAGE, 20)
  expect(valueAt(mended(gekido, wrong, good), DAMAGE)).toBe(20)
})

test('a change is a sentence in both languages', () => {
  const now = withValue(withValue(gekido.printed, DAMAGE, 16), ['bots', 0, 'duel', 'powers', 'FLIP'], 2)
  expect(sentencesFor(gekido, gekido.printed, now, 'en').map(({ text, sign }) => `${sign} ${text}`)).toEqual([
    '+ V-REX: Bot Battles, Five of a Kind, Damage 16, was 14.',
    '− V-REX: Duel, Flip a Die, Charges 2, was 3.',
  ])
  expect(sentencesFor(gekido, gekido.printed, now, 'de')[0]!.text).toBe('V-REX: Bot Battles, Fünfling, Schaden 16, vorher 14.')
})

test('a piece that does something else says so, and says what is printed again when it does that again', () => {
  const at = ['cards', 0, 'does'] as const
  const changed = rewritten(gekido, withValue(gekido.printed, at, 'heal'), at)
  expect(valueAt(changed, ['cards', 0, 'text'])).toBe('Heal your own Bot 0.')
  expect(sentencesFor(gekido, gekido.printed, changed, 'en').map(({ text }) => text)).toEqual(['Servo Flip: Effect Heal, was Flip a die.'])
  expect(digestOf(rewritten(gekido, withValue(changed, at, 'flip'), at))).toBe(digestOf(gekido.printed))
})

test('a Command has its exact chance, and what it deals and costs with these numbers', () => {
  const numbers = withValue(gekido.printed, ['bots', 0, 'standard', 'attack', 'FULL_HOUSE'], [8, 5])
  const bot = valueAt(numbers, ['bots', 0])!
  expect(gekido.follows!('bots', bot, ['standard', 'attack', 'FULL_HOUSE'], 'en').map(({ text }) => text)).toEqual(['36.2 %', '2.9', '3.2'])
  expect(gekido.follows!('bots', bot, ['standard', 'attack', 'FULL_HOUSE'], 'de')[0]).toEqual({ title: 'Chance', text: '36,2 %' })
  expect(gekido.follows!('bots', bot, ['standard', 'dice'], 'en')).toEqual([])
})

test('every field has a source', () => {
  expect(sourceAt(gekido, gekido.printed, ['bots', 1, 'standard', 'attack', 'FOUR_KIND', 0])).toBe('printed')
  expect(sourceAt(gekido, gekido.printed, DAMAGE)).toBe('house')
  const now = withValue(gekido.printed, DAMAGE, 16)
  expect(sourceAt(gekido, now, DAMAGE)).toBe('yours')
  expect(sourceAt(gekido, now, DAMAGE, now)).toBe('theirs')
  expect(printedAt(gekido, now, DAMAGE)).toBe(14)
})

describe('a hostile box is refused in place', () => {
  const cyclic: Record<string, unknown> = { game: 'gekido', id: 'x' }
  cyclic['content'] = cyclic
  test.each<[string, unknown]>([
    ['a cycle', cyclic],
    ['a deep list', { game: 'gekido', id: 'x', content: JSON.parse(`${'['.repeat(400)}${']'.repeat(400)}`) as Json }],
    ['prototype keys', JSON.parse('{"game":"gekido","id":"x","changes":{"__proto__":{"polluted":1},"constructor":{"a":1}}}')],
    ['added prototype keys', JSON.parse('{"game":"gekido","id":"x","changes":{"add":{"__proto__":{"polluted":1}}}}')],
    ['a right-to-left name', { game: 'gekido', id: 'x', changes: { bots: { VREX: { name: '\u202Eabc' } } } }],
    ['another room’s name', { game: 'toString', id: 'x', changes: {} }],
    ['a number', 7],
    ['nothing', null],
  ])('%s', async (_name, box) => {
    expect((await faultsOfBox(box)).length).toBeGreaterThan(0)
    await expect(openBox(box)).rejects.toThrow('expected')
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})
