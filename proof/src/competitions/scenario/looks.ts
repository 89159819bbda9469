import {
  DAY,
  decathlonTable,
  finalStanding,
  fixturesOf,
  isIn,
  stageTable,
  tableSettings,
  TIE_BREAKS,
  type EntrantId,
  type Fixture,
  type TieBreak,
} from '@robodrome/leagues'
import { commitment } from '@robodrome/table'
import { SEED } from '../random.ts'
import type { Cup } from './cup.ts'

/** An expectation of a scenario. `about` says whether a part before the colon refines it (`table PTS SB: ...`). */
export interface Look {
  about: boolean
  see: (cup: Cup, about: string) => string
}
const plain = (see: (cup: Cup) => string): Look => ({ about: false, see })

/** Expectations about the whole competition, by the first word of the line. */
export const looks: Readonly<Record<string, Look>> = {
  /** The current pairings, in seat order. */
  round: plain((cup) => cup.open.map(({ seats }) => cup.written(seats, '-')).join(' ')),
  /** The entrants without a match in the open round. */
  free: plain((cup) => {
    const { run, stage } = cup.open[0]!
    const { numbers } = cup.state.runs[run]!.stages[stage]!
    const idle = (entrant: EntrantId): boolean => isIn(cup.state, entrant) && !cup.open.some(({ sides }) => sides.includes(entrant))
    return cup.written(numbers.filter(idle))
  }),
  standing: plain((cup) => cup.written(rowsOf(cup).map(({ entrant }) => entrant))),
  table: { about: true, see: (cup, codes) => valuesOf(cup, codes.split(' ').map(tieBreak)) },
  /** Final places; `|` separates places, and entrants without a place come last: `A | B C, without a place D`. */
  places: plain((cup) => {
    const places = finalStanding(cup.state)
    const each = [...new Set(places.map(({ place }) => place))].filter((place) => place !== null)
    const placed = each.map((place) => cup.written(sharing(places, place))).join(' | ')
    const others = sharing(places, null)
    return others.length === 0 ? placed : `${placed}, without a place ${cup.written(others)}`
  }),
  /** The final places as numbers: `A 1, B 2, C 2, D -`. */
  ranks: plain((cup) =>
    finalStanding(cup.state)
      .map(({ entrant, place }) => `${cup.names[entrant]} ${place ?? '-'}`)
      .join(', '),
  ),
  /** Pairing numbers of the season. */
  numbers: plain((cup) => cup.written(cup.state.numbers)),
  rounds: plain((cup) => String(cup.state.runs.at(-1)!.stages.at(-1)!.rounds)),
  /** LG-DEC-3 The sums of a decathlon. */
  sums: plain((cup) =>
    decathlonTable(cup.state)
      .map(({ entrant, sum }) => `${cup.names[entrant]} ${sum}`)
      .join(', '),
  ),
  champion: plain((cup) => (cup.state.champion === null ? 'nobody' : cup.names[cup.state.champion]!)),
  purses: plain((cup) => cup.state.holdings.map(({ purse }) => purse).join(' ')),
  phase: plain(({ state }) => (state.status === 'running' ? state.phase.kind : state.status)),
  commitment: plain(() => commitment(SEED)),
  lots: plain((cup) => cup.written(cup.state.lots)),
  /** The order in which entrants draft, bid or exchange. */
  order: plain((cup) => ('order' in cup.state.phase ? cup.written(cup.state.phase.order) : 'nobody is asked')),
}

const sharing = (places: readonly { entrant: EntrantId; place: number | null }[], place: number | null): EntrantId[] =>
  places
    .filter((each) => each.place === place)
    .map(({ entrant }) => entrant)
    .toSorted((a, b) => a - b)

const tieBreak = (word: string): TieBreak => {
  const code = TIE_BREAKS.find((each) => each === word)
  if (code === undefined) throw new Error(`there is no tie-break "${word}"`)
  return code
}

/** Returns the table of the latest stage. */
function rowsOf({ state }: Cup): ReturnType<typeof stageTable> {
  const run = state.runs.length - 1
  return stageTable(
    state,
    run,
    state.runs[run]!.stages.findLastIndex((_, at) => fixturesOf(state, run, at).length > 0),
  )
}

const valuesOf = (cup: Cup, codes: readonly TieBreak[]): string =>
  rowsOf(cup)
    .map(({ entrant, values }) => [cup.names[entrant], ...codes.map((code) => values[code])].join(' '))
    .join(', ')

/** Expectations about one entrant or fixture: the expected value and the actual one. */
type Seen = { wanted: string; found: string } | null

export function entrantLooks(cup: Cup, name: string, text: string): Seen {
  const [word, ...rest] = text.split(' ')
  const entrant = cup.named(name)
  if (word === 'holds') return { wanted: rest.join(' '), found: held(cup, entrant) }
  if (word !== 'has' || rest[0] !== 'matches') return null
  const own = cup.state.fixtures.filter(({ sides }) => sides.includes(entrant))
  return { wanted: rest.slice(1).join(' '), found: own.map(({ decision }) => decision ?? 'open').join(', ') }
}

function held({ state }: Cup, entrant: EntrantId): string {
  const { keepers, bonuses } = state.holdings[entrant]!
  const cards = keepers.map(({ card, price }) => (state.definition.format === 'salary' ? `${card} ${price}` : card))
  return [...cards, ...bonuses].join(', ')
}

export function meetingLooks(cup: Cup, names: string, text: string): Seen {
  const [word, ...rest] = text.split(' ')
  const see = OF_MEETINGS[word!]
  return see === undefined ? null : { wanted: rest.join(' '), found: see(cup, cup.meeting(names)) }
}

const OF_MEETINGS: Readonly<Record<string, (cup: Cup, fixture: Fixture) => string>> = {
  ends: (_cup, { decision }) => decision ?? 'open',
  /** How often the deadline of a fixture was moved, by one day each time. */
  moved: (_cup, { moved }) => String(moved),
  /** How many days lie between a fixture's opening and its deadline. */
  has: (_cup, { openedAt, deadline }) => `${(deadline! - openedAt) / DAY} days`,
  seats: (cup, { seats }) => cup.written(seats, '-'),
  /** The league's settings for the fixture's table. Bars separate the lists of sides. */
  inherits: (cup, fixture) => sides(cup, fixture, 'inheritance'),
  buys: (cup, fixture) => sides(cup, fixture, 'bonuses'),
  removes: (cup, fixture) => list(tableSettings(cup.state, fixture).options['removed']),
  keeps: (cup, fixture) => JSON.stringify(tableSettings(cup.state, fixture).options['keepers'] ?? false),
}

const list = (found: unknown): string => (Array.isArray(found) ? found.join(', ') : 'nothing')
const sides = ({ state }: Cup, fixture: Fixture, option: string): string => {
  const found = tableSettings(state, fixture).options[option]
  return Array.isArray(found) ? found.map((each) => list(each) || 'nothing').join(' | ') : 'nothing'
}
