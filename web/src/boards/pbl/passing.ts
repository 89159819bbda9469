import { cardOf, type CardName, type Passing as Until, type Terms, type View } from '@robodrome/pbl/page'
import { nameOption, plain } from '@robodrome/phrases'
import type { Passing } from '../board.ts'
import { onCard } from './anchors.ts'
import { handOf, questionTo, sideOf, viewOf, type Snap } from './model.ts'
import { said } from './words/index.ts'

/**
 * PBL-PRIO-7 A player with cards is asked in every window. Passing in advance is an order of the game itself (PBL-PRIO-8), given alongside
 * the question. It becomes an order of the page if the player always wants to be asked about a card in hand.
 */
export const passing: Passing<Terms> = {
  pass: (snapshot) =>
    snapshot.seat !== null && questionTo(snapshot, snapshot.seat)?.kind === 'window'
      ? (snapshot.options.find(({ option }) => option.kind === 'pass' && option.until === null)?.text ?? null)
      : null,
  uses: (option) => (option.kind === 'play' ? onCard(option.card) : null),
  spans(snapshot, seat) {
    const view = viewOf(snapshot)
    const { turn, combat } = view
    if (turn.number === 0) return []
    return [
      ...(combat === null ? [] : [span(snapshot, 'combat', `${turn.number} ${combat.attacker} ${combat.limb} ${combat.target}`)]),
      span(snapshot, 'turn', String(turn.number)),
      ...(combat?.defender === sideOf(view, seat) ? [] : [span(snapshot, 'attacked', '')]),
      ...(turn.seat === seat ? [] : [span(snapshot, 'my turn', '')]),
    ]
  },
  pieces: (snapshot, seat) =>
    handOf(viewOf(snapshot), seat)
      .filter((name) => isAnyTime(viewOf(snapshot), name))
      .map((name) => ({ id: onCard(name), name })),
  lasting: (option) => (option.kind === 'pass' || option.kind === 'order' ? option.until : null),
  given(snapshot, seat) {
    const until = viewOf(snapshot).passing[seat] ?? null
    const back = snapshot.asides.find(({ option }) => option.kind === 'order' && option.until === null)?.text ?? null
    return until && { span: until, back }
  },
}

const span = (snapshot: Snap, until: NonNullable<Until>, mark: string) => ({
  id: until,
  title: plain(nameOption(said.words, { kind: 'pass', until }, viewOf(snapshot)).title, { nameOf: String, own: [] }),
  mark,
})

/** Cards that can be played in a window at all. */
const isAnyTime = (view: View, name: CardName): boolean => {
  const card = cardOf(view, name)
  return card.kind === 'action' || (card.kind === 'crew' && card.anyTime !== undefined)
}
