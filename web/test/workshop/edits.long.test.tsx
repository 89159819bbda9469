import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { openBench } from '@robodrome/workshop'
import { constantFrom, integer, oneof, record, sample } from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Draft } from '../../src/workshop/drafts.ts'
import Workshop from '../../src/workshop/page.tsx'
import { draftWith } from './box.ts'
import { Player } from './player.ts'

/** `EDITS=2500 npm test -- workshop/edits` makes ten thousand edits in all. */
const EDITS = Number(process.env['EDITS'] ?? 100)

const HOSTILE = ['', '-1', '34', '1e300', 'x'.repeat(5000), '<img src=x onerror=alert(1)>', '\u202Eevil', '__proto__', '2.5', '{"a":[]}']
/** Which control of the editor is used, and what is typed or chosen there. */
const EDIT = record({
  control: integer({ min: 0, max: 100_000 }),
  text: oneof(integer({ min: -2, max: 40 }).map(String), constantFrom(...HOSTILE)),
})

beforeEach(() => {
  localStorage.clear()
  location.hash = ''
  vi.stubGlobal('Worker', Player)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Uses a control of the editor as a person would: presses buttons, types into fields, chooses from lists. */
function use(control: Element, text: string): void {
  if (control instanceof HTMLInputElement && control.type === 'text') fireEvent.change(control, { target: { value: text } })
  else if (control instanceof HTMLSelectElement) {
    const values = [...control.options].map(({ value }) => value)
    fireEvent.change(control, { target: { value: values[text.length % Math.max(1, values.length)] ?? '' } })
  } else fireEvent.click(control)
}

test.each(['gekido', 'aimbots', 'volt', 'pbl'])(
  'edits of any kind in %s: no exception, no lost draft, no dead Play button',
  { timeout: 3_600_000 },
  async (game) => {
    const bench = await openBench(game)
    const { id } = await draftWith(game, 'Fuzzed', [])
    render(<Workshop rest={[id]} />)
    await screen.findByRole('heading', { level: 1 })
    const faults: unknown[] = []
    const complain = vi.spyOn(console, 'error').mockImplementation((...said) => void faults.push(said))
    for (const { control, text } of sample(EDIT, EDITS)) {
      const controls = document.querySelectorAll('.workshop-edit :is(.piece, .pieces, .changes) :is(input, select, button):not(:disabled)')
      await act(async () => use(controls[control % controls.length]!, text))
      const stored = JSON.parse(localStorage.getItem(`robodrome.workshop.${id}`)!) as Draft
      expect(bench.faults(stored.good)).toEqual([])
      expect(screen.getByRole('button', { name: /^Play / })).toHaveProperty('disabled', false)
    }
    expect(faults).toEqual([])
    complain.mockRestore()
  },
)
