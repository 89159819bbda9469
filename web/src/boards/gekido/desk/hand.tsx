import { contentOf, type CardId } from '@robodrome/gekido/page'
import { useState } from 'react'
import { Icon } from '../../../kit/icons.tsx'
import { choicesOf, isAsked, kindAsked, optionIn, panelOf, reasonFor, viewOf, type Choice, type Props } from '../model.ts'
import { words } from '../words/index.ts'
import { CardSheet } from './card-sheet.tsx'
import { piecesIn } from '../said.ts'
import './hand.css'

/** The best current choice involving a card. */
export const choiceFor = (choices: readonly Choice[], id: CardId): Choice | undefined => {
  const own = choices.filter(({ option }) => 'card' in option && option.card === id)
  return own.find(({ rule }) => rule === undefined) ?? own[0]
}

/** The cards in the reader's hand, or the cards from which to keep one. */
export function cardsOf({ snapshot, seat }: Pick<Props, 'snapshot' | 'seat'>): readonly CardId[] {
  const view = viewOf(snapshot)
  if (seat === null) return []
  const looking = isAsked(snapshot, seat) && kindAsked(snapshot) === 'keepCard' && view.aside !== null
  return looking ? view.aside! : (view.bots[seat]?.hand ?? [])
}

/** The seat's Tech cards: playable ones have a ring, others the reason why not. */
export function Hand(props: Props) {
  const { snapshot, seat } = props
  const [open, setOpen] = useState<CardId | null>(null)
  const view = viewOf(snapshot)
  if (seat === null || view.mode === 'duel' || !view.bots[seat]) return null
  const cards = cardsOf(props)
  const choices = isAsked(snapshot, seat) ? choicesOf(snapshot) : []
  return (
    <section className="gk-hand" aria-label={words.hand.title}>
      <div className="row spread">
        <span className="label">{words.hand.title}</span>
        <span className="label">{words.hand.count(view.bots[seat].cards, panelOf(view, seat).hand, view.pile)}</span>
      </div>
      {cards.length === 0 ? (
        <p className="gk-note">{words.hand.none}</p>
      ) : (
        <ul>
          {cards.map((id, i) => (
            <HandCard key={`${id} ${i}`} id={id} choice={choiceFor(choices, id)} open={() => setOpen(id)} {...props} />
          ))}
        </ul>
      )}
      {open !== null && <CardSheet id={open} choice={choiceFor(choices, open)} close={() => setOpen(null)} {...props} />}
    </section>
  )
}

function HandCard({
  id,
  choice,
  open,
  snapshot,
  chosen,
  select,
  reader,
}: Props & { id: CardId; choice: Choice | undefined; open(): void }) {
  const { name, colour, text } = piecesIn(contentOf(viewOf(snapshot))).cards[id]!
  const legal = choice !== undefined && choice.rule === undefined
  const reason = choice?.rule === undefined ? text : reasonFor(viewOf(snapshot), choice, reader)
  const option = optionIn(snapshot, chosen)
  const isChosen = option !== undefined && 'card' in option && option.card === id
  return (
    <li data-piece={`card ${id}`} className={`gk-card ${colour} ${legal ? 'can' : choice ? 'cannot' : ''} ${isChosen ? 'chosen' : ''}`}>
      <button type="button" className="gk-card-face" onClick={() => (choice ? select(choice.text) : open())}>
        <b>{name}</b>
        <span>{reason}</span>
      </button>
      <button type="button" className="gk-card-more" aria-label={words.hand.about(name)} onClick={open}>
        <Icon name="search" size={12} />
      </button>
    </li>
  )
}
