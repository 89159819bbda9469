import { Competition, pairSwiss, type Act, type Contender } from '@robodrome/leagues'
import { quickLuck } from '@robodrome/kernel'
import { expect, it } from 'vitest'
import { define, referee, SEED } from './play.ts'

it('LG-SW-3, LG-SW-5: pairs 512 entrants round after round without a rematch', () => {
  const luck = quickLuck(5)
  const all: (Contender & { met: Set<number>; seats: (0 | 1)[] })[] = Array.from({ length: 512 }, (_, i) => ({
    number: i + 1,
    points: 0,
    met: new Set(),
    hadBye: false,
    floated: false,
    seats: [],
  }))
  const of = (number: number) => all[number - 1]!
  for (let round = 0; round < 9; round++) {
    const { pairs } = pairSwiss(all)
    expect(pairs).toHaveLength(256)
    for (const [a, b] of pairs) {
      expect(of(a).met.has(b)).toBe(false)
      of(a).met.add(b)
      of(b).met.add(a)
      of(a).seats.push(0)
      of(b).seats.push(1)
      of(luck.below(2) === 0 ? a : b).points += 2
    }
  }
})

it('the start of a competition of 512 pauses between entrants, within the lot and within the pairing, so that a server can serve others meanwhile', () => {
  const competition = Competition.open(define({ format: 'swiss', rounds: 9, entry: { min: 512, max: 512 } }), referee, {
    seed: SEED,
    at: 0,
    by: 'max',
  })
  const entering = Array.from({ length: 512 }, (_, i): { act: Act; by: string } => ({
    act: { kind: 'entered', entrant: { kind: 'program', name: `level-1 ${i}`, accounts: ['level-1'], text: '', rating: 0, shown: 1500 } },
    by: '',
  }))
  const job = competition.acting([...entering, { act: { kind: 'started' }, by: 'max' }], 1)
  const pauses: number[] = []
  while (job.next().done !== true) pauses[competition.log.length] = (pauses[competition.log.length] ?? 0) + 1
  const at = competition.log.findIndex(({ data }) => data.kind === 'paired')
  expect(competition.log).toHaveLength(at + 1)
  // The lot hashes one text of each entrant before its entry is written.
  const drawn = competition.log.findIndex(({ data }) => data.kind === 'drawn')
  expect(pauses[drawn]).toBeGreaterThan(512)
  // The round is paired before its entry is written, with at least one pause for each of its 256 pairs.
  expect(pauses[at]).toBeGreaterThan(256)
  expect(pauses.filter((each) => each > 0).length).toBeGreaterThan(512)
})
