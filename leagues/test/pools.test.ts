import { leastRating, poolOf, rate, ratedMatch, Ratings, teamsOf, UNRATED, type Ended, type Player } from '@robodrome/leagues'
import { describe, expect, it } from 'vitest'

const player = (account: string | null, change: Partial<Player> = {}): Player => ({
  account,
  program: false,
  builtIn: false,
  owner: null,
  takenOver: false,
  late: false,
  ...change,
})
const ended = (change: Partial<Ended> = {}): Ended => ({
  pool: 'gekido duel',
  rated: true,
  arranged: false,
  played: true,
  players: [player('ann'), player('bob')],
  teams: [[0], [1]],
  ranking: [[0], [1]],
  ...change,
})

describe('ratings', () => {
  it('LG-RATE-3: pools by game, mode and options', () => {
    const pool = (game: string, mode: string, options = {}) => poolOf(game, { mode, options })
    expect([
      pool('gekido', 'duel'),
      pool('gekido', 'standard'),
      pool('aimbots', 'free-for-all'),
      pool('aimbots', 'teams'),
      pool('aimbots', 'first'),
    ]).toEqual(['gekido duel', 'gekido standard', 'aimbots melee', 'aimbots teams', null])
    expect([
      pool('volt', 'basic'),
      pool('volt', 'modules'),
      pool('volt', 'championship'),
      pool('volt', 'championship', { killbots: 1 }),
      pool('volt', 'training'),
      pool('volt', 'killbots'),
    ]).toEqual(['volt arena', 'volt arena', 'volt championship', null, null, null])
    expect([
      pool('pbl', 'quick'),
      pool('pbl', 'challenge', { draft: 'quick' }),
      pool('pbl', 'challenge'),
      pool('pbl', 'ultimate'),
      pool('pbl', 'hands'),
      pool('pbl', 'regular', { keepers: true }),
    ]).toEqual(['pbl quick', 'pbl quick', 'pbl regular', 'pbl short', 'pbl teams', 'pbl league'])
  })

  it('LG-RATE-2: lists are ordered by conservative rating, which is 0 for newcomers', () => {
    expect(leastRating(UNRATED)).toBeCloseTo(0, 5)
    expect(leastRating({ mu: 27, sigma: 4 })).toBeGreaterThan(leastRating({ mu: 30, sigma: 8 }))
  })

  it('LG-RATE-7, LG-RATE-9, LG-EDGE-24: a guest, an unregistered bot, or one person twice leaves a match unrated', () => {
    expect(ratedMatch(ended())).toEqual({ pool: 'gekido duel', teams: [['ann'], ['bob']], ranks: [1, 2] })
    expect(ratedMatch(ended({ players: [player('ann'), player(null)] }))).toBeNull()
    expect(ratedMatch(ended({ players: [player('ann'), player('ann')] }))).toBeNull()
    const against = (owner: string) => [player('ann'), player('bot 2', { owner, program: true })]
    expect(ratedMatch(ended({ arranged: true, players: against('ann') }))).toBeNull()
    expect(ratedMatch(ended({ arranged: true, players: against('bob') }))?.teams).toEqual([['ann'], ['bot 2']])
    expect(ratedMatch(ended({ rated: false }))).toBeNull()
  })

  it('LG-RATE-9: a person and a bot are rated only in competitions and on the ladder, bots among themselves anywhere', () => {
    const bot = (name: string) => player(name, { program: true, owner: `owner of ${name}` })
    expect(ratedMatch(ended({ players: [player('ann'), bot('x 1')] }))).toBeNull()
    expect(ratedMatch(ended({ players: [player('ann'), bot('x 1')], arranged: true }))).not.toBeNull()
    expect(ratedMatch(ended({ players: [bot('x 1'), bot('y 1')] }))).not.toBeNull()
    const builtIn = (name: string) => player(name, { program: true, builtIn: true })
    expect(ratedMatch(ended({ players: [player('ann'), builtIn('mind:level-1')], arranged: true }))).toBeNull()
    expect(ratedMatch(ended({ players: [builtIn('mind:level-1'), builtIn('mind:level-2')], arranged: true }))).not.toBeNull()
  })

  it('LG-RATE-6, LG-ENT-3: teammates sit crosswise and share a rank', () => {
    expect(teamsOf('aimbots', { mode: 'teams', seats: 4 })).toEqual([
      [0, 2],
      [1, 3],
    ])
    expect(teamsOf('gekido', { mode: 'standard', seats: 3 })).toEqual([[0], [1], [2]])
  })

  it('LG-RATE-7: a seat taken over from an AI leaves the match unrated, even in a competition', () => {
    expect(ratedMatch(ended({ players: [player('ann', { late: true }), player('bob')], arranged: true }))).toBeNull()
  })

  it('LG-RATE-8: an unplayed or called-off match is unrated; a replaced player ranks after all others', () => {
    expect([ratedMatch(ended({ played: false })), ratedMatch(ended({ ranking: null })), ratedMatch(ended({ pool: null }))]).toEqual([
      null,
      null,
      null,
    ])
    expect(ratedMatch(ended({ players: [player('ann', { takenOver: true }), player('bob')] }))?.ranks).toEqual([2, 1])
    const three = ended({ players: ['a', 'b', 'c'].map((name) => player(name)), teams: [[0], [1], [2]], ranking: [[1], [0, 2]] })
    expect(ratedMatch(three)?.ranks).toEqual([2, 1, 2])
  })

  it('LG-RATE-1, LG-RATE-10: ratings are a fold over matches in the order of their ends, and a second run agrees', () => {
    const matches = [ended(), ended({ ranking: [[1], [0]] }), ended({ ranking: [[0, 1]] })].map((each) => ratedMatch(each)!)
    const [one, two] = [new Ratings(), new Ratings()]
    const changes = matches.map((match) => one.take(match))
    expect(matches.map((match) => two.take(match))).toEqual(changes)
    expect(changes[0]!.map(({ after }) => after)).toEqual(rate([[UNRATED], [UNRATED]], [1, 2]).flat())
    expect(changes[1]![0]!.before).toEqual(changes[0]![0]!.after)
    expect(one.of('gekido duel', 'ann').matches).toBe(3)
  })
})
