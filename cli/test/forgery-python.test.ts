import { readFileSync } from 'node:fs'
import { registry } from '@robodrome/games'
import { agreedTo, pointsOf, writeReceipt, writeRecord } from '@robodrome/table'
import { expect, test } from 'vitest'
import { endedTogether, played, receiptOf, SEED, withTakeBack } from './forgery/honest.ts'
import { game, TRICKS, volt } from './forgery/tricks.ts'
import { python } from './python.ts'
import { file, run } from './run.ts'

// Runs only where there is a python3: vitest.config.ts asks scripts/programs.mjs.

/**
 * Makes the audit that players would make with their own copy of the rules. For an illegal record there is none, and the command says why.
 */
const auditOf = (record: string) => run(['record', record, '--audit'], { registry })

const honest = played(game, { mode: 'duel', seats: 2, options: {} })
const honestRecord = file('match.txt', writeRecord(honest))
const honestAudit = file('match.audit', (await auditOf(honestRecord)).out)

test('an honest match is proven, but not without an audit', () => {
  const seen = file('match.seen', writeReceipt(receiptOf(honest)))
  expect(python(honestRecord, honestAudit, '--seen', seen)).toEqual({ code: 0, out: expect.stringMatching(/^proven:/m) as string })
  expect(python(honestRecord, '--seen', seen)).toEqual({
    code: 0,
    out: expect.stringMatching(/^not proven, for want of: an audit/m) as string,
  })
})

test.each(['draw', 'called off'] as const)(
  'a match that all agreed to end as "%s" is proven to a player who agreed, by the command and by verify.py',
  async (how) => {
    const ended = endedTogether(game, { mode: 'duel', seats: 2, options: {} }, how)
    const record = file('match.txt', writeRecord(ended))
    const seen = file('match.seen', writeReceipt(agreedTo(receiptOf(ended), how, pointsOf(SEED, ended.entries).at(-1))))
    const audit = await auditOf(record)
    expect(python(record, file('match.audit', audit.out), '--seen', seen)).toEqual({
      code: 0,
      out: expect.stringMatching(/^proven:/m) as string,
    })
    expect((await run(['verify', record, '--seen', seen], { registry })).out).toMatch(/dice proven/)
  },
)

test('a choice taken back with the consent of all is proven, and a receipt without the consent refuses it', async () => {
  const written = withTakeBack(volt!, { mode: 'training', seats: 2, options: {} })
  const record = file('match.txt', writeRecord(written))
  const audit = file('match.audit', (await auditOf(record)).out)
  const seen = receiptOf(written)
  expect(python(record, audit, '--seen', file('match.seen', writeReceipt(seen)))).toEqual({
    code: 0,
    out: expect.stringMatching(/^proven:/m) as string,
  })
  expect(python(record, audit, '--seen', file('match.seen', writeReceipt({ ...seen, undone: [] })))).toMatchObject({ code: 1 })
})

/** `npm test` tries every fourth trick on verify.py, `npm run prove` all of them. forgery.test.ts gives the command all of them. */
const tried = TRICKS.filter((_trick, at) => process.env['TESTS'] === 'long' || at % 4 === 0)

test.each(tried)('%s: verify.py refuses it, alone or by the audit that cannot be made', async (_who, trick) => {
  const { record, seen, why, isDoubt = false } = trick()
  const path = file('match.txt', record)
  const audit = await auditOf(path)
  const { code, out } = python(
    path,
    audit.code === 0 ? file('match.audit', audit.out) : honestAudit,
    '--seen',
    file('match.seen', writeReceipt(seen)),
  )
  expect(audit.err + out).toMatch(why)
  expect(out).not.toMatch(/^proven:/m)
  expect(code === 0).toBe(isDoubt)
})

test.each([
  ['somebody took over a seat that there is not', { taken: '5 from level-2 after 3' }],
  ['somebody took over nothing', { taken: '' }],
  ['somebody took a seat over after the end', { contributions: [honest.contributions[0]!, ''], taken: '1 from level-2 after 99999' }],
  ['the match is unfinished, though the seed is shown', { result: 'unfinished' }],
])('verify.py needs no audit to refuse a record that says: %s', (_what, change) => {
  expect(python(file('match.txt', writeRecord({ ...honest, ...change })))).toMatchObject({
    code: 1,
    out: expect.stringMatching(/does not say who took over|has no result/) as string,
  })
})

const honestReceipt = writeReceipt(receiptOf(honest))

test.each([
  ['a seat below zero', honestReceipt.replace(/^seat: 0$/m, 'seat: -1')],
  ['a seat that is no number', honestReceipt.replace(/^seat: 0$/m, 'seat: zero')],
  ['a seat that the table does not have', honestReceipt.replace(/^seat: 0$/m, 'seat: 7')],
  ['another word for leaving', honestReceipt.replace(/^result:/m, 'left: no\nresult:')],
  ['an empty word for leaving', honestReceipt.replace(/^result:/m, 'left:\nresult:')],
  ['no number of dice that began anew', honestReceipt.replace(/^redrawn: .*\n/m, '')],
  ['a place less than choices', honestReceipt.replace(/^stood 0: .*\n/m, '').replace(/^stood (\d+)/gm, (_, n) => `stood ${Number(n) - 1}`)],
  ['a place that is none', honestReceipt.replace(/^stood 0: .*$/m, 'stood 0: here')],
  ['a commitment that is none', honestReceipt.replace(/^commitment: .*$/m, 'commitment: abc')],
  ['no seal', honestReceipt.replace(/^seal: .*\n/m, '')],
  ['a seal without a result', honestReceipt.replace(/^result: .*\n/m, '')],
])('a receipt with %s is refused by the command and by verify.py', async (_what, text) => {
  const seen = file('match.seen', text)
  const { code, out } = await run(['verify', honestRecord, '--seen', seen], { registry })
  expect(code).not.toBe(0)
  expect(out).not.toContain('proven')
  const answer = python(honestRecord, honestAudit, '--seen', seen)
  expect(answer.code).not.toBe(0)
  expect(answer.out).not.toMatch(/^proven:/m)
})

test('both say how often the dice began anew', async () => {
  const seen = file('match.seen', honestReceipt.replace(/^redrawn: 0$/m, 'redrawn: 99'))
  const { out } = await run(['verify', honestRecord, '--seen', seen], { registry })
  expect(out).toContain('they began anew 99 times')
  expect(python(honestRecord, honestAudit, '--seen', seen).out).toContain('began anew 99 times')
})

test('a result that an audit does not confirm is refused', () => {
  const silent = file('match.audit', readFileSync(honestAudit, 'utf8').replace(/,"result":"[^"]*"/, ''))
  const seen = file('match.seen', honestReceipt)
  expect(python(honestRecord, silent, '--seen', seen)).toMatchObject({
    code: 1,
    out: expect.stringContaining('by the rules it is') as string,
  })
})

test('names that look the same are told apart', async () => {
  const [latin, cyrillic] = ['Player a', 'Player \u0430']
  const seen = { ...receiptOf(honest), end: { ...receiptOf(honest).end!, players: [latin, 'Player 1'] } }
  const record = file('match.txt', writeRecord({ ...honest, players: [cyrillic, 'Player 1'] }))
  const told = python(record, honestAudit, '--seen', file('match.seen', writeReceipt(seen)))
  expect(told.out).toContain('\\u0430')
  const { out } = await run(['verify', record, '--seen', file('match.seen', writeReceipt(seen))], { registry })
  expect(out).toContain('\\u{430}')
})
