import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Props, Seen } from '../../src/boards/gekido/model.ts'
import { headline } from '../../src/boards/gekido/progress.ts'
import { Arena } from '../../src/boards/gekido/stage/arena.tsx'
import { ASKED, matchOf } from './positions.ts'
import { nameOf, reader, snapshotFor } from '../tables.ts'

/** The moment of taking aim, before the attack itself begins. */
function aiming(): Seen {
  const snapshot = snapshotFor(matchOf(ASKED['firstMove']!), 0) as unknown as Seen
  const event = { kind: 'target', rule: 'GK-TGT-1', seat: 0, bot: 'MEOW', target: 1, targetBot: 'SLICER', fallback: false } as const
  return { ...snapshot, asked: [], questions: [], events: [...snapshot.events, { seq: 1, event: event as never }] }
}

test('taking aim is drawn and told as the beginning of the attack', () => {
  const snapshot = aiming()
  expect(headline({ snapshot, seat: 0, nameOf })).toContain('you attack P1')
  const props = { snapshot, seat: 0, chosen: null, answers: {}, showing: null, nameOf, reader } as unknown as Props
  const { container } = render(<Arena {...props} />)
  expect(container.querySelector('.gk-target')).not.toBeNull()
  expect(container.querySelector('.gk-arrow')).not.toBeNull()
})
