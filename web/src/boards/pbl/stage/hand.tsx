import type { View } from '@robodrome/pbl/page'
import { Button } from '../../../kit/button.tsx'
import { Icon } from '../../../kit/icons.tsx'
import { RuleLink } from '../../../kit/rule-link.tsx'
import { onCard } from '../anchors.ts'
import { thrownAs } from '../chips.ts'
import { handOf, isAsked, ownSide } from '../model.ts'
import { words } from '../words/index.ts'
import { CardGrid } from './card-grid.tsx'
import { useTable } from './touch.tsx'
import './hand.css'

/** The reader's hand. It never shows the faces of other hands, except a teammate's if the mode reveals them. */
export function Hand() {
  const { view, props, context, about, spots } = useTable()
  const { seat, snapshot } = props
  if (seat === null || view.hands[seat] === undefined || view.turn.number === 0) return null
  const { count, limit } = view.hands[seat]
  const question = isAsked(snapshot, seat) ? (context.question?.kind ?? '') : ''
  const todo = todoOf(view, question)
  const read = handOf(view, seat).find((card) => spots.get(onCard(card))?.some(({ text }) => text === props.chosen))
  return (
    <section className="panel pb-hand" aria-label={words.stage.hand}>
      <div className="pb-lab label">
        <span>
          {words.stage.hand}
          {todo !== '' && <span className="pb-todo"> · {todo}</span>}
        </span>
        <span className="row">
          {read !== undefined && (
            <Button look="ghost" className="pb-read" onClick={() => about(read)}>
              <Icon name="search" size={14} />
              <span className="ellipsis">{words.stage.about(read)}</span>
            </Button>
          )}
          <span className="pb-count">{words.stage.handCount(count, limit)}</span>
          <RuleLink rule={question === 'fight' || question === 'throwMore' ? 'PBL-CMB-7' : 'PBL-HAND-1'} explain={props.explain} />
        </span>
      </div>
      <Cards seat={seat} label={words.stage.hand} />
      {view.hands.map((_hand, mate) =>
        mate !== seat && mate % view.config.sides === ownSide(view) ? (
          <details key={mate} className="pb-mate">
            <summary>{words.stage.handOf(props.nameOf(mate))}</summary>
            <Cards seat={mate} label={words.stage.handOf(props.nameOf(mate))} />
          </details>
        ) : null,
      )}
    </section>
  )
}

function Cards({ seat, label }: { seat: number; label: string }) {
  const { view } = useTable()
  const cards = handOf(view, seat)
  return cards.length === 0 ? (
    <p className="pb-note">{words.stage.noHand}</p>
  ) : (
    <CardGrid cards={cards} label={label} className={crowdOf(cards.length)} />
  )
}

/** With more cards than this, they are in two rows without pictures; with still more, only their names are shown. */
const MANY = 6
const CROWD = 10

/** The classes of a hand: the more cards, the closer together, so that all of them fit. */
// oxlint-disable-next-line words/no-prose
const crowdOf = (cards: number): string => (cards > CROWD ? 'hand many crowd' : cards > MANY ? 'hand many' : 'hand')

/** What a tap on a card does. */
function todoOf(view: View, question: string): string {
  if (question === 'fight' || question === 'throwMore') return thrownAs(view) === 'bomb' ? words.stage.asBombs : words.stage.asShields
  if (question === 'main') return words.stage.toBuild
  if (question === 'keepHandLimit' || question === 'discardCards') return words.stage.toDiscard
  return question === 'window' ? words.stage.toPlay : ''
}
