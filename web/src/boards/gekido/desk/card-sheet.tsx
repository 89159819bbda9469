import { contentOf, type CardId } from '@robodrome/gekido/page'
import { Button } from '../../../kit/button.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { reasonFor, viewOf, type Choice, type Props } from '../model.ts'
import { words } from '../words/index.ts'
import { piecesIn } from '../said.ts'

/** A large card: its whole text, when it can be used, and its source. */
export function CardSheet({
  id,
  choice,
  close,
  snapshot,
  select,
  explain,
  reader,
  asking,
}: Props & { id: CardId; choice: Choice | undefined; close(): void }) {
  const { name, colour, text, windows, copies, from } = piecesIn(contentOf(viewOf(snapshot))).cards[id]!
  const fields = Object.entries(from)
  return (
    <Sheet title={name} kind="dialog" onClose={close}>
      <div className={`gk-card-large ${colour}`}>
        <p className="gk-card-text">{text}</p>
        <dl>
          <dt>{words.hand.when}</dt>
          <dd>{words.list(windows.map((window) => words.windows[window]))}</dd>
          <dt>{words.colours[colour]}</dt>
          <dd>{words.hand.copies(copies)}</dd>
          <dt>{words.hand.source}</dt>
          <dd>
            <ul>
              {fields.map(([field, source]) => (
                <li key={field}>
                  {words.sourceFields[field] ?? field}: {words.sources[source]}
                </li>
              ))}
            </ul>
          </dd>
        </dl>
        {choice?.rule !== undefined && (
          <p className="gk-card-why">
            {words.hand.notNow}: {reasonFor(viewOf(snapshot), choice, reader)}{' '}
            <button type="button" className="rule" onClick={() => explain(choice.rule!)}>
              {choice.rule}
            </button>
          </p>
        )}
        {asking && (
          <label className="gk-ask">
            <input type="checkbox" checked={asking.of.includes(`card ${id}`)} onChange={() => asking.toggle(`card ${id}`)} />
            <span>
              {words.hand.ask} <small>{words.hand.askNote}</small>
            </span>
          </label>
        )}
        {choice && choice.rule === undefined && (
          <Button
            look="signal"
            onClick={() => {
              select(choice.text)
              close()
            }}
          >
            {words.hand.play(name)}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
