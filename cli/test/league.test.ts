import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { registry } from '@robodrome/games'
import * as pbl from '@robodrome/pbl'
import { file, run, scratch } from './run.ts'

const robodrome = (argv: string[]) => run(argv, { registry, moduleOf: async () => ({ ...pbl }) })

const begin = async (definition: string): Promise<string> => {
  const path = join(scratch(), 'cup.league')
  const { code, err } = await robodrome(['league', 'new', file('cup.yaml', definition), path])
  expect([code, err]).toEqual([0, ''])
  return path
}
const CUP = `
title: Workshop Cup
format: swiss
events: [{ game: gekido, mode: duel }]
rounds: 3
entrants: [Ann, random, random, random]
`

describe('robodrome league', () => {
  test('programs play until a person must, results are told, and the end is a champion whose log can be verified', async () => {
    const path = await begin(CUP)
    for (let round = 0; round < 3; round++) {
      const { out, err, code } = await robodrome(['league', 'play', path, '--playouts', '1'])
      expect([code, err]).toEqual([0, ''])
      const [, fixture] = /league result \S+ (\d+)/.exec(out) ?? []
      expect(fixture).toBeDefined()
      expect((await robodrome(['league', 'result', path, fixture!, 'first'])).code).toBe(0)
    }
    expect((await robodrome(['league', 'play', path])).out).toContain('Champion:')
    expect(await robodrome(['league', 'verify', path])).toMatchObject({ code: 0 })
    const lines = readFileSync(path, 'utf8').split('\n')
    const at = lines.findIndex((line) => line.includes('"paired"'))
    writeFileSync(path, lines.with(at, lines[at]!.replace(/"sides":\[(\d),(\d)\]/, '"sides":[$2,$1]')).join('\n'))
    expect(await robodrome(['league', 'verify', path])).toMatchObject({
      code: 1,
      out: expect.stringContaining(`entry ${at}: "paired"`) as string,
    })
  })

  test('a keeper league of programs goes from draft to champion', async () => {
    const path = await begin(
      'title: Keepers\nformat: keeper\nevents: [{ game: pbl, mode: regular }]\npace: { kind: live }\nentrants: [random, random, random, random]',
    )
    const { out } = await robodrome(['league', 'play', path])
    expect(out).toContain('Champion:')
    expect(out).toContain('Keepers\n')
    expect(out).toMatch(/^Blown off: \d+ \(.*head \d+/m)
    // WIN, DIFF, DE: blow-offs make a difference.
    expect(out).toMatch(/^1 {2}random \d +\d +-?[1-9]\d* /m)
    const next = `${path}2`
    const begun = await robodrome(['league', 'next', path, next])
    expect(begun.out).toContain('Keepers 2')
    // LG-KEEP-9 Everybody keeps their cards, and the last one in the table may exchange first.
    expect(begun.out).toContain('is asked: exchange')
    expect(await robodrome(['league', 'verify', next])).toMatchObject({ code: 0 })
    expect(await robodrome(['league', 'next', next, `${path}3`])).toMatchObject({
      code: 2,
      err: expect.stringContaining('LG-STATE-5') as string,
    })
  })

  test('LG-ENT-3: two in brackets are a team', async () => {
    const pairs = 'title: Pairs\nformat: round robin\nevents: [{ game: aimbots, mode: teams, seats: 4 }]\nentrants: '
    const path = await begin(`${pairs}[[Ann, Bob], [Cy, Di]]`)
    expect((await robodrome(['league', 'show', path])).out).toMatch(/^ {2}0 {2}(Ann & Bob - Cy & Di|Cy & Di - Ann & Bob) {2}round 1$/m)
    expect((await robodrome(['league', 'result', path, '0', 'first'])).out).toMatch(/Champion: (Ann & Bob|Cy & Di)/)
    const refused = await robodrome(['league', 'new', file('pairs.yaml', `${pairs}[[Ann, random], [Cy, Di]]`), join(scratch(), 'x')])
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('random is an AI') as string })
  })

  test('random competitions are counted, and how fast they go is shown beside the result', async () => {
    const { code, out, err } = await run(['league', 'fuzz', '--count', '3', '--seed', '14'], { terminal: true })
    expect([code, out]).toEqual([0, expect.stringMatching(/^3 competitions, seeds 14 to 16: .*fine/)])
    expect(err).toMatch(/3 of 3 competitions \(100 %\), .*\/s, 0 s left/)
  })

  test('what is wrong is said in a line, with the rule where one forbids it', async () => {
    const wrong = async (...args: string[]) => robodrome(['league', ...args])
    const path = await begin(CUP)
    expect(await wrong('new', file('bad.yaml', 'title: X\nformat: ladder'), join(scratch(), 'x'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('format') as string,
    })
    expect(await wrong('new', file('few.yaml', CUP.replace('[Ann, random, random, random]', '[Ann]')), join(scratch(), 'x'))).toMatchObject(
      { code: 2, err: expect.stringContaining('LG-ENT-2') as string },
    )
    expect(await wrong('new', file('cup.yaml', CUP), path)).toMatchObject({
      code: 2,
      err: expect.stringContaining('already exists') as string,
    })
    expect(await wrong('result', path, '0', 'maybe')).toMatchObject({
      code: 2,
      err: expect.stringContaining('first, second or draw') as string,
    })
    expect(await wrong('act', path, '{"kind":"picked"}')).toMatchObject({ code: 2, err: expect.stringContaining('entrant') as string })
    expect(await wrong('act', path, '{"kind":"withdrew","entrant":77,"inPlay":[]}')).toMatchObject({
      code: 2,
      err: expect.stringContaining('no such entrant') as string,
    })
    expect(await wrong('show', file('no.league', 'hello'))).toMatchObject({ code: 2 })
  })
})
