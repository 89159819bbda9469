import { loadGame } from '@robodrome/games'
import { save, writeRecord } from '@robodrome/table'
import { expect, test } from 'vitest'
import { reviewJobs } from '../src/table/jobs/review.ts'
import { matchOf } from './gekido/positions.ts'

/** A decision of the Duel with four dice of a kind, where the player named Three of a Kind. */
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
  const about = { record, box: undefined, seat: 0, from, portion: { nth: 0, of: 1 } }
  await jobs.review(about)
  let told = await jobs.reviewOn({})
  expect(told.review).toMatchObject({ decisions: 1, looked: 1 })
  while (!told.isDone) told = await jobs.reviewOn({})
  const said = async (language: 'en' | 'de') => (await jobs.reviewSaid({ ...about, language, review: told.review })).findings[0]!
  expect(await said('en')).toMatchObject({ entries: 0, chose: 'Three of a Kind', instead: 'Four of a Kind' })
  expect((await said('en')).why[0]!.text).toMatch(/^Kuro has \d+\.\d Structure left on average, instead of \d+\.\d\.$/)
  expect((await said('de')).why[0]!.text).toMatch(/^Übrige Struktur von Kuro: im Schnitt \d+,\d statt \d+,\d\.$/)
})
