import { lists, plain, plurals, say, type Mark, type Phrase } from '@robodrome/phrases'
import { describe, expect, it } from 'vitest'

const ann: Mark = { seat: 0, own: 'you draw', after: ' draws' }
const reader = { nameOf: (seat: number) => ['Ann', 'Bob'][seat]!, own: [] }
const text = (phrase: Phrase, own: number[] = []): string => plain(phrase, { ...reader, own })

describe('phrases', () => {
  it('name a player to others and say "you" to the player, with the matching verb', () => {
    expect(text(say`${ann} a card.`)).toBe('Ann draws a card.')
    expect(text(say`${ann} a card.`, [0])).toBe('You draw a card.')
  })

  it('join texts and nest phrases, so that equal sentences are equal data', () => {
    expect(say`a${say`b${3}`}c${[]}d`).toEqual(['ab', { number: 3 }, 'cd'])
  })

  it('write differences with their sign', () => {
    expect(text(say`${{ number: -2, signed: true }} and ${{ number: 2, signed: true }} make ${0}`)).toBe('−2 and +2 make 0')
  })
})

describe('grammar', () => {
  it('counts in the forms of the language', () => {
    const count = plurals<'one'>('en')
    expect([1, 2].map((n) => text(count(n, { one: '# space', other: '# spaces' })))).toEqual(['1 space', '2 spaces'])
    const polish = plurals<'one' | 'few' | 'many'>('pl')
    const robots = { one: '# robot', few: '# roboty', many: '# robotów', other: '# robota' }
    expect([1, 3, 5].map((n) => text(polish(n, robots)))).toEqual(['1 robot', '3 roboty', '5 robotów'])
  })

  it('lists phrases as the language does', () => {
    expect(text(lists('en')([['a'], [{ number: 2 }], ['c']]))).toBe('A, 2, and c')
    expect(text(lists('de', 'disjunction')([['a'], ['b']]))).toBe('A oder b')
  })
})
