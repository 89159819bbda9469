import { expect, it } from 'vitest'
import { ChanceHistory } from '../src/table/chance-history.ts'

const steps = (history: ChanceHistory): number[] => history.chances().map(({ seq }) => seq)

it('keeps guesses in the order of their steps, in whichever order they arrive', () => {
  const history = new ChanceHistory('late')
  for (const seq of [3, 5, 4]) history.add({ seq, chances: [0.5, 0.5] })
  expect(steps(history)).toEqual([3, 4, 5])
  history.add({ seq: 5, chances: [0.25, 0.75] })
  expect(history.chances().at(-1)).toEqual({ seq: 5, chances: [0.25, 0.75] })
})

it('drops what was guessed after a step that choices were taken back to', () => {
  const history = new ChanceHistory('back')
  for (const seq of [3, 4, 5]) history.add({ seq, chances: [0.5, 0.5] })
  history.cut(3)
  expect(steps(history)).toEqual([3])
})
