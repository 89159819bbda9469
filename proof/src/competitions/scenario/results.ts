import type { Fixture } from '@robodrome/leagues'
import type { Cup } from './cup.ts'

/** The result of a match: `A>B`; `A=B`; `A>B +2` with the difference; `A=B 2:2` with both scores; `4>1>7>5` in a pod. */
interface Ending {
  names: string[]
  ranks: number[]
  lead: number
}

function readEnding(text: string): Ending {
  const [, order, lead = '0', against = '0'] = /^(\S+)(?: ([+-]?\d+)(?::(\d+))?)?$/.exec(text) ?? []
  if (order === undefined) throw new Error(`"${text}" is no result`)
  const groups = order.split('>').map((group) => group.split('='))
  const ranks = groups.flatMap((group, i) => group.map(() => 1 + groups.slice(0, i).flat().length))
  return { names: groups.flat(), ranks, lead: Number(lead) - Number(against) }
}

/** Ends every pairing with its given result. An unused result is an error. */
export function playResults(cup: Cup, texts: readonly string[]): string | null {
  const left = texts.map(readEnding)
  for (let at = 0; at >= 0;) {
    at = left.findIndex(({ names }) => fixtureOf(cup, names) !== undefined)
    if (at >= 0) tell(cup, fixtureOf(cup, left[at]!.names)!, left.splice(at, 1)[0]!)
  }
  return left.length === 0 ? null : `${left.map(({ names }) => names.join('-')).join(', ')}: not paired`
}

const fixtureOf = (cup: Cup, names: readonly string[]): Fixture | undefined =>
  cup.open.find(({ seats }) => seats.length === names.length && names.every((name) => seats.includes(cup.named(name))))

/** Lets the named side win each open fixture; a fixture is drawn if both of its sides are named, or neither. */
export function winRound(cup: Cup, winners: readonly string[]): null {
  for (const fixture of cup.open) {
    const names = fixture.seats.map((seat) => cup.names[seat]!)
    const wins = names.map((name) => winners.includes(name))
    tell(cup, fixture, { names, ranks: wins[0] === wins[1] ? [1, 1] : wins.map((won) => (won ? 1 : 2)), lead: 0 })
  }
  return null
}

function tell(cup: Cup, { id, seats }: Fixture, { names, ranks, lead }: Ending): void {
  const at = seats.map((seat) => names.indexOf(cup.names[seat]!))
  cup.act({
    kind: 'result',
    fixture: id,
    result: { ranks: at.map((i) => ranks[i]!), diff: at.map((i) => (i === 0 ? lead : -lead)), bouts: seats.map(() => 0) },
  })
}
