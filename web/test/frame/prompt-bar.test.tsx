import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Prompt } from '../../src/boards/board.ts'
import { PromptBar, WaitingBar, type Deciding } from '../../src/frame/prompt-bar.tsx'
import { WhyNot } from '../../src/frame/why-not.tsx'

afterEach(cleanup)

const prompt: Prompt = {
  question: 'Which Command do you go for?',
  reason: 'Locked dice stay.',
  rule: 'GK-ATK-5',
  primary: 'Choose a Command',
  chips: [
    {
      text: 'two pairs',
      title: 'Two Pairs',
      effect: 'Deal 4 or lose 1',
      odds: { chance: 11 / 36, counts: 'chance to complete it', fraction: [11, 36] },
      act: 'Go for Two Pairs',
    },
    { text: 'full house', title: 'Full House', odds: { chance: 1, counts: 'chance to complete it' } },
    { text: 'five', title: 'Five of a Kind', forbidden: { rule: 'GK-CMD-6', reason: 'Does not fit' } },
  ],
}

function bar(change: Partial<Deciding & { step: number }> = {}) {
  const spies = {
    select: vi.fn<Deciding['select']>(),
    confirm: vi.fn<Deciding['confirm']>(),
    takeBack: vi.fn<Deciding['takeBack']>(),
    explain: vi.fn<Deciding['explain']>(),
    whyNot: vi.fn<Deciding['whyNot']>(),
  }
  const props = {
    prompt,
    chosen: null,
    pending: null,
    notice: null,
    undo: null,
    barred: null,
    hint: null,
    step: 1,
    shown: 0,
    ...spies,
    ...change,
  }
  return { ...spies, ...render(<PromptBar {...props} />), props }
}

test('one question, every answer with its odds, one button that waits for a choice', async () => {
  const { select, confirm } = bar()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(prompt.question)
  const chip = screen.getByRole('button', { name: /Two Pairs.*30\.6 %.*Deal 4 or lose 1/ })
  expect(chip.getAttribute('title')).toBe('11 in 36')
  // What all the percentages mean is stated once.
  expect(screen.getByText(/% = chance to complete it\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: /Full House.*100 %/ })).toBeTruthy()
  const primary = screen.getByRole('button', { name: 'Choose a Command' })
  expect(primary.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(primary)
  expect(confirm).not.toHaveBeenCalled()
  await userEvent.click(chip)
  expect(select).toHaveBeenCalledWith('two pairs')
})

test('the chosen answer names the button, which makes the move once', async () => {
  const { confirm, rerender, props } = bar({ chosen: 'two pairs' })
  expect(screen.getByRole('button', { name: /Two Pairs.*30/ }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Go for Two Pairs' }))
  expect(confirm).toHaveBeenCalledWith('two pairs')
  rerender(<PromptBar {...props} pending="two pairs" />)
  await userEvent.click(screen.getByRole('button', { name: 'Go for Two Pairs' }))
  expect(confirm).toHaveBeenCalledTimes(1)
})

test('what is forbidden is no answer; one button asks why', async () => {
  const { whyNot } = bar()
  expect(screen.queryByRole('button', { name: /^Five of a Kind/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Why not “Five of a Kind”?' }))
  expect(whyNot).toHaveBeenCalledTimes(1)
})

test('the reasons name what is missing, once each, link to their rule, and open at the touched thing', async () => {
  const show = vi.fn<() => void>()
  const openRules = vi.fn<() => void>()
  const spies = { explain: vi.fn<(rule: string) => void>(), openRules, onClose: vi.fn<() => void>(), showOf: () => show }
  const five = { ...prompt.chips[2]!, picture: <svg data-testid="five" /> }
  const again = { ...prompt, chips: [...prompt.chips.slice(0, 2), five, { ...five, text: 'five more' }] }
  render(<WhyNot game="gekido" prompt={again} at="five" {...spies} />)
  const [line, ...more] = screen.getAllByRole('listitem', { hidden: true })
  expect(more).toEqual([])
  expect(line!.textContent).toMatch(/Five of a Kind.*Does not fit/)
  expect(line!.getAttribute('aria-current')).toBe('true')
  expect(within(line!).getByTestId('five')).toBeTruthy()
  await userEvent.click(within(line!).getByRole('button', { name: 'Show Five of a Kind on the board', hidden: true }))
  expect(show).toHaveBeenCalledTimes(1)
  await userEvent.click(within(line!).getByRole('button', { name: 'GK-CMD-6', hidden: true }))
  expect(spies.explain).toHaveBeenCalledWith('GK-CMD-6')
  await userEvent.click(screen.getByRole('button', { name: 'Rulebook', hidden: true }))
  expect(openRules).toHaveBeenCalledTimes(1)
})

test('a refusal is an alert with its rule; undo names its step', async () => {
  const { explain, takeBack } = bar({ notice: { reason: 'None of these dice fit', rule: 'GK-ATK-6' }, undo: 'Undo lock' })
  expect(screen.getByRole('alert').textContent).toContain('None of these dice fit')
  await userEvent.click(screen.getByRole('button', { name: 'GK-ATK-6' }))
  expect(explain).toHaveBeenCalledWith('GK-ATK-6')
  await userEvent.click(screen.getByRole('button', { name: 'Undo lock' }))
  expect(takeBack).toHaveBeenCalledTimes(1)
})

test('when nothing can be undone any more, the reason is shown instead', () => {
  bar({ barred: 'Too late to undo: the dice have been rolled' })
  expect(screen.getByText('Too late to undo: the dice have been rolled')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull()
})

test('arrow keys walk the answers and come round', async () => {
  bar()
  const chips = screen.getAllByRole('button', { name: /Pairs|House/ })
  chips[0]!.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(chips[1])
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(chips[0])
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(chips[1])
})

test('with many answers those on the stage are left to it', () => {
  const many = Array.from({ length: 9 }, (_, i) => ({ text: `t${i}`, title: `Tile ${i}`, ...(i > 1 && { onStage: true as const }) }))
  bar({ prompt: { ...prompt, chips: many }, chosen: 't5' })
  expect(screen.getAllByRole('button', { name: /^Tile/ }).map((each) => each.textContent)).toEqual(['Tile 0', 'Tile 1', 'Tile 5', 'Tile 5'])
})

test('with an answer about a thing on the stage chosen, all others about it stand beside it, on small screens too', () => {
  const about = (thing: string) => ({ onStage: true as const, about: thing })
  const many = Array.from({ length: 9 }, (_, i) => ({ text: `t${i}`, title: `Act ${i}`, ...(i > 0 && about(i < 4 ? 'c1' : 'd1')) }))
  bar({ prompt: { ...prompt, chips: many }, chosen: 't2' })
  const chips = [...document.querySelectorAll('.chip')]
  expect(chips.map((each) => each.textContent)).toEqual(['Act 0', 'Act 1', 'Act 2', 'Act 3'])
  expect(chips.filter((each) => each.classList.contains('staged'))).toEqual([])
})

test('a waiting player is told for whom', () => {
  render(<WaitingBar title="Noor is deciding" note="You may leave." step={1} shown={0} />)
  expect(screen.getByRole('region', { name: 'Your decision' }).textContent).toContain('Noor is deciding')
})

test('answers that all lie on the stage: the bar says so where it says nothing else', () => {
  const staged: Prompt = {
    question: 'Where do you start?',
    primary: 'Choose',
    chips: ['b1', 'c1'].map((text) => ({ text, title: text, onStage: true })),
  }
  const said = (): boolean => screen.queryByText('Tap one of the marked places.') !== null
  bar({ prompt: staged })
  expect(said()).toBe(true)
  cleanup()
  bar({ prompt: { ...staged, reason: 'Any space of your own side.' } })
  expect(said()).toBe(false)
  cleanup()
  bar({ prompt: { ...staged, chips: [...staged.chips, { text: 'end', title: 'End turn' }] } })
  expect(said()).toBe(false)
})

test('a list of answers that goes on below its edge is marked as such, until its end is in view', () => {
  const room = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100)
  const all = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(180)
  bar()
  const list = screen.getByRole('group', { name: prompt.question })
  expect(list.hasAttribute('data-more')).toBe(true)
  list.scrollTop = 80
  list.dispatchEvent(new Event('scroll'))
  expect(list.hasAttribute('data-more')).toBe(false)
  room.mockRestore()
  all.mockRestore()
})
