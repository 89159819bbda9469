import { contentOf, type CardId } from '@robodrome/gekido/page'
import { useState } from 'react'
import { useMedia } from '../../../kit/use-media.ts'
import { CardSheet } from '../desk/card-sheet.tsx'
import { cardsOf, choiceFor } from '../desk/hand.tsx'
import { choicesOf, isAsked, optionIn, viewOf, type Props } from '../model.ts'
import { piecesIn } from '../said.ts'
import { words } from '../words/index.ts'
import './hand-strip.css'

/** On a phone, the desk is behind the reader's strip, but the hand stays visible below the dice, each card with its name. */
export function HandStrip(props: Props) {
  const isPhone = useMedia('(max-width: 760px)')
  const { snapshot, seat, select, chosen } = props
  const [open, setOpen] = useState<CardId | null>(null)
  const view = viewOf(snapshot)
  if (!isPhone || seat === null || view.mode === 'duel' || !view.bots[seat]) return null
  const cards = cardsOf(props)
  const choices = isAsked(snapshot, seat) ? choicesOf(snapshot) : []
  const content = piecesIn(contentOf(view)).cards
  const picked = optionIn(snapshot, chosen)
  const classOf = (id: CardId): string => {
    const choice = choiceFor(choices, id)
    const state = choice === undefined ? '' : choice.rule === undefined ? ' can' : ' cannot'
    return `${content[id]!.colour}${state}${picked !== undefined && 'card' in picked && picked.card === id ? ' chosen' : ''}`
  }
  const touch = (id: CardId): void => {
    const choice = choiceFor(choices, id)
    if (choice) select(choice.text)
    else setOpen(id)
  }
  return (
    <section className="gk-strip-hand" aria-label={words.hand.title}>
      {cards.length === 0 ? (
        <p>{words.hand.none}</p>
      ) : (
        <ul>
          {cards.map((id, i) => (
            <li key={`${id} ${i}`}>
              <button type="button" className={classOf(id)} title={`${content[id]!.name}. ${content[id]!.text}`} onClick={() => touch(id)}>
                {content[id]!.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {open !== null && <CardSheet id={open} choice={choiceFor(choices, open)} close={() => setOpen(null)} {...props} />}
    </section>
  )
}
