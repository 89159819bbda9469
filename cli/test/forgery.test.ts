import { registry } from '@robodrome/games'
import { checkRecord, writeReceipt, writeRecord } from '@robodrome/table'
import { describe, expect, test } from 'vitest'
import { forgotten } from './forgery/fresh.ts'
import { played, receiptOf, withTakeBack } from './forgery/honest.ts'
import { game, TRICKS, volt } from './forgery/tricks.ts'
import { file, run } from './run.ts'

// Each trick is judged by the argument in docs/fair-dice.md, not by how the check works. forgery-python.test.ts plays the same tricks.

const gameOf = async ({ game: id }: { game: string }) => (Object.hasOwn(registry, id) ? registry[id]! : registry['gekido']!).load()

test('an honest match is proven by the command and on the page', async () => {
  const record = played(game, { mode: 'duel', seats: 2, options: {} })
  const seen = receiptOf(record)
  const text = writeRecord(record)
  expect(await checkRecord(text, [seen], gameOf)).toMatchObject({ problems: [], dice: 'proven', unseen: [], notMine: [] })
  const { code, out } = await run(['verify', file('match.txt', text), '--seen', file('match.seen', writeReceipt(seen))], { registry })
  expect([code, out]).toEqual([0, expect.stringContaining('dice proven')])
})

test.each([0, 1])('a choice that seat %$ took back with the consent of all is proven to every seat', async (by) => {
  const record = withTakeBack(volt!, { mode: 'training', seats: 2, options: {} }, 10, by)
  for (const seat of [0, 1])
    expect(await checkRecord(writeRecord(record), [receiptOf(record, seat)], gameOf)).toMatchObject({ problems: [], dice: 'proven' })
})

test('the seal of a record outlives the name of its box, which goes with its author’s account', () => {
  const [named, nameless] = forgotten(played(game, { mode: 'duel', seats: 2, options: {} }))
  expect(named).toBe(nameless)
})

test('there are at least twenty tricks', () => expect(TRICKS.length).toBeGreaterThan(40))

describe.each(TRICKS)('%s', (_who, trick) => {
  const { record, seen, why, isDoubt = false } = trick()

  test('the command refuses it and says why', async () => {
    const { code, out, err } = await run(['verify', file('match.txt', record), '--seen', file('match.seen', writeReceipt(seen))], {
      registry,
    })
    expect(out + err).toMatch(why)
    expect(out).not.toContain('dice proven')
    expect(code === 0).toBe(isDoubt)
  })

  test('the page refuses it and says why', async () => {
    const { dice, problems, notMine, unseen } = await checkRecord(record, [seen], gameOf)
    const told = problems.map(({ line, message }) => `${line === null ? '' : `line ${line}: `}${message}`)
    expect([...told, ...notMine.map((line) => `not by you: ${line}`), ...unseen.map((each) => `unseen: ${each}`)].join('\n')).toMatch(why)
    expect(dice).toBe(isDoubt ? 'consistent' : 'wrong')
  })
})
