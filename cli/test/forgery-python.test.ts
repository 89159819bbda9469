import { registry } from '@robodrome/games'
import { writeReceipt, writeRecord } from '@robodrome/table'
import { expect, test } from 'vitest'
import { played, receiptOf } from './forgery/honest.ts'
import { game, TRICKS } from './forgery/tricks.ts'
import { python } from './python.ts'
import { file, run } from './run.ts'

// Only run where there is a python3: vitest.config.ts asks scripts/programs.mjs.

/** The audit that a player makes with the player's own copy of the rules; of an illegal record there is none, and the command says why. */
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

test.each(TRICKS)('%s: verify.py refuses it, alone or by the audit that cannot be made', async (_who, trick) => {
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
