import { loadGame } from '@robodrome/games'
import { Match, options, quickLuck, write } from '@robodrome/kernel'
import { load, save, writeRecord } from '@robodrome/table'
import { expect, test } from 'vitest'
import { whyBetter } from '../src/table/jobs/hints.ts'
import { reviewJobs } from '../src/table/jobs/review.ts'
import { matchOf } from './gekido/positions.ts'

/** A decision in a Duel with four dice of a kind, where the player named Three of a Kind. */
async function named() {
  const game = (await loadGame('gekido'))!
  const bots = { 0: { bot: 'MEOW', at: '0,1' }, 1: { bot: 'SLICER', at: '1,0' } }
  const match = matchOf({ mode: 'duel', position: { at: 'lock', bots, attack: { target: 1, roll: 1, free: 'TTTTC' } } })
  const from = save(game, match.position)
  expect(match.choose(0, 'command Three of a Kind')).toBeNull()
  return { game, match, from }
}

test('Three of a Kind is found out where Four of a Kind was certain as well, step by step, with a reason in both languages', async () => {
  const { game, match, from } = await named()
  const record = writeRecord({
    game: game.id,
    version: game.version,
    settings: match.settings,
    players: ['Mara', 'Kuro'],
    contributions: [],
    entries: match.entries,
  })
  const jobs = reviewJobs(async (id) => (await loadGame(id))!)
  const about = { record, box: undefined, seat: 0, from, portion: { nth: 0, of: 1 }, begun: undefined }
  await jobs.review(about)
  let told = await jobs.reviewOn({})
  expect(told.review).toMatchObject({ decisions: 1, looked: 1 })
  while (!told.isDone) told = await jobs.reviewOn({})
  const said = async (language: 'en' | 'de') => (await jobs.reviewSaid({ ...about, language, review: told.review })).findings[0]!
  expect(await said('en')).toMatchObject({ entries: 0, chose: 'Three of a Kind', instead: 'Four of a Kind' })
  expect((await said('en')).why[0]!.text).toMatch(/^Kuro has \d+\.\d Structure left on average, instead of \d+\.\d\.$/)
  expect((await said('de')).why[0]!.text).toMatch(/^Übrige Struktur von Kuro: im Schnitt \d+,\d statt \d+,\d\.$/)
})

test('the reason of a hint is a checked claim in the words of the page, and nobody can tell from it what is hidden', async () => {
  const { game, match } = await named()
  const posed = (position: typeof match.position) => ({
    game,
    settings: match.settings,
    position,
    seat: 0,
    names: ['Mara', 'Kuro'],
    entries: 0,
  })
  const fresh = load(game, (await named()).from)
  const options = { better: 'command Four of a Kind', chosen: 'command Three of a Kind' }
  let pauses = 0
  const pause = async (): Promise<void> => void pauses++
  const said = await whyBetter(posed(fresh), { ...options, language: 'en' }, pause)
  expect(said).toMatch(/^Kuro has \d+\.\d Structure left on average, instead of \d+\.\d\.$/)
  expect(await whyBetter(posed(game.imagine(fresh, 0, quickLuck(7))), { ...options, language: 'en' }, pause)).toBe(said)
  // A move at the table does not have to wait for all cases: there is a pause after each of the 32, and after each of the two answers.
  expect(pauses).toBe(68)
  expect(await whyBetter(posed(fresh), { better: options.chosen, chosen: options.better, language: 'en' }, pause)).toBeNull()
})

test('a hint about a VOLT program has a reason too: the best programs with both dice are compared', async () => {
  const game = (await loadGame('volt'))!
  const match = new Match(game, { mode: 'training', seats: 2, options: {} }, quickLuck(5))
  const own = quickLuck(6)
  while (!game.insight!.plans!.seats(match.position).includes(0)) {
    const seat = match.asked()[0]!
    const legal = options(game, match.position, seat)
    match.take(seat, legal[own.below(legal.length)])
  }
  const position = match.position
  const posed = { game, settings: match.settings, position, seat: 0, names: ['Mara', 'Kuro'], entries: match.entries.length }
  const dice = options(game, position, 0).map((option) => write(game, position, option))
  const said: string[] = []
  for (const die of dice.slice(1)) {
    const why = await whyBetter(posed, { better: dice[0]!, chosen: die, language: 'en' }, async () => {})
    if (why !== null) said.push(why)
    if (said.length > 0) break
  }
  expect(said).toEqual([expect.stringMatching(/instead of/)])
})
