import { BadInput } from '@robodrome/kernel'
import { weightsFor } from '@robodrome/minds'
import { describe, expect, test } from 'vitest'

const NAMES = ['limbs', 'cards']

describe('weights', () => {
  test('are in the order of the features', () => {
    expect(weightsFor(NAMES, { weights: { cards: 2, limbs: 1 } })).toEqual([1, 2])
  })

  test('are refused for features that they were not fitted on', () => {
    expect(() => weightsFor(NAMES, { weights: { limbs: 1 } })).toThrow('weights.cards: found nothing, expected a number')
    expect(() => weightsFor(NAMES, { weights: { limbs: 1, cards: 2, crew: 3 } })).toThrow('weights.crew: found 3')
    for (const data of [null, [], { weights: [1, 2] }, { weights: { limbs: 1, cards: '2' } }])
      expect(() => weightsFor(NAMES, data)).toThrow(BadInput)
  })
})
