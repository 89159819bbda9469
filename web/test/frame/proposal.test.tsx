import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Json } from '@robodrome/kernel'
import type { Proposal, Snapshot } from '@robodrome/table'
import { afterEach, expect, test } from 'vitest'
import { ProposalCall } from '../../src/frame/proposal-call.tsx'
import { TableLink, type Order } from '../../src/table/link.ts'
import type { Moment } from '../../src/table/moments.ts'
import { ticTacToe } from '../../../kernel/test/games/tic-tac-toe.ts'
import { battlesOf, nameOf, snapshotFor } from '../tables.ts'

class Orders extends TableLink {
  readonly kind = 'online'
  readonly sent: Order[] = []
  override close(): void {}
  override async look(): Promise<void> {}
  override async ask(): Promise<Json> {
    return null
  }
  override async record(): Promise<string> {
    return ''
  }
  override async moments(): Promise<Moment[]> {
    return []
  }
  protected override promise(): string {
    return ''
  }
  protected override async send(order: Order): Promise<void> {
    this.sent.push(order)
  }
}

const show = (proposal: Proposal | null, seat: number | null): Orders => {
  const link = new Orders()
  const snapshot = { ...snapshotFor(battlesOf(ticTacToe, 'standard')({}), seat), proposal } as Snapshot
  render(<ProposalCall link={link} snapshot={snapshot} nameOf={nameOf} />)
  return link
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

afterEach(cleanup)

test('the asked player agrees or plays on, with buttons that name the effect', async () => {
  const draw: Proposal = { how: 'draw', by: 1, yes: [1] }
  const agreeing = show(draw, 0)
  expect(screen.getByRole('status').textContent).toBe('P1 offers a draw.')
  await press('Agree to a draw')
  expect(agreeing.sent).toEqual([{ type: 'accept', seat: 0 }])
  cleanup()
  const playing = show({ ...draw, how: 'called off' }, 0)
  expect(screen.getByRole('status').textContent).toBe('P1 wants to call the battle off.')
  await press('Play on')
  expect(playing.sent).toEqual([{ type: 'turnDown', seat: 0 }])
})

test('a request to take a move back is allowed or not, and says that other moves go with it', async () => {
  const request: Proposal = { how: 'take back', by: 1, yes: [1] }
  const allowing = show(request, 0)
  expect(screen.getByRole('status').textContent).toBe('P1 asks to take back the last move.')
  expect(screen.getByText(/^Every move since then is undone too/)).toBeTruthy()
  await press('Allow it')
  expect(allowing.sent).toEqual([{ type: 'accept', seat: 0 }])
  cleanup()
  const refusing = show(request, 0)
  await press('Do not allow it')
  expect(refusing.sent).toEqual([{ type: 'turnDown', seat: 0 }])
})

test('the author of the offer can withdraw it; spectators are not asked', async () => {
  const link = show({ how: 'draw', by: 0, yes: [0] }, 0)
  expect(screen.queryByRole('button', { name: 'Agree to a draw' })).toBeNull()
  await press('Withdraw the offer')
  expect(link.sent).toEqual([{ type: 'turnDown', seat: 0 }])
  cleanup()
  show({ how: 'draw', by: 0, yes: [0] }, null)
  expect(screen.queryByRole('complementary')).toBeNull()
  show(null, 0)
  expect(screen.queryByRole('complementary')).toBeNull()
})
