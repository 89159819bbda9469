import { expect, test } from 'vitest'
import { linted } from './linted.ts'

const lint = (text: string): string => linted('effects.mjs', 'robodrome/effect-returns', text)

test.each([
  'useEffect(() => hit.current?.scrollIntoView(), [hit])',
  'useEffect(() => { if (!lasts) return setLate(false) }, [lasts])',
  'useLayoutEffect(() => { for (const each of all) return each }, [all])',
  'React.useEffect(async () => {}, [])',
])('an effect that gives back something else than a function is found: %s', (line) => {
  expect(lint(line)).toContain('effect-returns')
})

test.each([
  'useEffect(() => { hit.current?.scrollIntoView() }, [hit])',
  'useEffect(() => { if (!lasts) return; const stop = () => { return 1 }; return () => stop() }, [lasts])',
])('and one that does not passes: %s', (line) => {
  expect(lint(line)).not.toContain('effect-returns')
})
