import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from '@robodrome/games'
import type { Game, Settings } from '@robodrome/kernel'
import { writeReceipt, writeRecord, type Receipt } from '@robodrome/table'
import { describe, expect, test } from 'vitest'
import { played, receiptOf } from './forgery/honest.ts'
import { python } from './python.ts'
import { run, scratch } from './run.ts'

interface Played {
  record: string
  audit: string
  seen: string
  receipt: Receipt
  chances: Set<string>
}

/** Plays a random match with fair dice. Returns its record, the command's audit of it, and what the player in seat 0 saw. */
async function play(game: Game, settings: Settings): Promise<Played> {
  const match = played(game, settings)
  const receipt = receiptOf(match)
  const folder = scratch()
  const record = keep(folder, 'match.txt', writeRecord(match))
  const { out, code } = await run(['record', record, '--audit'], { registry })
  expect(code).toBe(0)
  const [, ...audited] = out.trimEnd().split('\n')
  const chances = new Set(audited.map((line) => (JSON.parse(line) as { chance: string }).chance))
  return { record, audit: keep(folder, 'match.audit', out), seen: keep(folder, 'match.seen', writeReceipt(receipt)), receipt, chances }
}

function keep(folder: string, name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const games = Object.entries(registry)

describe('the verifier in Python', () => {
  test.each(games)('%s: works out every outcome of every mode again', { timeout: 240_000 }, async (_id, { load }) => {
    const game = await load()
    const met = new Set<string>()
    for (const [mode, { seats }] of Object.entries(game.modes)) {
      const { record, audit, seen, chances } = await play(game, { mode, seats: seats[0]!, options: {} })
      chances.forEach((chance) => met.add(chance))
      const { code, out } = python(record, audit, '--seen', seen)
      expect(out).toMatch(/checked: \d+ outcomes are those that seed and contributions give\n.*\nproven: the host kept what it promised/)
      expect(code).toBe(0)
      expect((await run(['verify', record, '--seen', seen], { registry })).out).toMatch(/dice proven|no dice/)
    }
    expect(met.size).toBeGreaterThan(1)
  })

  const gekido = async () => play(await registry['gekido']!.load(), { mode: 'duel', seats: 2, options: {} })

  test('catches a record whose outcome was rewritten, and an audit that claims other numbers', async () => {
    const { record, audit, seen, receipt } = await gekido()
    const lines = readFileSync(record, 'utf8').split('\n')
    const at = lines.findLastIndex((line) => line.startsWith('* '))
    const other = lines.find((line, i) => line.startsWith('* ') && i !== at && line.length === lines[at]!.length && line !== lines[at])
    const rewritten = keep(scratch(), 'rewritten.txt', lines.with(at, other ?? '* nothing').join('\n'))
    expect(python(rewritten, audit, '--seen', seen)).toMatchObject({ code: 1, out: expect.stringContaining(`line ${at + 1}: found`) })
    expect((await run(['verify', rewritten], { registry })).code).toBe(1)
    const danced = keep(scratch(), 'mine.seen', writeReceipt({ ...receipt, choices: [...receipt.choices.slice(0, -1), 'dance'] }))
    expect(python(record, '--seen', danced)).toMatchObject({ code: 1, out: expect.stringContaining("seat 0 chose 'dance'") })
    const claims = readFileSync(audit, 'utf8').split('\n')
    const forged = keep(scratch(), 'forged.audit', claims.with(1, claims[1]!.replace(/"below":\[\d+/, '"below":[1')).join('\n'))
    expect(python(record, forged)).toMatchObject({ code: 1, out: expect.stringContaining('the audit makes no sense here') })
  })

  test('says what it cannot use', () => {
    const nothing = keep(scratch(), 'nothing.txt', 'nothing\n')
    expect(python(nothing)).toMatchObject({ code: 2, out: expect.stringContaining('does not begin with') })
  })
})
