import { contentOf, DECKS, type Deck, type ModuleId, type View } from '@robodrome/volt/page'
import { useState, type ReactNode } from 'react'
import { Pill } from '../../../kit/pill.tsx'
import { Badge } from '../../../kit/seat.tsx'
import { robotName } from '../robot-name.ts'
import { isAsked, robotOf, robotsIn, viewOf, type BoardProps } from '../model.ts'
import { words } from '../words/index.ts'
import { ModuleFace } from './module-card.tsx'
import './workshop.css'

const says = words.workshop

/** The three decks while one is chosen: their modules with effects, and which ones are known to be taken. */
export function Decks({ way, ...props }: BoardProps & { way?: ReactNode }) {
  const { snapshot, seat, chosen, select } = props
  const [looked, look] = useState<Deck>('blue')
  const view = viewOf(snapshot)
  const asked = isAsked(snapshot, seat)
  const optionOf = (deck: Deck): string | undefined =>
    snapshot.options.find(({ option }) => (option.kind === 'deck' || option.kind === 'draw') && option.deck === deck)?.text
  const picked = DECKS.find((deck) => chosen !== null && optionOf(deck) === chosen)
  return (
    <section className="vt-workshop" aria-label={says.decks}>
      <header>
        <h2>{says.decks}</h2>
        <p>{says.decksNote}</p>
        {way}
      </header>
      <div className="vt-decks" data-looked={picked ?? looked}>
        {DECKS.map((deck) => {
          const text = optionOf(deck)
          return (
            <div key={deck} className={`vt-deck ${deck}`} data-deck={deck}>
              <button
                type="button"
                className={`vt-pile ${asked && text !== undefined ? 'can' : ''} ${picked === deck ? 'chosen' : ''}`}
                aria-pressed={picked === deck}
                aria-label={`${says.deck[deck]}, ${says.fits[deck]}, ${says.left(view.decks[deck])}`}
                onClick={() => {
                  look(deck)
                  if (asked) select(text ?? deck)
                }}
              >
                <b>{says.deck[deck]}</b>
                <span>{says.fits[deck]}</span>
                <small>{says.left(view.decks[deck])}</small>
              </button>
              <Holders view={view} deck={deck} />
              <ul aria-label={says.inside(says.deck[deck])}>
                {modulesIn(view, deck).map((module) => (
                  <li key={module} className={`vt-mod ${isOwn(props, module) ? 'taken' : ''}`}>
                    <ModuleFace box={view.box} module={module} tag={<Taken {...props} module={module} />} />
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
      </div>
    </section>
  )
}

/** The modules of a deck that are in play on the table's board. */
const modulesIn = (view: View, deck: Deck): ModuleId[] =>
  contentOf(view).inPlay[view.board]!.flatMap((module) => (module.deck === deck ? [module.id] : []))

/** Players who have unseen cards from a deck. */
const Holders = ({ view, deck }: { view: View; deck: Deck }) => {
  const holders = robotsIn(view).filter(({ unseen, seat }) => seat !== null && unseen[deck] > 0)
  if (holders.length === 0) return null
  return (
    <p className="vt-holders">
      {holders.map(({ id, seat, unseen }) => (
        <span key={id}>
          <Badge seat={seat!} size={16} /> {says.drawn(unseen[deck])}
        </span>
      ))}
    </p>
  )
}

const cardsOf = ({ left, right, inventory }: View['robots']['V']): readonly (ModuleId | null)[] => [left, right, ...inventory]
const isOwn = ({ snapshot, seat }: BoardProps, module: ModuleId): boolean => {
  const own = robotOf(viewOf(snapshot), seat)
  return own !== null && cardsOf(own).includes(module)
}

/** Where a module is known to be: an owned card is never drawn again. */
function Taken({ snapshot, seat, module }: BoardProps & { module: ModuleId }) {
  const view = viewOf(snapshot)
  const own = robotOf(view, seat)
  return robotsIn(view)
    .filter((robot) => cardsOf(robot).includes(module))
    .map(({ id }) => <Pill key={id}>{id === own?.id ? says.mine : says.carriedBy(robotName(id))}</Pill>)
}
