import { cleanup, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useForStep } from '../../src/frame/use-for-step.ts'

afterEach(cleanup)

/** Picks something as soon as a step is on the screen, before any effect that waits for the screen has run. */
function Quick({ seq, picks }: { seq: number; picks: string | null }) {
  const [picked, pick] = useForStep<string>(seq)
  useLayoutEffect(() => {
    if (picks !== null) pick(picks)
  }, [seq, picks, pick])
  return <output>{picked ?? 'nothing'}</output>
}

test('what is picked the moment a step is seen stays picked, and goes with the step', () => {
  const { rerender } = render(<Quick seq={1} picks="a" />)
  expect(screen.getByRole('status').textContent).toBe('a')
  rerender(<Quick seq={2} picks={null} />)
  expect(screen.getByRole('status').textContent).toBe('nothing')
  rerender(<Quick seq={3} picks="b" />)
  expect(screen.getByRole('status').textContent).toBe('b')
})
