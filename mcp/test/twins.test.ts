import { gameIds, loadGame } from '@robodrome/games'
import {
  asked,
  options,
  quickLuck,
  write,
  type Game,
  type Json,
  type Position,
  type Seat,
  type Settings,
  type Stream,
} from '@robodrome/kernel'
import { answerTo, Course, Refused, snapshotOf, type Sitting } from '@robodrome/table'
import { expect, test } from 'vitest'
import { Agent } from '../src/agent.ts'
import { reasonIn, ruleIn } from '../src/books.ts'
import { rowsIn } from '../src/odds.ts'
import { look, odds, wait, whyNot } from '../src/playing.ts'
import { Trouble, type Answer, type Way } from '../src/way.ts'

const TABLE = 'aaaaaaaaaaaa'

const begin = (game: Game, settings: Settings): Course =>
  new Course(
    game,
    settings,
    { seed: '5eed'.repeat(16), contributions: Array.from({ length: settings.seats }, (_, seat) => `by ${seat}`) },
    1,
  )

/** Plays at random to the end. `each` is called after every step. */
const playOut = (course: Course, luck: Stream, each: (seq: number) => void): void => {
  for (let seq = course.seq + 1; !course.isOver(); seq++) {
    const { game, position } = course.match
    const waiting = asked(game, position)
    const seat = waiting[luck.below(waiting.length)]!
    const legal = options(game, position, seat)
    course.play(seq, { kind: 'choose', seat, text: write(game, position, legal[luck.below(legal.length)]) })
    each(seq)
  }
}

const PERSON = { kind: 'person', name: 'Noor', bot: false, holder: null, connected: true, ready: true, host: false } as const
const CHAIR = { ...PERSON, opensIn: null, offered: false, tookOverFrom: null, left: false, clock: null }
const QUIET = { public: false, clockRules: null, rated: false, absence: 'answers', watching: 0, took: null, beginsIn: null } as const

const sittingOf = (course: Course): Sitting => {
  const { game, settings } = course.match
  const seats = Array.from({ length: settings.seats }, () => CHAIR)
  const phase = course.isOver() ? 'over' : 'playing'
  return {
    ...QUIET,
    table: TABLE,
    game,
    settings,
    phase,
    seats,
    seq: course.seq,
    course,
    dice: null,
    comings: [],
    chat: [],
    proposal: null,
    undone: 0,
    rematch: null,
  }
}

const watcher = (seat: Seat) => ({ own: [seat], host: false, seat, since: 0 })

/** A server that shows one position to one seat and answers its questions. */
const showing = (course: Course, seat: Seat, eyes = seat): Way => {
  const { game, position } = course.match
  const snapshot = { ...snapshotOf(sittingOf(course), watcher(seat)), view: game.view(position, eyes) as Json }
  const answered = (status: number, answer: object): Answer => ({ status, text: JSON.stringify(answer), retryAfter: null })
  return {
    async send(_method, _path, body) {
      try {
        const { kind } = body as { kind: string }
        return answered(200, { seq: snapshot.seq, answer: answerTo(game, game.clone(position) as Position, seat, kind, null) })
      } catch (error) {
        if (error instanceof Refused) return answered(404, { error: error.fault() })
        throw error
      }
    },
    async *lines(_path, signal) {
      yield JSON.stringify({ type: 'snapshot', snapshot })
      await new Promise((gone) => signal.addEventListener('abort', gone))
    },
    lookBack: () => Promise.reject(new Error('the match is not over')),
  }
}

/** Everything that an agent can be told about this position, as text. */
const told = async (course: Course, seat: Seat, eyes = seat): Promise<string> => {
  const agent = new Agent(showing(course, seat, eyes), { hasToken: true, isOwnMachine: true, rateFactor: 1000 })
  try {
    const { signal } = new AbortController()
    const seen = await look.run(agent, { table: TABLE, since: 0 }, signal)
    const { seq } = seen.data
    const moves = [...seen.data.options.slice(0, 3).map(({ text }) => text), 'fly away']
    const refused = snapshotOf(sittingOf(course), watcher(seat)).refusals.slice(0, 5)
    const answers = [
      seen,
      await wait.run(agent, { table: TABLE, seq, seconds: 1 }, signal).catch(String),
      await odds.run(agent, { table: TABLE, seq }, signal),
      ...(await Promise.all(
        [...moves, ...refused.map(({ text }) => text)].map((move) => whyNot.run(agent, { table: TABLE, seq, move }, signal)),
      )),
    ]
    return JSON.stringify(answers)
  } finally {
    agent.close()
  }
}

/** Of the positions in which the seat must choose, one in EVERY is checked, until POSITIONS of them have been checked. */
const EVERY = 3
const POSITIONS = process.env['TESTS'] === 'long' ? 200 : 50

/** Examines positions of random matches until there are enough. */
const everyPosition = async (game: Game, at: (course: Course, seat: Seat) => Promise<void>): Promise<number> => {
  const modes = Object.entries(game.modes).map(([mode, { seats }]): Settings => ({
    mode,
    seats: Math.min(...seats.filter((each) => each > 1)),
    options: {},
  }))
  let looked = 0
  for (let seed = 1; looked < POSITIONS; seed++) {
    const course = begin(game, modes[seed % modes.length]!)
    const luck = quickLuck(seed)
    const stops: (() => Promise<void>)[] = []
    // Matches are played to their end at once: each position is stored, and checked afterwards.
    playOut(course, luck, (seq) => {
      const [seat] = asked(game, course.match.position)
      if (seq % EVERY !== 0 || seat === undefined || stops.length >= 40) return
      const position = game.clone(course.match.position) as Position
      stops.push(async () => {
        const after = course.match.position
        course.match.position = position
        await at(course, seat)
        course.match.position = after
      })
    })
    // By now the match has ended, but the stored positions are from before that.
    Object.defineProperty(course, 'isOver', { value: () => false })
    for (const stop of stops.slice(0, POSITIONS - looked)) {
      await stop()
      looked++
    }
  }
  return looked
}

test.each(gameIds())('%s: what a seat cannot know changes no byte of what an agent is told', async (id) => {
  const game = (await loadGame(id))!
  const luck = quickLuck(7)
  let varied = 0
  const looked = await everyPosition(game, async (course, seat) => {
    const truth = course.match.position
    const said = await told(course, seat)
    course.match.position = game.imagine(truth, seat, luck) as Position
    if (JSON.stringify(course.match.position) !== JSON.stringify(truth)) varied++
    expect(await told(course, seat)).toBe(said)
    course.match.position = truth
  })
  expect(looked).toBe(POSITIONS)
  expect(varied).toBeGreaterThan(0)
})

test('an agent that were shown the view of another seat is found out', async () => {
  const game = (await loadGame('pbl'))!
  const luck = quickLuck(7)
  let leaks = 0
  await everyPosition(game, async (course, seat) => {
    const truth = course.match.position
    const said = await told(course, seat, 1 - seat)
    course.match.position = game.imagine(truth, seat, luck) as Position
    if ((await told(course, seat, 1 - seat)) !== said) leaks++
    course.match.position = truth
  })
  expect(leaks).toBeGreaterThan(0)
})

const rising = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)

/** All chances in an answer, at any depth. */
const chancesIn = (answer: Json): number[] => {
  if (typeof answer !== 'object' || answer === null) return []
  if (Array.isArray(answer)) return answer.flatMap(chancesIn)
  const { of, hits } = answer as { of?: Json; hits?: Json }
  const own = typeof of === 'number' && typeof hits === 'number' ? [hits / of] : [answer['chance'] ?? answer['hit'] ?? answer['lead']]
  return [...own.filter((each) => typeof each === 'number'), ...Object.values(answer).flatMap(chancesIn)]
}

test.each(['gekido', 'aimbots', 'pbl'])(
  '%s: each row of the odds is a chance of the engine; each refusal names a rule of the rulebook',
  async (id) => {
    const game = (await loadGame(id))!
    let rows = 0
    const refusals = new Set<string>()
    await everyPosition(game, async (course, seat) => {
      for (const { rule } of snapshotOf(sittingOf(course), watcher(seat)).refusals) refusals.add(rule)
      let answer: Json
      try {
        answer = answerTo(game, game.clone(course.match.position) as Position, seat, 'odds', null)
      } catch (error) {
        if (error instanceof Refused) return
        throw error
      }
      const given = rowsIn(answer)
      rows += given.length
      expect(rising(given.map(({ chance }) => chance))).toEqual(rising(chancesIn(answer)))
    })
    expect(rows).toBeGreaterThan(10)
    for (const rule of refusals) expect([rule, ruleIn(id, rule)?.id, reasonIn(id, rule) === '']).toEqual([rule, rule, false])
  },
)

/** The ghosts that the engine computes, or null if it has none. */
const ghostsAt = (game: Game, { match }: Course, seat: Seat): { placed: Json; with: Record<string, Json> } | null => {
  try {
    return answerTo(game, game.clone(match.position) as Position, seat, 'ghost', null) as { placed: Json; with: Record<string, Json> }
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

test('volt: what the odds foretell are the ghosts of the engine, every one of them', async () => {
  const game = (await loadGame('volt'))!
  let ghosts = 0
  await everyPosition(game, async (course, seat) => {
    const agent = new Agent(showing(course, seat), { hasToken: true, isOwnMachine: true, rateFactor: 1000 })
    const answer = ghostsAt(game, course, seat)
    const { seq } = (await look.run(agent, { table: TABLE }, new AbortController().signal)).data
    const told: string[] = []
    for (let page: number | undefined = 0; page !== undefined;) {
      const { data } = await odds.run(agent, { table: TABLE, seq, page }, new AbortController().signal)
      told.push(...data.forecast)
      page = data.next_page
    }
    agent.close()
    const own = answer === null ? [] : [['placed', answer.placed] as const, ...Object.entries(answer.with)]
    ghosts += own.length
    expect(told).toEqual(own.map(([name, run]) => `${name}: ${JSON.stringify(run)}`.slice(0, 600)))
  })
  expect(ghosts).toBeGreaterThan(100)
})

test('the odds of a table that has gone on are refused, with the new look', async () => {
  const game = (await loadGame('volt'))!
  const course = begin(game, { mode: 'training', seats: 2, options: {} })
  const [seat] = asked(game, course.match.position)
  const agent = new Agent(showing(course, seat!), { hasToken: true, isOwnMachine: true })
  const refused = odds.run(agent, { table: TABLE, seq: 999 }, new AbortController().signal)
  await expect(refused).rejects.toThrow(Trouble)
  await expect(refused).rejects.toMatchObject({ code: 'stale', message: expect.stringContaining('You are asked.') as string })
  agent.close()
})
