import {
  Competition,
  fixturesOf,
  Forbidden,
  isOpen,
  readDefinition,
  stageTable,
  type Act,
  type EntrantId,
  type Phase,
  type Referee,
} from '@robodrome/leagues'
import { parse } from 'yaml'
import * as z from 'zod'

const scenario = z.strictObject({
  name: z.string(),
  rules: z.array(z.string()).min(1),
  league: z.record(z.string(), z.json()),
  /** Their names in the order of their pairing numbers; a number: 1, 2, 3, ... */
  entrants: z.union([z.int(), z.array(z.string())]),
  /** One line each for what is done and what is expected; a rule after `!` says that it is refused. */
  play: z.string(),
})
export type LeagueScenario = z.infer<typeof scenario>

/** The scenarios of a file about competitions. */
export const readLeagueScenarios = (text: string): LeagueScenario[] => z.array(scenario).parse(parse(text))

/** What is other than expected, by lines; none if all is as the scenario says. */
export function leagueProblems({ league, entrants, play }: LeagueScenario, referee: Referee): string[] {
  const names = typeof entrants === 'number' ? Array.from({ length: entrants }, (_, i) => `${i + 1}`) : entrants
  const cup = begun(league, names, referee)
  const lines = play.split('\n').filter((line) => line.trim() !== '')
  return lines.flatMap((line, i) => {
    const found = new Line(cup, names, line).take()
    return found === null ? [] : [`line ${i + 1}, "${line}": ${found}`]
  })
}

function begun(league: Record<string, unknown>, names: readonly string[], referee: Referee): Competition {
  const wanted = { title: 'A scenario', managers: ['manager'], seeding: 'list', events: [{ game: 'gekido', mode: 'duel' }], ...league }
  const seed = '01'.padStart(64, '0')
  const cup = Competition.open(readDefinition(wanted, referee), referee, { seed, at: 0, by: 'manager' })
  for (const name of names)
    cup.act({ kind: 'entered', entrant: { kind: 'person', name, accounts: [name], text: '', rating: 0, shown: 1500 } }, 1, name)
  cup.act({ kind: 'changed', seeds: names.map((_, id) => id) }, 2, 'manager')
  cup.act({ kind: 'started' }, 3, 'manager')
  return cup
}

type Said = readonly [pattern: RegExp, act: (entrant: EntrantId, ...more: string[]) => Act]
const listed = (text: string): string[] => text.split(', ').filter((each) => each !== '')

/** What an entrant does, as a scenario says it. */
const ACTS: readonly Said[] = [
  [/^picks (.+)$/, (entrant, card) => ({ kind: 'picked', entrant, card: card })],
  [/^wishes (.+)$/, (entrant, cards) => ({ kind: 'wished', entrant, cards: listed(cards) })],
  [/^gives (.+) for (.+)$/, (entrant, give, take) => ({ kind: 'exchanged', entrant, swap: { give: give, take: take } })],
  [/^keeps all$/, (entrant) => ({ kind: 'exchanged', entrant, swap: null })],
  [/^names (.+) at (\d+)$/, (entrant, item, bid) => ({ kind: 'nominated', entrant, item: item, bid: Number(bid) })],
  [/^raises to (\d+)$/, (entrant, bid) => ({ kind: 'raised', entrant, bid: Number(bid) })],
  [/^leaves$/, (entrant) => ({ kind: 'left the lot', entrant })],
  [/^passes$/, (entrant) => ({ kind: 'passed', entrant })],
  [/^seals ?(.*)$/, (entrant, bids) => ({ kind: 'sealed', entrant, bids: listed(bids).map(priced) })],
  [/^fires ?(.*)$/, (entrant, cards) => ({ kind: 'fired', entrant, cards: listed(cards) })],
  [/^withdraws$/, (entrant) => ({ kind: 'withdrew', entrant, inPlay: [] })],
]

function priced(text: string): { item: string; amount: number } {
  const at = text.lastIndexOf(' ')
  return { item: text.slice(0, at), amount: Number(text.slice(at + 1)) }
}

/** One line of a scenario. */
class Line {
  readonly #cup: Competition
  readonly #names: readonly string[]
  readonly #text: string
  readonly #refused: string | null

  constructor(cup: Competition, names: readonly string[], line: string) {
    const [text, rule] = line.trim().split(' ! ')
    this.#cup = cup
    this.#names = names
    this.#text = text!
    this.#refused = rule ?? null
  }

  /** Does what it says, or compares; what is other than it says, or null. */
  take(): string | null {
    const [word, ...rest] = this.#text.split(' ') as [string, ...string[]]
    const more = rest.join(' ')
    if (word === 'round')
      return this.#expect(
        more,
        this.#open()
          .map(({ sides }) => sides.map((side) => this.#names[side]).join('-'))
          .join(' '),
      )
    if (word === 'standing') return this.#expect(more, this.#standing())
    if (word === 'purses') return this.#expect(more, this.#cup.state.holdings.map(({ purse }) => purse).join(' '))
    if (word === 'phase')
      return this.#expect(more, this.#cup.state.status === 'running' ? this.#cup.state.phase.kind : this.#cup.state.status)
    if (word === 'wins') return this.#round(rest)
    if (word === 'order') return this.#order(rest.map((name) => this.#named(name)))
    if (this.#text === 'late') return this.#do({ kind: 'timed out', what: { of: 'answer' } })
    if (this.#text === 'break ends') return this.#do({ kind: 'timed out', what: { of: 'break' } })
    const entrant = this.#named(word)
    if (rest[0] === 'holds') return this.#expect(rest.slice(1).join(' '), this.#held(entrant))
    for (const [pattern, act] of ACTS) {
      const found = pattern.exec(more)
      if (found !== null) return this.#do(act(entrant, ...found.slice(1)))
    }
    return 'nobody understands this'
  }

  #named(name: string): EntrantId {
    const id = this.#names.indexOf(name)
    if (id < 0) throw new Error(`there is no entrant "${name}" in "${this.#text}"`)
    return id
  }

  readonly #open = () => this.#cup.state.fixtures.filter(isOpen)
  readonly #expect = (wanted: string, found: string): string | null => (found === wanted ? null : `found ${found}`)

  /** Of each open fixture whoever is named wins; both or none: drawn. */
  #round(winners: readonly string[]): null {
    for (const { id, seats } of this.#open()) {
      const wins = seats.map((seat) => winners.includes(this.#names[seat]!))
      const ranks = wins[0] === wins[1] ? [1, 1] : wins.map((won) => (won ? 1 : 2))
      this.#cup.act({ kind: 'result', fixture: id, result: { ranks, diff: seats.map(() => 0), bouts: seats.map(() => 0) } }, 4)
    }
    return null
  }

  /** The order in which entrants draft or bid, in place of the one that luck drew. */
  #order(order: EntrantId[]): string | null {
    const { state } = this.#cup
    const phases: Partial<Record<Phase['kind'], Phase>> = {
      draft: { kind: 'draft', order, picks: [0, 1, 2, 3, 4].flatMap((round) => (round % 2 === 0 ? order : order.toReversed())) },
      auction: { kind: 'auction', order, turn: 0, passes: 0, lot: null },
      sealed: { kind: 'sealed', order, round: 1, lists: {} },
    }
    const phase = phases[state.phase.kind]
    if (phase === undefined) return `nobody drafts or bids in the phase ${state.phase.kind}`
    state.phase = phase
    return null
  }

  #standing(): string {
    const { runs } = this.#cup.state
    const run = runs.length - 1
    const stage = runs[run]!.stages.findLastIndex((_, at) => fixturesOf(this.#cup.state, run, at).length > 0)
    return stageTable(this.#cup.state, run, stage)
      .map(({ entrant }) => this.#names[entrant])
      .join(' ')
  }

  #held(entrant: EntrantId): string {
    const { holdings, definition } = this.#cup.state
    const { keepers, bonuses } = holdings[entrant]!
    const cards = keepers.map(({ card, price }) => (definition.format === 'salary' ? `${card} ${price}` : card))
    return [...cards, ...bonuses].join(', ')
  }

  #do(act: Act): string | null {
    try {
      this.#cup.act(act, 10)
      return this.#refused === null ? null : 'it was done'
    } catch (error) {
      if (!(error instanceof Forbidden)) throw error
      return error.rule === this.#refused ? null : `refused by ${error.rule}`
    }
  }
}
