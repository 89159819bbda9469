import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { titleOf, WhyNot } from '../../src/frame/why-not.tsx'

afterEach(cleanup)

const nothing = (): void => {}

test('what several things begin with is said once; names that happen to begin alike stay whole', () => {
  expect(titleOf(['Attack Jack d7', 'Attack Captain e7', 'Attack Hacker b7', 'Attack Jack f7'])).toBe(
    'Attack Jack d7, Captain e7, Hacker b7 and 1 more',
  )
  expect(titleOf(['Five Different', 'Five of a Kind'])).toBe('Five Different and Five of a Kind')
  expect(titleOf(['Draw 5, Keep 2', 'Flip a Die', 'Force Reroll'])).toBe('Draw 5, Keep 2, Flip a Die and Force Reroll')
})

test('a reason as short as a card has room for is told in full by its rule, a whole sentence stands alone', async () => {
  const refused = (rule: string, reason: string) => ({ text: rule, title: rule, forbidden: { rule, reason } })
  const chips = [refused('PBL-ATK-1', 'This limb cannot attack'), refused('PBL-SHOP-2', 'The opener takes from the row.')]
  const prompt = { question: '', reason: '', primary: '', chips }
  render(<WhyNot game="pbl" prompt={prompt} at={null} showOf={() => null} explain={nothing} openRules={nothing} onClose={nothing} />)
  expect(await screen.findByText(/^This limb cannot attack\. The attacking limb must be active/)).toBeTruthy()
  expect(screen.getByText(/^The opener takes from the row\.\s*$/)).toBeTruthy()
})
