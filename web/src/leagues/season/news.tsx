import type { LogEntry } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { href } from '../../page/route.ts'
import { roomWords } from '../../words/league-rooms.ts'
import { words } from '../../words/index.ts'
import { programName } from '../../words/rivals.ts'
import { calledIn, entrantName, itemName } from '../league.ts'
import { moment } from '../time.ts'
import './news.css'

const FEW = 10

/** The events, newest first; a result opens its replay. */
export function News({ view }: { view: CompetitionView }) {
  const lines = view.news.toReversed().flatMap((entry) => {
    const text = told(view, entry)
    return text === null ? [] : [{ n: entry.n, at: entry.at, text, replay: replayOf(view, entry) }]
  })
  const [isWhole, setWhole] = useState(false)
  return (
    <section className="panel lg-news" aria-labelledby="lg-news">
      <h2 id="lg-news">{roomWords.season.news}</h2>
      <ol>
        {lines.slice(0, isWhole ? lines.length : FEW).map(({ n, at, text, replay }) => (
          <li key={n}>
            {replay === null ? <span>{text}</span> : <a href={href({ at: 'table', id: replay })}>{text}</a>}
            <time dateTime={new Date(at).toISOString()}>
              {new Date(at).toLocaleTimeString(words.time.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
            </time>
          </li>
        ))}
      </ol>
      {lines.length > FEW && !isWhole && (
        <Button look="ghost" onClick={() => setWhole(true)}>
          {roomWords.season.allNews}
        </Button>
      )}
    </section>
  )
}

/** The table of the match behind an entry, if it can be watched. */
function replayOf({ id, state, news }: CompetitionView, { n, data }: LogEntry): string | null {
  if (data.kind !== 'result' || id === 'career') return null
  const own = news.filter((each) => each.data.kind === 'result' && each.data.fixture === data.fixture)
  const { ended } = state.fixtures[data.fixture]!
  return ended[ended.length - own.length + own.findIndex((each) => each.n === n)] ?? null
}

type Data = LogEntry['data']
type Name = (entrant: number) => string
type Told = { readonly [K in Data['kind']]?: (data: Extract<Data, { kind: K }>, name: Name, view: CompetitionView) => string | null }

const w = roomWords.news

/** Log entries as sentences; automatic consequences need none. */
const TOLD: Told = {
  invited: ({ team }) => w.invited(team.members[0]!, team.members[1]!),
  entered: ({ entrant }) => w.entered(entrantName(entrant)),
  left: ({ entrant }, name) => w.left(name(entrant)),
  started: () => w.started,
  result: ({ fixture, result }, _name, view) => resultOf(view, fixture, result.ranks),
  picked: ({ entrant, card }, name) => w.picked(name(entrant), card),
  exchanged: ({ entrant, swap }, name) => (swap === null ? w.kept(name(entrant)) : w.exchanged(name(entrant), swap.give, swap.take)),
  nominated: ({ entrant, item, bid }, name) => w.nominated(name(entrant), itemName(item), bid),
  raised: ({ entrant, bid }, name) => w.raised(name(entrant), bid),
  'left the lot': ({ entrant }, name) => w.leftLot(name(entrant)),
  passed: ({ entrant }, name) => w.passed(name(entrant)),
  // Empty for others until all are revealed.
  sealed: ({ entrant, bids }, name) =>
    bids.length === 0
      ? w.sealed(name(entrant))
      : w.unsealed(
          name(entrant),
          bids.map(({ item, amount }) => w.bidFor(amount, itemName(item))),
        ),
  fired: ({ entrant, cards }, name) => (cards.length === 0 ? w.fired(name(entrant)) : w.firedWhom(name(entrant), cards)),
  revealed: ({ what }) => w.revealed[what],
  withdrew: ({ entrant }, name) => w.withdrew(name(entrant)),
  disqualified: ({ entrant, reason }, name) => w.disqualified(name(entrant), reason),
  replaced: ({ entrant, name: program }, name) => w.replaced(name(entrant), programName(program)),
  adjudicated: ({ reason }) => w.adjudicated(reason),
  extended: ({ reason }) => w.extended(reason),
  'more time': ({ entrant }, name) => w.moreTime(name(entrant)),
  proposed: ({ entrant }, name) => w.proposed(name(entrant)),
  agreed: ({ fixture, hour }, name, { state }) => w.agreed(state.fixtures[fixture]!.sides.map(name), moment(hour)),
  'timed out': ({ what }) => (what.of === 'answer' || what.of === 'fixture' ? w.timedOut : null),
  paired: ({ run, stage, round }, _name, { state }) => (state.runs[run]!.stages[stage]!.kind === 'final' ? w.final : w.paired(round)),
  season: ({ season }, _name, { state }) => (state.definition.seasons > 1 ? w.season(season) : null),
  finished: ({ champion }, name) => (champion === null ? w.over : w.finished(name(champion))),
  // Other changes before the start can be seen in the settings.
  changed: ({ reason }) => (reason === undefined ? null : w.changed(reason)),
  'called off': ({ reason }) => w.calledOff(reason),
}

function told(view: CompetitionView, { data }: LogEntry): string | null {
  const say = TOLD[data.kind] as ((data: Data, name: Name, view: CompetitionView) => string | null) | undefined
  return say?.(data, (entrant) => calledIn(view, entrant), view) ?? null
}

function resultOf(view: CompetitionView, id: number, ranks: readonly number[] | null): string {
  const fixture = view.state.fixtures[id]!
  const names = fixture.sides.map((side) => calledIn(view, side))
  if (ranks === null) return w.off(names)
  const order = fixture.decision === null ? ranks : fixture.ranks
  const sorted = names.toSorted((a, b) => order[names.indexOf(a)]! - order[names.indexOf(b)]!)
  if (names.length !== 2) return w.ended(sorted)
  return order[0] === order[1] ? w.drew(names[0]!, names[1]!) : w.beat(sorted[0]!, sorted[1]!)
}
