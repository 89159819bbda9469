import { registry } from '@robodrome/games'
import { rate, shownRating, UNRATED } from '@robodrome/leagues'
import type { Profile } from '@robodrome/protocol'
import { readRecord, verify } from '@robodrome/table'
import { expect, test } from 'vitest'
import { rebuild } from '../src/host/rebuild.ts'
import { Person, type Eyes } from './support/client.ts'
import { projectionsOf } from './support/projections.ts'
import { ownSite } from './support/own-site.ts'

const { gekido } = registry
const site = ownSite({ registry: { gekido: gekido! } })
const settings = { mode: 'duel', seats: 2, options: {} }

const account = async (name: string): Promise<Person> => {
  const person = await Person.called(name, site.url)
  await person.read('POST', '/api/account/password', { username: name.toLowerCase(), password: `the bots of ${name}` })
  return person
}

/** Two people who have both made a choice. */
async function battle(people: readonly Person[], rated = true): Promise<{ id: string; eyes: [Eyes, Eyes] }> {
  const { id } = await people[0]!.open('gekido', 2, { settings, rated })
  for (const person of people) await person.sit(id)
  const eyes = people.map((person) => person.watch(id)) as [Eyes, Eyes]
  const chosen = [0, 0]
  for (const each of eyes) await each.until(({ phase }) => phase === 'playing')
  while (Math.min(...chosen) === 0)
    for (const [seat, each] of eyes.entries()) {
      const { options, asked } = each.snapshot!
      if (!asked.includes(seat) || options.length === 0) continue
      const { seq } = each.snapshot!
      await each.do({ type: 'choose', seat, text: options[0]!.text })
      for (const other of eyes) await other.until((seen) => seen.seq > seq)
      chosen[seat]!++
    }
  return { id, eyes }
}

const agree = async ([one, other]: [Eyes, Eyes], how: 'draw' | 'called off'): Promise<void> => {
  await one.do({ type: 'propose', seat: 0, how })
  expect((await other.until(({ proposal }) => proposal !== null)).proposal).toEqual({ how, by: 0, yes: [0] })
  await other.do({ type: 'accept', seat: 1 })
  for (const each of [one, other]) await each.until(({ phase }) => phase === 'over')
}

test('a draw that both agree on counts as a draw: in the history, in the ratings, and when all is counted again', async () => {
  const people = [await account('Noor'), await account('Solveig')]
  const { id, eyes } = await battle(people)
  await agree(eyes, 'draw')
  expect(eyes[0].snapshot).toMatchObject({ result: { ranking: [[0, 1]], rule: 'TABLE-DRAW' }, asked: [], options: [], proposal: null })
  const record = readRecord(await (await people[0]!.send('GET', `/api/tables/${id}/record`)).text())
  expect(verify(await gekido!.load(), record).problems).toEqual([])
  const [first, second] = rate([[UNRATED], [UNRATED]], [1, 1]).flat()
  for (const [seat, rating] of [first!, second!].entries()) {
    const profile = await people[seat]!.read<Profile>('GET', '/api/people/me')
    expect(profile.battles.battles).toMatchObject([{ outcome: 'shared', rank: 1, change: { after: shownRating(rating).rating } }])
  }
  const before = await projectionsOf(site.store)
  await rebuild(site.store, new Map([['gekido', await gekido!.load()]]), () => {})
  expect(await projectionsOf(site.store)).toEqual(before)
  eyes.forEach((each) => each.close())
})

test('a battle that was called off counts for nobody, and the one who is asked may play on instead', async () => {
  const people = [await account('Mara'), await account('Kuro')]
  const { eyes } = await battle(people)
  await eyes[0].do({ type: 'propose', seat: 0, how: 'called off' })
  await eyes[1].until(({ proposal }) => proposal !== null)
  await eyes[1].do({ type: 'turnDown', seat: 1 })
  expect((await eyes[0].until(({ proposal }) => proposal === null)).comings.at(-1)).toMatchObject({ kind: 'playsOn', name: 'Kuro' })
  expect(await eyes[0].refused({ type: 'propose', seat: 0, how: 'called off' })).toMatchObject({ code: 'wrong-time' })
  await eyes[1].do({ type: 'propose', seat: 1, how: 'called off' })
  await eyes[0].until(({ proposal }) => proposal !== null)
  await eyes[0].do({ type: 'accept', seat: 0 })
  await eyes[0].until(({ phase, result }) => phase === 'over' && result === null)
  const profile = await people[0]!.read<Profile>('GET', '/api/people/me')
  expect(profile.battles.battles).toMatchObject([{ outcome: 'off', rank: null, change: null }])
  expect(profile.ratings).toEqual([])
  eyes.forEach((each) => each.close())
})

test('an AI agrees to call a battle off at once, and takes no draw; spectators can offer nothing', async () => {
  const noor = await Person.called('Noor', site.url)
  const { id } = await noor.open('gekido', 2, { settings, seats: [{ kind: 'open' }, { kind: 'mind', mind: 'random' }] })
  await noor.sit(id)
  const eyes = noor.watch(id)
  await eyes.until(({ phase }) => phase === 'playing')
  const watching = (await Person.called('Sol', site.url)).watch(id)
  await watching.until(() => true)
  expect(await watching.refused({ type: 'propose', seat: 0, how: 'called off' })).toMatchObject({ code: 'not-yours' })
  expect(await eyes.refused({ type: 'propose', seat: 0, how: 'draw' })).toMatchObject({
    message: expect.stringMatching(/^AI opponents/) as string,
  })
  await eyes.do({ type: 'propose', seat: 0, how: 'called off' })
  await eyes.until(({ phase, result }) => phase === 'over' && result === null)
  ;[eyes, watching].forEach((each) => each.close())
})

test('LG-OUT-8: the players of a competition cannot call their match off', async () => {
  const people = [await Person.called('Noor', site.url), await Person.called('Sol', site.url)]
  const { id, eyes } = await battle(people, false)
  await site.store.pool.query("update tables set arranged = 'cup' where id = $1", [id])
  expect(await eyes[0].refused({ type: 'propose', seat: 0, how: 'called off' })).toMatchObject({
    message: 'In a competition, a manager decides matches that cannot be finished.',
  })
  await agree(eyes, 'draw')
  eyes.forEach((each) => each.close())
})
