import { Competition, readDefinition, type Act, type LogEntry } from '@robodrome/leagues'
import { expect, it } from 'vitest'
import { CARDS, SEED } from '../src/competitions/random.ts'
import { bookProblem, SecondBook } from '../src/competitions/second/book.ts'
import { placesOf } from '../src/competitions/second/standing.ts'

/** A daily competition that has started, with this many entrants. */
function begun(n: number, change: Record<string, unknown>): Competition {
  const wanted = { title: 'A cup', managers: ['max'], events: [{ game: 'gekido', mode: 'duel' }], ...change }
  const cup = Competition.open(readDefinition(wanted, CARDS), CARDS, { seed: SEED, at: 0, by: 'max' })
  for (let i = 0; i < n; i++)
    cup.act({ kind: 'entered', entrant: { kind: 'person', name: `E${i}`, accounts: [`e${i}`], text: '', rating: 0, shown: 1500 } }, 1)
  cup.act({ kind: 'started' }, 2, 'max')
  return cup
}

const won = (fixture: number): Act => ({ kind: 'result', fixture, result: { ranks: [1, 2], diff: [0, 0], bouts: [0, 0] } })

function bookOf({ state, log }: Competition, entries: readonly LogEntry[] = log): SecondBook {
  const book = new SecondBook(state.definition)
  for (const entry of entries) book.read(entry)
  return book
}

it('LG-PACE-1, LG-KO-1: a second book says so when a fixture of round 2 opens in round 1', () => {
  const cup = begun(5, { format: 'knockout' })
  expect(bookProblem(bookOf(cup), cup.state)).toBeNull()
  const log = structuredClone(cup.log)
  const paired = log.at(-1)!.data
  const [, second, third] = cup.state.numbers
  if (paired.kind === 'paired') paired.next.fixtures.push({ sides: [second!, third!], place: 'W2.2' })
  expect(bookOf(cup, log).problem).toMatch(/^round 1 of knockout: .* are paired, and by the rules/)
})

it('LG-PACE-2, LG-OUT-2, LG-FIX-4: a second book says so when a deadline, a decision, a ranking or the seats are not as the rules say', () => {
  const cup = begun(5, { format: 'round robin' })
  cup.act({ kind: 'withdrew', entrant: cup.state.fixtures[0]!.sides[0]!, inPlay: [] }, 3)
  const book = bookOf(cup)
  expect(bookProblem(book, cup.state)).toBeNull()
  const annulled = cup.state.fixtures.findIndex(({ decision }) => decision === 'annulled')
  const open = cup.state.fixtures.findIndex(({ decision }) => decision === null)
  const planted = (id: number, change: object): string | null => {
    const fixtures = cup.state.fixtures.map((fixture, i) => (i === id ? { ...fixture, ...change } : fixture))
    return bookProblem(book, { ...cup.state, fixtures })
  }
  expect(planted(annulled, { decision: 'forfeit' })).toContain('the decision is "forfeit", and by the rules "annulled"')
  expect(planted(annulled, { ranks: [1, 2] })).toContain('the ranking is [1,2]')
  expect(planted(open, { deadline: 9 })).toContain('the deadline is 9')
  expect(planted(open, { seats: cup.state.fixtures[open]!.sides.toReversed() })).toContain('the order of seats')
})

it('LG-OUT-4: places of a second book leave the annulled out', () => {
  const cup = begun(4, { format: 'round robin' })
  const gone = cup.state.numbers[0]!
  cup.act({ kind: 'withdrew', entrant: gone, inPlay: [] }, 3)
  while (cup.state.status === 'running') cup.act(won(cup.state.fixtures.find(({ decision }) => decision === null)!.id), 4)
  const places = placesOf(bookOf(cup), 0, cup.state.definition.tiebreaks)!
  expect(places.find((each) => each.startsWith(`${gone}:`))).toBe(`${gone}:-`)
  expect(places.map((each) => each.split(':')[1]).toSorted()).toEqual(['-', '1', '2', '3'])
})
