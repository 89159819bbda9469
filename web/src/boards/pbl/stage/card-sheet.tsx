import type { CardName, Option } from '@robodrome/pbl/page'
import { Button } from '../../../kit/button.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { CardArt } from '../art/card-art.tsx'
import { onCard } from '../anchors.ts'
import { passing } from '../passing.ts'
import { words } from '../words/index.ts'
import { anyCard, factOf, statsOf, printedOn } from './card-facts.ts'
import { useTable } from './touch.tsx'
import { reasonOf, saidOf } from '../chips.ts'
import './card-sheet.css'

const says = words.cards

/** For a card that can be played in windows: a switch to always ask about it, whatever has been ordered. */
function AlwaysAsk({ name }: { name: CardName }) {
  const { asking, snapshot, seat } = useTable().props
  const piece = onCard(name)
  if (!asking || seat === null || !passing.pieces(snapshot, seat).some(({ id }) => id === piece)) return null
  return (
    <label className="pb-ask">
      <input type="checkbox" checked={asking.of.includes(piece)} onChange={() => asking.toggle(piece)} />
      <span>
        {says.large.ask} <small>{says.large.askNote}</small>
      </span>
    </label>
  )
}

/** A large card: its whole text, its rules, its source, and its current uses. */
export function CardSheet({ card: name, close }: { card: CardName; close(): void }) {
  const { props, view, context, spots } = useTable()
  const card = anyCard(view, name)
  const stats = statsOf(card)
  const here = spots.get(onCard(name)) ?? []
  const titleOf = (option: Option): string => saidOf(context, option).title
  const rule = (id: string) => (
    <button key={id} type="button" className="rule" onClick={() => (close(), props.explain(id))}>
      {id}
    </button>
  )
  return (
    <Sheet title={name} kind="dialog" onClose={close}>
      <div className={`pb-large ${card.kind}`}>
        <CardArt name={name} view={view} />
        <p className="pb-large-text">{printedOn(view, card)}</p>
        <dl>
          <dt>{says.large.kind}</dt>
          <dd>{[says.kinds[card.kind], factOf(card), card.id].filter(Boolean).join(' · ')}</dd>
          {stats !== null && (
            <>
              <dt>{says.large.numbers}</dt>
              <dd>
                {stats[0] === 'c' ? says.large.counter : stats[0]} / {stats[1]}
              </dd>
            </>
          )}
          {card.kind === 'starter' && (
            <>
              <dt>{says.large.critical}</dt>
              <dd>
                {card.critical.attack} / {card.critical.defense}
              </dd>
            </>
          )}
          {'builder' in card && (
            <>
              <dt>{says.large.builder}</dt>
              <dd>{card.builder}</dd>
            </>
          )}
          <dt>{says.large.rules}</dt>
          <dd className="row flow">{says.rules[card.kind]!.map(rule)}</dd>
          <dt>{says.large.source}</dt>
          <dd>
            <ul>
              {card.from.map((source, i) => (
                <li key={i}>
                  {says.sourceFields[i]}: {says.sources[source]}
                </li>
              ))}
            </ul>
          </dd>
        </dl>
        <AlwaysAsk name={name} />
        {here.map(({ text, option, rule: against }) =>
          against === undefined ? (
            <Button key={text} look="signal" onClick={() => (props.select(text), close())}>
              {titleOf(option)}
            </Button>
          ) : (
            <p key={text} className="pb-large-why">
              {titleOf(option)}: {reasonOf(context, option, against) || says.large.notNow} {rule(against)}
            </p>
          ),
        )}
      </div>
    </Sheet>
  )
}
