import { CardArt } from '../art/card-art.tsx'
import { words } from '../words/index.ts'
import { anyCard, factOf, printedOn } from './card-facts.ts'
import { Stats } from './card.tsx'
import { useTable } from './touch.tsx'
import './played.css'

/** The card being played or built, large and with its whole text, while that is played back. */
export function Played() {
  const { props, view } = useTable()
  const { showing } = props
  if (showing?.kind !== 'play' && showing?.kind !== 'build') return null
  const card = anyCard(view, showing.card)
  return (
    <figure className={`pb-card pb-played ${card.kind}`} aria-hidden="true">
      <span className="pb-kind">{words.cards.kinds[card.kind]}</span>
      <CardArt name={showing.card} view={view} />
      <b className="pb-name">{showing.card}</b>
      <Stats card={showing.card} />
      <span className="pb-line">{[factOf(card), printedOn(view, card)].filter(Boolean).join('. ')}</span>
    </figure>
  )
}
