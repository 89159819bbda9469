import type { Definition } from '@robodrome/leagues'
import { words } from '../../words/index.ts'

/** How a league works: sentences made from its settings, never a table of them. */
export function How({ definition, entrants }: { definition: Definition; entrants: number }) {
  return (
    <section className="panel lg-how" aria-labelledby="lg-how">
      <h2 id="lg-how">{words.season.how}</h2>
      <ul>
        {sentences(definition, entrants).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

function sentences(definition: Definition, entrants: number): string[] {
  const w = words.works
  const { format, events, draws, tiebreaks, pace, fill, playoff, exchangeEvery, purse } = definition
  const isLeague = format === 'keeper' || format === 'salary'
  const codes = tiebreaks.map((code) => words.season.codes[code])
  return [
    courseOf(definition, entrants),
    ...(format === 'keeper' ? [w.keeper] : []),
    ...(format === 'salary' ? [w.salary(purse), w.keeper] : []),
    ...(isLeague && exchangeEvery > 0 ? [w.exchange(exchangeEvery)] : []),
    ...(events[0]!.seats === 2 ? [w.draws[draws]] : []),
    w.rank(codes),
    ...(pace.kind === 'days' ? [w.deadline(pace.roundDays)] : []),
    w.missing[pace.kind],
    ...(isLeague && playoff > 0 ? [w.playoff(playoff)] : []),
    ...(fill.when === 'start' || fill.when === 'both' ? [w.fill] : []),
    ...(fill.when === 'replace' || fill.when === 'both' ? [w.replace] : []),
  ]
}

function courseOf({ format, events, bestOf }: Definition, entrants: number): string {
  const w = words.works
  const rounds = Math.max(1, entrants - 1 + (entrants % 2))
  switch (format) {
    case 'round robin':
      return w.robin(rounds)
    case 'double round robin':
      return w.twice(2 * rounds)
    case 'keeper':
    case 'salary':
      return events[0]!.rounds === 2 ? w.twice(2 * rounds) : w.robin(rounds)
    case 'swiss':
      return w.swiss(events[0]!.rounds)
    case 'knockout':
      return w.knockout(bestOf)
    case 'double knockout':
      return w.double
    case 'groups':
      return w.groups
    case 'pods':
    case 'rfl':
      return w.pods
    case 'arena':
      return w.arena
    case 'decathlon':
      return w.decathlon
  }
}
