import type { Act, EntrantId, Fixture, Verdict } from '@robodrome/leagues'
import type { Cup } from './cup.ts'

type Said<On> = readonly [pattern: RegExp, act: (on: On, ...more: string[]) => Act]
const listed = (text: string): string[] => text.split(', ').filter((each) => each !== '')

/** An entrant's acts, in scenario notation. */
const OF_ENTRANTS: readonly Said<EntrantId>[] = [
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
  [/^is disqualified$/, (entrant) => ({ kind: 'disqualified', entrant, inPlay: [], reason: 'cheated at the table' })],
  [/^waits$/, (entrant) => ({ kind: 'waits', entrant })],
  [/^is replaced by (.+)$/, (entrant, name) => ({ kind: 'replaced', entrant, name: name, reason: '' })],
]

const priced = (text: string): { item: string; amount: number } => {
  const at = text.lastIndexOf(' ')
  return { item: text.slice(0, at), amount: Number(text.slice(at + 1)) }
}

const HOUR = 3_600_000

const verdict = ({ id }: Fixture, how: Verdict): Act => ({ kind: 'adjudicated', fixture: id, verdict: how, reason: 'a fault of the site' })

/**
 * Events of a fixture: a manager decides it, its table opens, a player leaves it for good, or its deadline passes (`is due, B asked for 30
 * h`).
 */
const OF_MEETINGS: readonly Said<{ cup: Cup; fixture: Fixture }>[] = [
  [/^is decided for (\S+)$/, ({ cup, fixture }, name) => verdict(fixture, fixture.sides[0] === cup.named(name) ? 'first' : 'second')],
  [/^is decided as a (draw|double forfeit|replay)$/, ({ fixture }, how) => verdict(fixture, how as Verdict)],
  [/^opens$/, ({ fixture: { id } }) => ({ kind: 'opened', fixture: id, table: `table ${id}` })],
  [/^is left by (\S+), who withdraws$/, ({ cup, fixture: { id } }, name) => ({ kind: 'withdrew', entrant: cup.named(name), inPlay: [id] })],
  [/^is due, nobody sat down$/, ({ fixture }) => due(fixture, { sat: [] })],
  [/^is due, (\S+) sat down$/, ({ cup, fixture }, name) => due(fixture, { sat: [cup.named(name)] })],
  [/^is due, (\S+) asked for (\d+) h$/, ({ cup, fixture }, name, hours) => due(fixture, { asked: cup.named(name), hours: Number(hours) })],
]

function due(
  { id, sides }: Fixture,
  { sat = sides, asked = -1, hours = 0 }: { sat?: readonly EntrantId[]; asked?: EntrantId; hours?: number },
): Act {
  const askedFor = sides.map((side) => (side === asked ? hours * HOUR : 0))
  return {
    kind: 'timed out',
    what: { of: 'fixture', fixture: id, sat: sides.map((side) => sat.includes(side)), playing: asked >= 0, askedFor, askedInAll: askedFor },
  }
}

const reading = <On>(said: readonly Said<On>[], on: On, text: string): Act | null => {
  for (const [pattern, act] of said) {
    const found = pattern.exec(text)
    if (found !== null) return act(on, ...found.slice(1))
  }
  return null
}

export const entrantActs = (cup: Cup, name: string, text: string): Act | null => reading(OF_ENTRANTS, cup.named(name), text)
export const meetingActs = (cup: Cup, names: string, text: string): Act | null =>
  reading(OF_MEETINGS, { cup, fixture: cup.meeting(names) }, text)
