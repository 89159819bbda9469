import { swissRounds, type Definition } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { roomWords } from '../../words/league-rooms.ts'
import { keeperWords } from '../../words/keepers.ts'
import { Rule } from '../rule.tsx'
import './how.css'

/** How a league works: sentences made from its settings, each with its rule, and never a table. */
export function How({ view: { id, state } }: { view: CompetitionView }) {
  return (
    <section className="panel lg-how" aria-labelledby="lg-how">
      <h2 id="lg-how">{roomWords.season.how}</h2>
      <ul>
        {sentences(state.definition, state.entrants.length, id !== 'career').map(([sentence, rule]) => (
          <li key={sentence}>
            {sentence}{' '}
            <small>
              <Rule id={rule} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Sentence = readonly [text: string, rule: string]

/** In a season on this device, nobody can be absent. */
function sentences(definition: Definition, entered: number, isTogether: boolean): Sentence[] {
  const w = roomWords.works
  const { format, events, draws, tiebreaks, pace, fill, playoff, exchangeEvery, purse, entry, seeding, seasons, again, income, bonuses } =
    definition
  const isLeague = format === 'keeper' || format === 'salary'
  const codes = tiebreaks.map((code) => roomWords.season.codes[code])
  const fills = fill.when === 'start' || fill.when === 'both'
  const entrants = Math.max(entered, fills ? entry.min : 2)
  const rounds =
    Math.max(1, entrants - 1 + (entrants % 2)) * (format === 'double round robin' || (isLeague && events[0]!.rounds === 2) ? 2 : 1)
  const hasTable = !(format === 'knockout' || format === 'double knockout') || seeding === 'preliminary'
  const all: (Sentence | false)[] = [
    courseOf(definition, rounds, entrants),
    format === 'salary' && [w.salary(purse), 'LG-SAL-1'],
    format === 'salary' && bonuses.length > 0 && [w.bonuses(bonuses.map((bonus) => keeperWords.auction.bonusNames[bonus])), 'LG-SAL-2'],
    isLeague && [format === 'salary' ? w.bought : w.keeper, 'LG-KEEP-6'],
    isLeague && exchangeEvery > 0 && [w.exchange(exchangeEvery, rounds), 'LG-KEEP-8'],
    events[0]!.seats === 2 && [w.draws[draws], 'LG-FIX-5'],
    // With several games, the sum of points decides, by rules of its own.
    hasTable && format !== 'decathlon' && [w.rank(codes), 'LG-TB-3'],
    pace.kind === 'days' && [w.deadline(pace.roundDays), 'LG-PACE-2'],
    isTogether && [w.missing[pace.kind], pace.kind === 'days' ? 'LG-OUT-7' : 'LG-OUT-6'],
    isLeague && playoff > 0 && [w.playoff(playoff), 'LG-KEEP-7'],
    seasons > 1 && [w.seasons(seasons), 'LG-STATE-4'],
    seasons > 1 && isLeague && [again === 'redraft' ? w.again.redraft : w.again[format], format === 'salary' ? 'LG-SAL-14' : 'LG-KEEP-9'],
    seasons > 1 && format === 'salary' && income > 0 && [w.income(income), 'LG-SAL-14'],
    fills && [w.fill, 'LG-ENT-6'],
    (fill.when === 'replace' || fill.when === 'both') && [w.replace, 'LG-OUT-11'],
  ]
  return all.filter((each) => each !== false)
}

function courseOf({ format, events, bestOf }: Definition, rounds: number, entrants: number): Sentence {
  const w = roomWords.works
  switch (format) {
    case 'round robin':
      return [w.robin(rounds), 'LG-RR-1']
    case 'double round robin':
      return [w.twice(rounds), 'LG-RR-3']
    case 'keeper':
    case 'salary':
      return [events[0]!.rounds === 2 ? w.twice(rounds) : w.robin(rounds), 'LG-KEEP-7']
    case 'swiss':
      return [w.swiss(events[0]!.rounds || swissRounds(entrants)), 'LG-SW-1']
    case 'knockout':
      return [w.knockout(bestOf), 'LG-KO-1']
    case 'double knockout':
      return [w.double, 'LG-DK-1']
    case 'groups':
      return [w.groups, 'LG-GB-1']
    case 'pods':
      return [w.pods, 'LG-POD-3']
    case 'rfl':
      return [w.pods, 'LG-RFL-1']
    case 'arena':
      return [w.arena, 'LG-AR-1']
    case 'decathlon':
      return [w.decathlon, 'LG-DEC-1']
  }
}
