import { contentOf, isUse, type Question, type Terms } from '@robodrome/gekido/page'
import type { Passing } from '../board.ts'
import { kindAsked, pieceOf, viewOf } from './model.ts'
import { words } from './words/index.ts'
import { piecesIn } from './said.ts'

const WINDOWS: readonly (Question['kind'] | null)[] = ['preWindow', 'defenderWindow', 'attackerWindow', 'hitWindow', 'malfunctionWindow']

/** GK-WIN-6 A player with cards is asked in every window, and may pass in advance. */
export const passing: Passing<Terms> = {
  pass: (snapshot) =>
    WINDOWS.includes(kindAsked(snapshot)) ? (snapshot.options.find(({ option }) => option.kind === 'pass')?.text ?? null) : null,
  uses: (option) => (isUse(option) ? pieceOf(option) : null),
  spans(snapshot, seat) {
    const { turns, active, attack } = viewOf(snapshot)
    return [
      ...(attack === null ? [] : [{ id: 'attack', title: words.orders.attack, mark: String(turns) }]),
      ...(active === seat ? [] : [{ id: 'turn', title: words.orders.turn, mark: 'theirs' }]),
    ]
  },
  offers: (snapshot, seat) => viewOf(snapshot).active !== seat,
  pieces(snapshot, seat) {
    const view = viewOf(snapshot)
    const { cards, powers } = piecesIn(contentOf(view))
    const bot = view.bots[seat]
    return [
      ...[...new Set(bot?.hand)].map((id) => ({ id: `card ${id}`, name: cards[id]!.name })),
      ...Object.keys(bot?.powers ?? {}).map((id) => ({ id: `power ${id}`, name: powers[id]!.name })),
    ]
  },
}
