import { quickLuck, type Stream } from '@robodrome/kernel'
import {
  bidder,
  Competition,
  drafter,
  exchanger,
  firing,
  Forbidden,
  FORMATS,
  isIn,
  isOpen,
  LIMITS,
  nextDefinition,
  readDefinition,
  sealing,
  type Act,
  type Fixture,
  type Format,
  type Referee,
  type State,
} from '@robodrome/leagues'

/** Stand-ins for game cards, because competitions need only the results of games. */
export const CARDS: Referee = {
  objection: () => null,
  keeperCards: Array.from({ length: 79 }, (_, i) => `card ${i + 1}`),
  isAction: () => false,
}

export const SEED = '01'.padStart(64, '0')
const SMALL = 20
const LARGE = 64

const oneOf = <T>(list: readonly T[], luck: Stream): T => list[luck.below(list.length)]!

/** An observer of a competition: notified of every act before it happens, and of its result (null, or the rule against it). */
export interface Onlooker {
  opened?(competition: Competition): void
  before?(act: Act, at: number): void
  after?(competition: Competition, refused: string | null): void
}

/**
 * Plays a random competition of some format, size and settings to its end, or the next season after `before`, with withdrawals, absences,
 * decisions, refusals and replacements.
 */
export function randomCompetition(seed: number, onlooker: Onlooker = {}, before: State | null = null): Competition {
  const luck = quickLuck(seed, before === null ? 7 : 8)
  const format = FORMATS[seed % FORMATS.length]!
  const [least, most] = LIMITS[format]
  // For each format, one competition in twenty has the maximum size.
  const isLarge = Math.floor(seed / FORMATS.length) % 20 === 0
  const n = least + luck.below(Math.min(most, isLarge ? LARGE : SMALL) - least + 1)
  const wanted =
    before === null ? { title: `Competition ${seed}`, managers: ['max'], ...definitionOf(format, luck) } : nextDefinition(before)
  const definition = readDefinition(wanted, CARDS)
  const competition = Competition.open(definition, CARDS, { seed: SEED, at: 0, by: 'max' })
  onlooker.opened?.(competition)
  for (let i = 0; i < n; i++) {
    const entrant = {
      kind: 'person',
      name: `E${i}`,
      accounts: [`e${i}`],
      text: String(luck.below(9)),
      rating: luck.below(5),
      shown: 1500,
    } as const
    competition.act({ kind: 'entered', entrant }, i)
  }
  competition.act({ kind: 'started' }, n, 'max')
  onlooker.after?.(competition, null)
  const end = 400 + 80 * n * n
  for (let [step, at] = [0, n]; competition.state.status === 'running'; step++) {
    if (step > end) throw new Error(`${format} of ${n} does not end: ${JSON.stringify(competition.state.phase)}`)
    at += luck.below(12) === 0 ? 30 * HOUR : luck.below(3) * HOUR
    attempt(competition, someAct(competition.state, luck), at, onlooker)
  }
  return competition
}

const HOUR = 3_600_000

/** Tries an act. A refused act changes nothing, and an unanswered question times out later. */
function attempt(competition: Competition, act: Act, at: number, onlooker: Onlooker): void {
  const before = competition.log.length
  onlooker.before?.(act, at)
  let refused: string | null = null
  try {
    competition.act(act, at, BY_MANAGERS.has(act.kind) ? 'max' : '')
  } catch (error) {
    if (!(error instanceof Forbidden)) throw error
    if (competition.log.length !== before) throw new Error(`a refused "${act.kind}" has left entries in the log`, { cause: error })
    refused = error.rule
  }
  onlooker.after?.(competition, refused)
  const { kind } = competition.state.phase
  if (refused === null || kind === 'rounds' || kind === 'break' || competition.state.status !== 'running') return
  competition.act({ kind: 'timed out', what: { of: 'answer' } }, at)
  onlooker.after?.(competition, null)
}

const BY_MANAGERS: ReadonlySet<Act['kind']> = new Set(['adjudicated', 'disqualified'])

function definitionOf(format: Format, luck: Stream): Record<string, unknown> {
  const isPbl = format === 'keeper' || format === 'salary'
  const pods = { game: 'gekido', mode: 'standard', seats: 4, format: 'pods' }
  const events: Readonly<Record<string, unknown[]>> = {
    pods: [pods],
    rfl: [{ game: 'volt', mode: 'championship', seats: 4 }],
    decathlon: [
      { game: 'gekido', mode: 'duel', format: 'swiss', rounds: 3 },
      { ...pods, rounds: 2 },
      { game: 'aimbots', mode: 'duel', format: 'round robin' },
    ],
  }
  return {
    format,
    events: events[format] ?? [isPbl ? { game: 'pbl', mode: 'regular' } : { game: 'gekido', mode: 'duel' }],
    ...(format === 'swiss' && luck.below(2) === 0 && { rounds: 3 }),
    pace: format === 'arena' || luck.below(3) === 0 ? { kind: 'live' } : { kind: 'days', roundDays: 1 + luck.below(14) },
    ...(format === 'groups' && { groups: oneOf([2, 4, 8], luck) }),
    ...((format === 'knockout' || format === 'double knockout') && {
      seeding: oneOf(['lot', 'preliminary'], luck),
      bestOf: oneOf([1, 3], luck),
      third: luck.below(2) === 0,
      prelim: luck.below(4),
    }),
    ...(['keeper', 'salary', 'rfl'].includes(format) && {
      seasons: 1 + luck.below(2),
      playoff: oneOf([0, 2, 4], luck),
      again: oneOf(['keep', 'redraft'], luck),
      auction: oneOf(['open', 'sealed'], luck),
      exchangeEvery: oneOf([0, 2, 5], luck),
    }),
    ahead: luck.below(4) === 0,
    fill: { when: oneOf(['none', 'replace'], luck) },
  }
}

/** A possible next act. */
function someAct(state: State, luck: Stream): Act {
  const inside = state.entrants.flatMap((_, id) => (isIn(state, id) ? [id] : []))
  const open = state.fixtures.filter(isOpen)
  const wild = luck.below(60)
  if (wild === 0 && inside.length > 1) return leaving(state, oneOf(inside, luck), luck)
  // LG-OUT-9 Tries to change an already changed decision, which must be refused.
  const changed = state.fixtures.filter((each) => each.changed && each.decision !== null)
  if (changed.length > 0 && luck.below(3) === 0) return verdictOn(changed.at(-1)!, luck)
  if (wild === 3 && state.fixtures.length > 0)
    return verdictOn(oneOf(luck.below(2) === 0 && open.length > 0 ? open : state.fixtures, luck), luck)
  if (wild === 4) return { kind: 'replaced', entrant: luck.below(state.entrants.length), name: 'search', reason: '' }
  if (wild === 1) return { kind: 'absent', entrant: oneOf(inside, luck) }
  if (wild === 2) return { kind: 'replaced', entrant: oneOf(inside, luck), name: 'search', reason: '' }
  const card = oneOf(CARDS.keeperCards, luck)
  const picking = drafter(state)
  if (picking !== null && wild < 50) return { kind: 'picked', entrant: picking, card }
  const exchanging = exchanger(state)
  if (exchanging !== null && wild < 40) {
    const give = oneOf(state.holdings[exchanging]!.keepers, luck)?.card ?? ''
    return { kind: 'exchanged', entrant: exchanging, swap: { give, take: card } }
  }
  const bidding = bidder(state)
  if (bidding !== null) return auctionAct(state, bidding, card, luck)
  const [sealer] = sealing(state)
  if (sealer !== undefined)
    return { kind: 'sealed', entrant: sealer, bids: luck.below(2) === 0 ? [] : [{ item: card, amount: 1 + luck.below(40) }] }
  const [firer] = firing(state)
  if (firer !== undefined)
    return { kind: 'fired', entrant: firer, cards: state.holdings[firer]!.keepers.slice(0, luck.below(3)).map((each) => each.card) }
  if (state.phase.kind === 'break') return breakAct(state, luck)
  // LG-OUT-7 Moves an already moved deadline again, often enough to reach the limit.
  const late = open.find(({ id, moved }) => moved > 0 && id % 3 === 0)
  if (late !== undefined && luck.below(8) > 0) return lateAct(late, luck)
  if (open.length > 0) return fixtureAct(oneOf(open, luck), luck)
  const isArena = state.runs.some(({ over, stages }) => !over && stages.at(-1)?.kind === 'arena')
  return isArena ? arenaAct(state, inside, luck) : { kind: 'timed out', what: { of: 'answer' } }
}

/** Lets an entrant leave; some of its open tables are already being played and continue. */
function leaving({ fixtures }: State, entrant: number, luck: Stream): Act {
  const inPlay = fixtures.filter((each) => isOpen(each) && each.sides.includes(entrant) && luck.below(3) === 0).map(({ id }) => id)
  if (luck.below(4) === 0) return { kind: 'disqualified', entrant, inPlay, reason: 'cheated at the table' }
  return { kind: 'withdrew', entrant, inPlay }
}

const verdictOn = ({ id: fixture, sides }: Fixture, luck: Stream): Act =>
  sides.length !== 2
    ? { kind: 'opened', fixture, table: 't' }
    : {
        kind: 'adjudicated',
        fixture,
        verdict: oneOf(['first', 'second', 'draw', 'double forfeit', 'replay'], luck),
        reason: 'a fault of the site',
      }

/** Between two seasons some entrants join and some leave. */
function breakAct({ entrants }: State, luck: Stream): Act {
  const dice = luck.below(4)
  const name = `E${entrants.length}`
  if (dice === 0) return { kind: 'left', entrant: luck.below(entrants.length) }
  if (dice > 2) return { kind: 'timed out', what: { of: 'break' } }
  return { kind: 'entered', entrant: { kind: 'person', name, accounts: [name.toLowerCase()], text: '', rating: 0, shown: 1500 } }
}

function auctionAct(state: State, entrant: number, card: string, luck: Stream): Act {
  const dice = luck.below(6)
  if (state.phase.kind === 'auction' && state.phase.lot !== null)
    return dice < 4 ? { kind: 'left the lot', entrant } : { kind: 'raised', entrant, bid: state.phase.lot.bid + 1 + luck.below(20) }
  return dice < 3 ? { kind: 'passed', entrant } : { kind: 'nominated', entrant, item: dice === 3 ? 'deck' : card, bid: 1 + luck.below(30) }
}

function arenaAct(state: State, inside: readonly number[], luck: Stream): Act {
  if (state.fixtures.length > 3 * inside.length) return { kind: 'timed out', what: { of: 'arena' } }
  const idle = inside.filter((entrant) => !state.waiting.includes(entrant))
  return idle.length > 0 ? { kind: 'waits', entrant: oneOf(idle, luck) } : { kind: 'timed out', what: { of: 'tick' } }
}

/** Lets a fixture's deadline pass again; everybody has sat down, and nobody has kept the others waiting for long. */
function lateAct({ id: fixture, sides }: Fixture, luck: Stream): Act {
  const hours = (): number[] => sides.map(() => oneOf([0, 10], luck) * HOUR)
  const sat = sides.map(() => true)
  return { kind: 'timed out', what: { of: 'fixture', fixture, sat, playing: true, askedFor: hours(), askedInAll: hours() } }
}

function fixtureAct({ id: fixture, sides }: Fixture, luck: Stream): Act {
  const wild = luck.below(30)
  const zeros = sides.map(() => 0)
  if (wild === 0 || wild === 2) {
    const sat = sides.map(() => luck.below(3) > 0)
    const hours = (): number[] => sides.map(() => oneOf([0, 10, 10, 25, 30], luck) * HOUR)
    return {
      kind: 'timed out',
      what: { of: 'fixture', fixture, sat, playing: luck.below(2) === 0, askedFor: hours(), askedInAll: hours() },
    }
  }
  if (wild === 8) return { kind: 'timed out', what: { of: 'void', fixture } }
  if (wild === 1) return { kind: 'opened', fixture, table: 't' }
  const order = sides.map((_, i) => i).toSorted(() => luck.below(3) - 1)
  const ranks = wild === 7 ? null : wild < 6 ? sides.map(() => 1) : order.map((place) => place + 1)
  return { kind: 'result', fixture, result: { ranks, diff: sides.map(() => luck.below(7) - 3), bouts: zeros } }
}
