import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PipDie } from '../src/kit/die.tsx'

afterEach(() => {
  cleanup()
  delete document.documentElement.dataset['motion']
})

const facesOf = (die: Element): number[] => [...die.querySelectorAll('svg')].map((face) => face.querySelectorAll('circle').length)

test('a die that tumbles is a strip of its six faces, drawn once; at rest it shows its number', () => {
  const { container, rerender } = render(<PipDie value={5} tumbling />)
  expect(new Set(facesOf(container))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  rerender(<PipDie value={5} />)
  expect(facesOf(container)).toEqual([5])
})

test('with less motion a die lies still from the start', () => {
  document.documentElement.dataset['motion'] = 'less'
  const { container } = render(<PipDie value={3} tumbling />)
  expect(facesOf(container)).toEqual([3])
})
