import { BadInput, type Json } from '@robodrome/kernel'
import { loadGame } from '@robodrome/games'
import { digestOf, playChunk, readExperiment, replayGame, Results, runExperiment, taskOf, threads, missing } from '@robodrome/lab'
import type { Experiment, Finished } from '@robodrome/lab'
import { readRecord, verify } from '@robodrome/table'
import { describe, expect, test } from 'vitest'

const modes = async (id: string) => {
  const game = await loadGame(id)
  if (game === undefined) throw new BadInput(['game'], id, { message: 'a game' })
  return { mode: Object.keys(game.modes)[0]!, seats: (mode: string) => Math.min(...game.modes[mode]!.seats) }
}
const read = (value: unknown, boxes: Record<string, Json> = {}): Promise<Experiment> =>
  readExperiment(value, modes, (path) => boxes[path] ?? null)

const duel = { title: 'Duel', game: 'gekido', mode: 'duel', options: { randomBots: true }, minds: ['random'], deals: 6, chunk: 2 }

async function played(experiment: Experiment, engine = threads(0)) {
  const results = new Results(experiment)
  const kept: Finished[] = []
  await runExperiment(experiment, results, { engine, keep: (finished) => kept.push(finished) })
  return { results, kept }
}

describe('an experiment as somebody writes it', () => {
  test('what is left out takes the usual: the first mode, its fewest seats, a rule of thumb, one arm', async () => {
    expect(await read({ title: 'Plain', game: 'gekido', deals: 3 })).toEqual({
      title: 'Plain',
      about: '',
      seed: 1,
      deals: 3,
      chunk: 20,
      until: null,
      arms: [
        {
          name: 'as it is',
          game: 'gekido',
          settings: { mode: 'standard', seats: 2, options: {} },
          box: null,
          players: [{ mind: 'rule-of-thumb', budget: {} }],
        },
      ],
    })
  })

  test('arms take what they do not say from the whole, and boxes from their files', async () => {
    const { arms } = await read(
      { ...duel, arms: [{ name: 'one' }, { name: 'two', box: 'two.yaml', minds: [{ mind: 'search', playouts: 9 }] }] },
      { 'two.yaml': { id: 'two' } },
    )
    expect(arms.map(({ box }) => box)).toEqual([null, { id: 'two' }])
    expect(arms[1]).toMatchObject({ settings: { mode: 'duel' }, players: [{ mind: 'search', budget: { playouts: 9 } }] })
  })

  test.each([
    [{ title: 'x', deals: 3 }, /^game: found nothing, expected the name of a game/],
    [{ ...duel, deals: 0 }, /^deals: found 0, expected at least 1$/],
    [{ ...duel, deals: 'many' }, /^deals: found "many", expected a number$/],
    [{ ...duel, dealz: 3 }, /^dealz: found 3, expected one of the fields title, /],
    [{ ...duel, title: '' }, /^title: found "", expected non-empty text$/],
    [{ ...duel, minds: 3 }, /^minds: found 3, expected a list$/],
    [{ ...duel, minds: [3] }, /^minds\.0: found 3, expected another value$/],
    [{ ...duel, until: { low: 0, high: 0.5 } }, /^until\.low: found 0, expected above 0$/],
    [{ ...duel, minds: ['genius'] }, /^minds\.0: found "genius", expected one of the minds/],
    [{ ...duel, minds: ['random', 'random', 'random'] }, /^minds: .*at most 2 minds for 2 seats/],
    [{ ...duel, arms: [{ name: 'a' }, { name: 'a' }] }, /^arms\.1\.name: found "a", expected a name that no other arm has/],
    [{ ...duel, arms: [{ name: 'a', seats: 'two' }] }, /^arms\.0\.seats: found "two"/],
    [{ ...duel, until: { low: 0.6, high: 0.5 } }, /^until: .*`low` below `high`/],
    [{ ...duel, until: { low: 0.4, high: 0.5 } }, /^until: .*at least two minds/],
    ['nonsense', /found "nonsense"/],
  ])('%j is refused in plain words', async (value, message) => {
    await expect(read(value)).rejects.toThrow(message)
  })

  test('results are kept apart by what is played, not by how much of it', async () => {
    const [plain, more, other] = await Promise.all([read(duel), read({ ...duel, deals: 60 }), read({ ...duel, seed: 2 })])
    expect(digestOf(plain)).toBe(digestOf(more))
    expect(digestOf(plain)).not.toBe(digestOf(other))
  })
})

describe('results are a fold over finished deals', () => {
  test('in whatever order chunks arrive, and however often, the games are the same and counted once', async () => {
    const experiment = await read({ ...duel, minds: ['random', 'rule-of-thumb'], deals: 3, chunk: 1 })
    const { results, kept } = await played(experiment)
    expect(results.played).toBe(6)
    const again = new Results(experiment)
    const shuffled = [...kept.toReversed(), ...kept]
    expect(shuffled.flatMap((finished) => again.add(finished))).toHaveLength(6)
    expect(again.games(0)).toEqual(results.games(0))
  })

  test('a run that was ended goes on with just what is missing', async () => {
    const experiment = await read(duel)
    const whole = await played(experiment)
    const results = new Results(experiment)
    results.add(whole.kept[1]!)
    const kept: Finished[] = []
    expect(missing(experiment, results.has).map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [4, 6],
    ])
    await runExperiment(experiment, results, { engine: threads(0), keep: (finished) => kept.push(finished) })
    expect(kept.map(({ chunk }) => chunk.from)).toEqual([0, 4])
    expect(results.games(0)).toEqual(whole.results.games(0))
  })

  test('threads play the same games as this one', async () => {
    const experiment = await read(duel)
    const [here, there] = [await played(experiment), await played(experiment, threads(2))]
    expect(there.results.games(0)).toEqual(here.results.games(0))
  })

  test('a deal without all of its games does not count', async () => {
    const experiment = await read({ ...duel, minds: ['random', 'rule-of-thumb'] })
    const { chunk, facts } = await playChunk(taskOf(experiment, { arm: 0, from: 0, to: 1 }))
    expect(new Results(experiment).add({ chunk, facts: facts.slice(1) })).toEqual([])
  })

  test('a sequential test ends the run as soon as it is sure, at a deal that does not hang on who was faster', async () => {
    const experiment = await read({ ...duel, minds: ['rule-of-thumb', 'random'], deals: 200, chunk: 4, until: { low: 0.5, high: 0.7 } })
    const { results } = await played(experiment)
    expect(results.finding?.verdict).toBe('high')
    expect(results.played).toBeLessThan(results.total)
    expect(results.isDone).toBe(true)
  })

  test('every game has its name, and its record verifies', async () => {
    const experiment = await read({ ...duel, minds: ['random', 'rule-of-thumb'] })
    const { facts } = await playChunk(taskOf(experiment, { arm: 0, from: 2, to: 3 }))
    const record = readRecord(await replayGame(experiment, 'as it is:2.1'))
    expect(record.players).toEqual(['rule-of-thumb', 'random'])
    const verdict = verify((await loadGame('gekido'))!, record)
    expect(verdict.problems).toEqual([])
    const won = facts[1]!.seats.findIndex(({ score }) => score === 1)
    expect(record.result).toContain(`${won} wins`)
    await expect(replayGame(experiment, 'other:2.1')).rejects.toThrow(/expected ARM:DEAL.TURN with an arm of as it is/)
    await expect(replayGame(experiment, 'as it is:6.0')).rejects.toThrow(/a deal below 6/)
  })
})
