import { SCRAP } from '@robodrome/aimbots/page'
import type { Seat } from '@robodrome/kernel'
import { Icon } from '../../../kit/icons.tsx'
import { viewOf, type Props } from '../model.ts'
import { printed, said, words } from '../words/index.ts'

/** Tokens that only their owner sees. */
export function ScrapCard({ snapshot, seat, explain }: Props & { seat: Seat }) {
  const held = viewOf(snapshot).players[seat]?.scrap ?? []
  return (
    <section className="panel ab-scrap">
      <h2>
        <Icon name="eyeOff" size={16} /> {words.desk.scrap}
      </h2>
      {held.length === 0 && <p className="ab-note">{words.desk.noScrap}</p>}
      <ul>
        {held.map((kind, i) => (
          <li key={i}>
            <b>{said.words.pieces[`scrap ${kind}`] ?? kind}</b> {printed(`scrap ${kind}`, SCRAP[kind].text)}{' '}
            <button type="button" className="rule" onClick={() => explain(SCRAP[kind].rule)}>
              {SCRAP[kind].rule}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
