import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { registry } from '@robodrome/games'
import { Match, options, quickLuck, type Game, type Settings } from '@robodrome/kernel'
import { commitment, fairLuck, newReceipt, promiseOf, resultLine, writeReceipt, writeRecord, type Receipt } from '@robodrome/table'
import { describe, expect, test } from 'vitest'
import { run, scratch } from './run.ts'

const VERIFY = fileURLToPath(new URL('../../examples/verify/verify.py', import.meta.url))
const SEED = 'ab'.repeat(32)
/** More choices than this end a match by leaving it: there are outcomes enough. */
const PATIENCE = 400

interface Played {
  record: string
  audit: string
  seen: string
  chances: Set<string>
}

const wordsOf = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `${seat + 1}`.repeat(32))
const receiptOf = (words: readonly string[], seed = SEED): Receipt => ({
  ...newReceipt(0, commitment(seed), words[0]!),
  promises: words.map(promiseOf),
  choices: [],
})

/** A match at random with fair dice, its audit by the command, and what the player in seat 0 saw. */
async function play(game: Game, settings: Settings, { seed = SEED, words = wordsOf(settings.seats) } = {}): Promise<Played> {
  const match = new Match(game, settings, fairLuck(seed, words))
  const numbers = quickLuck(7)
  for (let i = 0, [seat] = match.asked(); seat !== undefined; i++, [seat] = match.asked()) {
    const legal = options(game, match.position, seat)
    if (i < PATIENCE) match.take(seat, legal[numbers.below(legal.length)])
    else match.leave(seat)
  }
  const text = writeRecord({
    game: game.id,
    version: game.version,
    settings,
    players: words.map((_, seat) => `Player ${seat}`),
    commitment: commitment(seed),
    contributions: words,
    seed,
    result: resultLine(game, match.position),
    entries: match.entries,
  })
  const folder = scratch()
  const record = keep(folder, 'match.txt', text)
  const { out, code } = await run(['record', record, '--audit'], { registry })
  expect(code).toBe(0)
  const chances = new Set(out.split('\n').flatMap((line) => (line === '' ? [] : [(JSON.parse(line) as { chance: string }).chance])))
  return {
    record,
    audit: keep(folder, 'match.audit', out),
    seen: keep(folder, 'match.seen', writeReceipt(receiptOf(wordsOf(settings.seats)))),
    chances,
  }
}

function keep(folder: string, name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

/** What the verifier in Python says, and its exit code. */
function python(...args: string[]): { code: number; out: string } {
  try {
    return { code: 0, out: execFileSync('python3', [VERIFY, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }) }
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number | null; stdout: string; stderr: string }
    if (status === null) throw error
    return { code: status, out: stdout + stderr }
  }
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
      expect(out).toMatch(/checked: \d+ outcomes are those that seed and contributions give\nproven: the host kept what it promised/)
      expect(code).toBe(0)
      expect((await run(['verify', record, '--seen', seen], { registry })).out).toMatch(/dice proven|no dice/)
    }
    expect(met.size).toBeGreaterThan(1)
  })

  const gekido = async (change: { seed?: string; words?: string[] } = {}) =>
    play(await registry['gekido']!.load(), { mode: 'duel', seats: 2, options: {} }, change)
  const [first, second] = wordsOf(2) as [string, string]

  test.each([
    ['picked the seed after the contributions', { seed: 'cd'.repeat(32) }, 'the host committed to'],
    ['searched for a contribution after the others were shown', { words: [first, 'searched'] }, 'the contribution of seat 1 is not what'],
    ['left out what the player added', { words: ['', second] }, 'seat 0 added'],
  ])('catches a host who %s, as the command does, though the record agrees with itself', async (_what, change, why) => {
    const { record, audit, seen } = await gekido(change)
    expect(python(record, audit)).toMatchObject({ code: 0, out: expect.stringContaining('the host was not checked') })
    expect(python(record, audit, '--seen', seen)).toMatchObject({ code: 1, out: expect.stringContaining(why) })
    expect(await run(['verify', record, '--seen', seen], { registry })).toMatchObject({ code: 1, out: expect.stringContaining(why) })
  })

  test('catches a record whose outcome was rewritten, and an audit that claims other numbers', async () => {
    const { record, audit, seen } = await gekido()
    const lines = readFileSync(record, 'utf8').split('\n')
    const at = lines.findLastIndex((line) => line.startsWith('* '))
    const other = lines.find((line, i) => line.startsWith('* ') && i !== at && line.length === lines[at]!.length && line !== lines[at])
    const rewritten = keep(scratch(), 'rewritten.txt', lines.with(at, other ?? '* nothing').join('\n'))
    expect(python(rewritten, audit, '--seen', seen)).toMatchObject({ code: 1, out: expect.stringContaining(`line ${at + 1}: found`) })
    expect((await run(['verify', rewritten], { registry })).code).toBe(1)
    const chose = lines.flatMap((line) => (line.startsWith('0 ') ? [line.slice(2)] : []))
    const mine = (choices: string[]) => keep(scratch(), 'mine.seen', writeReceipt({ ...receiptOf([first, second]), choices }))
    expect(python(record, audit, '--seen', mine(chose))).toMatchObject({ code: 0, out: expect.stringContaining('proven') })
    expect(python(record, '--seen', mine([...chose, 'dance']))).toMatchObject({
      code: 1,
      out: expect.stringContaining("seat 0 chose 'dance'"),
    })
    const claims = readFileSync(audit, 'utf8').split('\n')
    const forged = keep(scratch(), 'forged.audit', claims.with(0, claims[0]!.replace(/"below":\[\d+/, '"below":[1')).join('\n'))
    expect(python(record, forged)).toMatchObject({ code: 1, out: expect.stringContaining('the audit makes no sense here') })
  })

  test('says what it cannot use', () => {
    const nothing = keep(scratch(), 'nothing.txt', 'nothing\n')
    expect(python(nothing)).toMatchObject({ code: 2, out: expect.stringContaining('is no record') })
  })
})
