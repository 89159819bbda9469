import {
  Competition,
  DECATHLON,
  Forbidden,
  programsToAdd,
  SHORT_DECATHLON,
  seatAccounts,
  tableSettings,
  type Act,
} from '@robodrome/leagues'
import { BadInput, type Settings } from '@robodrome/kernel'
import { describe, expect, it } from 'vitest'
import { define, openFixtures, referee, SEED, started } from './play.ts'

/** The rule that refuses this act, or null if none does. */
const ruleAgainst = (work: () => unknown): string | null => {
  try {
    work()
    return null
  } catch (error) {
    if (error instanceof Forbidden) return error.rule
    throw error
  }
}

const open = (change: Record<string, unknown> = {}): Competition =>
  Competition.open(define({ format: 'swiss', rounds: 3, ...change }), referee, { seed: SEED, at: 0, by: 'max' })
const enter = (cup: Competition, name: string, change: object = {}, by = name) =>
  cup.act({ kind: 'entered', entrant: { kind: 'person', name, accounts: [name], text: '', rating: 0, shown: 1500, ...change } }, 1, by)

describe('a competition as data', () => {
  it('LG-DATA-1: missing fields take their defaults, and an error names its place', () => {
    expect(define({ format: 'knockout' })).toMatchObject({
      seeding: 'lot',
      draws: 'replay',
      third: false,
      bestOf: 1,
      pace: { kind: 'days', roundDays: 14 },
      entry: { min: 2, max: 64 },
    })
    expect(() => define({ format: 'ladder' })).toThrow(BadInput)
    expect(() => define({ format: 'swiss', purse: 0 })).toThrow(/purse/)
    expect(ruleAgainst(() => define({ format: 'knockout', draws: 'stand' }))).toBe('LG-DATA-1')
    expect(ruleAgainst(() => define({ format: 'swiss', tiebreaks: ['PTS'] }))).toBe('LG-DATA-1')
  })

  it('LG-DATA-2: settings that a game refuses are refused with its message, and the league’s own options cannot be set', () => {
    const strict = { ...referee, objection: () => ({ message: 'no such mode' }) }
    expect(() => define({ format: 'swiss' }, strict)).toThrow('no such mode')
    expect(ruleAgainst(() => define({ format: 'keeper', events: [{ game: 'pbl', mode: 'regular', options: { keepers: true } }] }))).toBe(
      'LG-DATA-2',
    )
    expect(ruleAgainst(() => define({ format: 'swiss', seeding: 'preliminary' }))).toBe('LG-DATA-2')
  })

  it('LG-DATA-2, LG-RFL-1: every size of a pod must suit the game, and an RFL season uses the championship mode of VOLT', () => {
    const games: Record<string, readonly number[]> = { 'aimbots duel': [2], 'pbl quick': [2, 3], 'volt championship': [2, 3, 4] }
    const strict = {
      ...referee,
      objection: (game: string, { mode, seats, options }: Settings) =>
        !games[`${game} ${mode}`]?.includes(seats)
          ? { message: 'not so many' }
          : Number(options['killbots'] ?? 0) > 4 - seats
            ? { message: 'too many KillBots' }
            : null,
    }
    const refused = (format: string, event: object) => ruleAgainst(() => define({ format, events: [event] }, strict))
    expect(refused('pods', { game: 'aimbots', mode: 'duel' })).toBe('LG-DATA-2')
    expect(refused('pods', { game: 'pbl', mode: 'quick' })).toBe(null)
    expect(refused('rfl', { game: 'pbl', mode: 'quick' })).toBe('LG-RFL-1')
    const championship = { game: 'volt', mode: 'championship', seats: 4 }
    expect(refused('rfl', { ...championship, options: { killbots: 2 } })).toBe(null)
    expect(refused('rfl', { ...championship, options: { killbots: 3 } })).toBe('LG-DATA-2')
    expect(refused('rfl', { ...championship, options: { board: 'B' } })).toBe('LG-DATA-2')
  })

  it('LG-DATA-3, LG-KEEP-1, LG-EDGE-27: modes that suit no competition, or not this format', () => {
    const rule = (format: string, game: string, mode: string, seats = 2) =>
      ruleAgainst(() => define({ format, events: [{ game, mode, seats }] }))
    expect([rule('swiss', 'volt', 'training'), rule('swiss', 'aimbots', 'first'), rule('knockout', 'volt', 'killbots')]).toEqual([
      'LG-DATA-3',
      'LG-DATA-3',
      'LG-DATA-3',
    ])
    expect([rule('swiss', 'aimbots', 'teams'), rule('swiss', 'aimbots', 'teams', 4), rule('pods', 'aimbots', 'teams', 4)]).toEqual([
      'LG-DATA-3',
      null,
      'LG-DATA-3',
    ])
    expect(rule('keeper', 'pbl', 'quick')).toBe('LG-KEEP-1')
  })

  it('LG-DATA-4, LG-MAN-1, LG-MAN-2: a manager can change an open competition, and after the start only its title and managers', () => {
    const cup = open()
    expect(ruleAgainst(() => cup.act({ kind: 'changed', title: 'Another' }, 1, 'eve'))).toBe('LG-MAN-1')
    cup.act({ kind: 'changed', definition: define({ format: 'swiss', rounds: 4 }) }, 1, 'max')
    for (const name of 'abcde') enter(cup, name)
    cup.act({ kind: 'started' }, 2, 'max')
    expect(ruleAgainst(() => cup.act({ kind: 'changed', definition: define({ format: 'swiss', rounds: 3, purse: 5 }) }, 3, 'max'))).toBe(
      'LG-DATA-4',
    )
    cup.act({ kind: 'changed', title: 'Another', managers: ['max', 'eve'], reason: 'eve helps' }, 3, 'max')
    expect(cup.state.definition).toMatchObject({ title: 'Another', managers: ['max', 'eve'] })
    expect(ruleAgainst(() => cup.act({ kind: 'changed', managers: [] }, 3, 'max'))).toBe('LG-MAN-1')
  })

  it('LG-DATA-5: with a box nothing is rated, formats with fixed pieces refuse one, and no change brings another', () => {
    const [box, other] = ['a'.repeat(64), 'b'.repeat(64)]
    expect(define({ format: 'swiss', rounds: 3 })).toMatchObject({ rated: true })
    expect(define({ format: 'swiss', rounds: 3, box })).toMatchObject({ rated: false, box })
    const rule = (change: Record<string, unknown>) => ruleAgainst(() => define({ box, ...change }))
    expect(rule({ format: 'swiss', rated: true })).toBe('LG-DATA-5')
    expect(rule({ format: 'keeper', events: [{ game: 'pbl', mode: 'regular' }] })).toBe('LG-DATA-5')
    expect(rule({ format: 'decathlon', events: SHORT_DECATHLON })).toBe('LG-DATA-5')
    expect(() => define({ format: 'swiss', box: 'slicer' })).toThrow(BadInput)
    const cup = open({ box })
    for (const change of [{ box: other }, {}])
      expect(ruleAgainst(() => cup.act({ kind: 'changed', definition: define({ format: 'swiss', rounds: 4, ...change }) }, 1, 'max'))).toBe(
        'LG-DATA-5',
      )
    cup.act({ kind: 'changed', definition: define({ format: 'swiss', rounds: 4, box }) }, 1, 'max')
    expect(cup.state.definition.box).toBe(box)
  })
})

describe('entering', () => {
  it('LG-ENT-1: up to the maximum, each account once, and only the admitted kinds', () => {
    const cup = open({ entry: { max: 4 } })
    enter(cup, 'ann')
    expect(ruleAgainst(() => enter(cup, 'ann'))).toBe('LG-ENT-1')
    expect(ruleAgainst(() => enter(cup, 'gus', { kind: 'guest' }))).toBe('LG-ENT-1')
    for (const name of ['bob', 'cy', 'di']) enter(cup, name)
    expect(ruleAgainst(() => enter(cup, 'eve'))).toBe('LG-ENT-1')
  })

  it('LG-ENT-2, LG-SW-1: too few, too many, or too few for the rounds', () => {
    const few = open()
    for (const name of 'abc') enter(few, name)
    expect(ruleAgainst(() => few.act({ kind: 'started' }, 2, 'max'))).toBe('LG-ENT-2')
    expect(ruleAgainst(() => started(3, { format: 'keeper', events: [{ game: 'pbl', mode: 'regular' }] }))).toBe('LG-ENT-2')
    expect(ruleAgainst(() => started(9, { format: 'salary', events: [{ game: 'pbl', mode: 'regular' }], entry: { max: 9 } }))).toBe(
      'LG-ENT-2',
    )
    expect(ruleAgainst(() => started(4, { format: 'swiss', rounds: 4 }))).toBe('LG-SW-1')
  })

  it('LG-ENT-3: the members of a team hold the seats s and s + 2', () => {
    const cup = Competition.open(
      define({
        format: 'round robin',
        events: [{ game: 'aimbots', mode: 'teams', seats: 4 }],
        entry: { kinds: ['team'] },
        seeding: 'list',
      }),
      referee,
      { seed: SEED, at: 0, by: 'max' },
    )
    for (const pair of ['ann bob', 'cy di']) enter(cup, pair, { kind: 'team', accounts: pair.split(' ') }, '')
    cup.act({ kind: 'changed', seeds: [0, 1] }, 1, 'max')
    cup.act({ kind: 'started' }, 2, 'max')
    const [fixture] = openFixtures(cup.state)
    expect(seatAccounts(cup.state, fixture!)).toEqual(['ann', 'cy', 'bob', 'di'])
    expect(tableSettings(cup.state, fixture!)).toMatchObject({ game: 'aimbots', mode: 'teams', seats: 4 })
  })

  it('LG-ENT-4: entrants may leave before the start; a Swiss takes newcomers until round 2 is paired', () => {
    const cup = open()
    for (const name of 'abcdef') enter(cup, name)
    cup.act({ kind: 'left', entrant: 5 }, 1, 'f')
    cup.act({ kind: 'started' }, 2, 'max')
    expect(ruleAgainst(() => cup.act({ kind: 'left', entrant: 1 }, 3, 'b'))).toBe('LG-ENT-4')
    enter(cup, 'late')
    expect(cup.state.numbers.at(-1)).toBe(6)
    for (const { id } of openFixtures(cup.state))
      cup.act({ kind: 'result', fixture: id, result: { ranks: [1, 2], diff: [0, 0], bouts: [0, 0] } }, 4)
    expect(ruleAgainst(() => enter(cup, 'later'))).toBe('LG-ENT-4')
    const robin = started(4, { format: 'round robin' })
    expect(ruleAgainst(() => enter(robin, 'late'))).toBe('LG-ENT-4')
  })

  it('LG-ENT-5, LG-LUCK-2, LG-EDGE-26: numbers by lot, by rating with ties by lot, or as listed', () => {
    const numbers = (seeding: string, ratings: number[], seeds?: number[]): number[] => {
      const cup = open({ seeding, format: 'round robin' })
      ratings.forEach((rating, i) => enter(cup, `e${i}`, { rating }))
      if (seeds) cup.act({ kind: 'changed', seeds }, 1, 'max')
      cup.act({ kind: 'started' }, 2, 'max')
      return cup.state.numbers
    }
    const lots = numbers('lot', [0, 0, 0, 0])
    expect(lots.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
    expect(numbers('rating', [1, 5, 5, 1])).toEqual([
      ...lots.filter((id) => id === 1 || id === 2),
      ...lots.filter((id) => id === 0 || id === 3),
    ])
    expect(numbers('list', [0, 0, 0, 0], [2, 0, 3, 1])).toEqual([2, 0, 3, 1])
  })

  it('LG-ENT-6: AI entrants fill up to the minimum, plus one if somebody would sit out', () => {
    const toAdd = (n: number, change: Record<string, unknown>): number => {
      const cup = open({ fill: { when: 'start' }, ...change })
      for (let i = 0; i < n; i++) enter(cup, `e${i}`)
      return programsToAdd(cup.state)
    }
    expect([toAdd(2, {}), toAdd(5, {}), toAdd(6, {}), toAdd(3, { fill: { when: 'none' } })]).toEqual([2, 1, 0, 0])
    expect(toAdd(5, { format: 'pods', events: [{ game: 'aimbots', mode: 'free-for-all', seats: 4 }] })).toBe(1)
    // A pod of Gekido may seat two, so five entrants make pods of three and two.
    expect(toAdd(5, { format: 'pods', events: [{ game: 'gekido', mode: 'standard', seats: 4 }] })).toBe(0)
    expect(toAdd(7, { entry: { max: 7 } })).toBe(0)
  })

  it('LG-ENT-7: a range admits only ratings within it', () => {
    const cup = open({ range: { pool: 'gekido duel', from: 1400, to: 1600 } })
    enter(cup, 'new')
    expect(ruleAgainst(() => enter(cup, 'strong', { shown: 1900 }))).toBe('LG-ENT-7')
  })

  it('LG-STATE-1: an open or running competition may be called off, but not an ended one', () => {
    const cup = open()
    const off: Act = { kind: 'called off', reason: 'too few came' }
    expect(ruleAgainst(() => cup.act({ ...off, reason: 'no' } as Act, 1, 'max'))).toBe('LG-MAN-1')
    cup.act(off, 1, 'max')
    expect(cup.state.status).toBe('called off')
    expect(ruleAgainst(() => cup.act(off, 2, 'max'))).toBe('LG-STATE-1')
  })

  it('LG-DEC-1: ten events, or four in the short form', () => {
    expect(DECATHLON.map(({ game, mode }) => `${game} ${mode}`)).toHaveLength(10)
    expect(SHORT_DECATHLON.map(({ game, mode }) => `${game} ${mode}`)).toEqual(['gekido duel', 'aimbots duel', 'volt modules', 'pbl quick'])
    expect(define({ format: 'decathlon', events: undefined }).events).toEqual(DECATHLON)
  })
})

it('LG-LOG-1: several acts at once all succeed, or none', () => {
  const cup = open({ entry: { max: 2 } })
  const entered = (name: string): { act: Act; by: string } => ({
    act: { kind: 'entered', entrant: { kind: 'person', name, accounts: [name], text: '', rating: 0, shown: 1500 } },
    by: name,
  })
  expect(ruleAgainst(() => cup.actAll(['a', 'b', 'c'].map(entered), 1))).toBe('LG-ENT-1')
  expect([cup.log.length, cup.state.entrants.length]).toEqual([1, 0])
  expect(cup.actAll(['a', 'b'].map(entered), 1).map(({ by }) => by)).toEqual(['a', 'b'])
})

it('LG-LOG-1: acts pause after each entry, and a refusal after many pauses still leaves nothing', () => {
  const cup = open({ entry: { max: 4 } })
  const entered = (name: string): { act: Act; by: string } => ({
    act: { kind: 'entered', entrant: { kind: 'person', name, accounts: [name], text: '', rating: 0, shown: 1500 } },
    by: name,
  })
  const refused = cup.acting(['a', 'b', 'c', 'd', 'e'].map(entered), 1)
  for (let i = 1; i <= 4; i++) expect([refused.next().done, cup.log.length]).toEqual([false, 1 + i])
  expect(ruleAgainst(() => refused.next())).toBe('LG-ENT-1')
  expect([cup.log.length, cup.state.entrants.length]).toEqual([1, 0])

  const start = [...['a', 'b', 'c', 'd'].map(entered), { act: { kind: 'started' } as const, by: 'max' }]
  const paused = cup.acting(start, 1)
  let before = cup.log.length
  for (let step = paused.next(); step.done !== true; step = paused.next()) {
    expect(cup.log.length - before).toBeLessThanOrEqual(1)
    before = cup.log.length
  }
  const other = open({ entry: { max: 4 } })
  other.actAll(start, 1)
  expect(cup.log).toEqual(other.log)
})
