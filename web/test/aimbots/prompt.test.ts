import { game, type Terms } from '@robodrome/aimbots'
import type { Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import { expect, test } from 'vitest'
import { board } from '../../src/boards/aimbots/index.ts'
import { spoken } from '../../src/kit/sentence.tsx'
import { answersOf, battlesOf, nameOf, reader, snapshotFor, type Spec } from '../tables.ts'

const battle = battlesOf(game, 'duel')

function shown(spec: Spec, seat: Seat) {
  const match = battle(spec)
  const untyped = snapshotFor(match, seat)
  const snapshot = untyped as unknown as Snapshot<Terms>
  return {
    match,
    snapshot,
    prompt: board.prompt({ snapshot, seat, answers: answersOf(board.asks as never)(match, seat, untyped), nameOf }),
  }
}

test('a refusal names what is missing, never a bare id', () => {
  const { prompt } = shown({ position: { bots: ['R:Ram@d4/2', 'R:Cannon@a1', 'B:Jack@d5', 'B:Jet@g7', 'B:Fog@a3'], energy: 2 } }, 0)
  const why = (text: string) => prompt.chips.find((chip) => chip.text === text)!.forbidden
  expect(why('Ram d4 attacks Jet g7')).toEqual({ rule: 'AB-ATK-1', reason: 'Ram attacks only adjacent bots.' })
  expect(why('Cannon a1 attacks Fog a3')).toEqual({ rule: 'AB-TURN-5', reason: 'That costs 3 energy; you have 2 energy.' })
  expect(why('pick up Ram d4')).toBeUndefined()
  expect(why('boost Jack d5')).toEqual({ rule: 'AB-TURN-7', reason: 'That is not your bot.' })
  for (const { forbidden } of prompt.chips) expect(forbidden?.reason ?? 'fine').not.toMatch(/AB-|^$/)
})

test('an unaffordable attack shows no odds; an affordable one shows them first', () => {
  const poor = shown({ position: { bots: ['R:Ram@d4/2', 'B:Jack@d5'], energy: 1 } }, 0).prompt.chips
  expect(poor.filter(({ odds }) => odds !== undefined)).toEqual([])
  const [first] = shown({ position: { bots: ['R:Ram@d4/2', 'B:Jack@d5'] } }, 0).prompt.chips
  expect(first).toMatchObject({
    text: 'Ram d4 attacks Jack d5',
    title: 'Attack Jack d5',
    effect: 'With Ram d4, 2 energy, margin +5',
    act: 'Attack Jack',
  })
  expect(first!.odds!.fraction).toEqual([1226, 1296])
})

test('questions are about the bot that is meant, and short enough for the bar', () => {
  expect(shown({ position: { bots: ['R:Ram@d4', 'B:Jack@d5'] }, moves: [[0, 'pivot Ram d4']] }, 0).prompt).toMatchObject({
    question: 'How does Ram d4 turn?',
    reason: 'Touch the bot on the board to turn it.',
    rule: 'AB-PIVOT-1',
    chips: [
      { title: 'Turn clockwise' },
      { title: 'Turn counterclockwise' },
      { forbidden: { reason: 'Its program does not allow a half turn in one go.' } },
    ],
  })
  expect(shown({ mode: 'first' }, 1).prompt).toMatchObject({
    question: 'Which core goes into Jack 1?',
    reason: 'Nobody else sees its value.',
  })
})

test('a bot’s rotation is described by the directions of its sides, beginning with the side that looks across the arena', () => {
  const pivot = (zone: 'R' | 'B', seat: Seat) =>
    shown(
      { position: { bots: ['R:Ram@d4', 'B:Jack@d5'], active: seat }, moves: [[seat, `pivot ${zone === 'R' ? 'Ram d4' : 'Jack d5'}`]] },
      seat,
    ).prompt.chips.map(({ effect }) => effect)
  expect(pivot('R', 0)[0]).toMatch(/^\d north, \d east, \d south, \d west$/)
  expect(pivot('B', 1)[0]).toMatch(/^\d south, \d west, \d north, \d east$/)
  expect(new Set(pivot('R', 0)).size).toBe(3)
  const told = shown({ position: { bots: ['R:Ram@d4', 'B:Jack@d5'] }, moves: [[0, 'pivot Ram d4']] }, 0)
  for (const { picture } of told.prompt.chips) expect(picture).toBeTruthy()
})

test('events name players and address the reader', () => {
  const { match } = shown(
    { position: { bots: ['R:Ram@d4/2', 'B:Captain@d5{1,3}'] }, moves: [[0, 'Ram d4 attacks Captain d5']], seed: 4 },
    0,
  )
  const told = match.told.map(({ event }) => board.describe(event as never, nameOf))
  const lines = (own: Seat[]) => told.map(({ parts }) => spoken(parts, { ...reader, own }))
  expect(lines([])).toContain('Ram d4 attacks Captain d5.')
  expect(lines([]).join(' ')).not.toMatch(/undefined|\b(Red|Blue|seat)\b/)
  const turns = battle({ position: { bots: ['R:Ram@d4/2', 'B:Jack@d5'] }, moves: [[0, 'end turn']] }).told.map(({ event }) => event)
  const begun = board.describe(turns.find(({ kind }) => kind === 'turn') as never, nameOf)
  expect(begun).toMatchObject({ seat: 1, turn: 'P1 begins a turn with 3 energy.' })
  expect(spoken(begun.parts, { ...reader, own: [1] })).toBe('You begin a turn with 3 energy.')
})

test('AB-DIE-8 a bot that would turn shows what its sides would count: plates turn with it', () => {
  const { prompt } = shown({ position: { bots: ['R:Ram@d4/0{6}', 'B:Jack@g7'] }, moves: [[0, 'pivot Ram d4']] }, 0)
  const [clockwise] = prompt.chips
  expect(clockwise!.effect).toContain('1 ')
  expect(clockwise!.effect).toContain('(plate)')
  expect(clockwise!.effect).not.toContain('6 ')
})

test('an attack on somebody with hidden scrap is headed by the chance over all that it may be, never by its worst case', () => {
  const { prompt } = shown({ position: { bots: ['R:Ram@d4/2', 'B:Jack@d5'], held: [[], ['SURGE']] } }, 0)
  const { chance, label, counts, fraction } = prompt.chips[0]!.odds!
  const [least, most] = label!.match(/\d+\.\d(?= %)/g)!.map((percent) => Number(percent) / 100)
  expect(chance).toBeGreaterThan(least!)
  expect(chance).toBeLessThan(most!)
  expect({ counts, fraction }).toEqual({ counts: 'chance to hit', fraction: undefined })
})

test('the next-step hint says that bots can be touched', () => {
  const { prompt } = shown({ position: { bots: ['R:Ram@d4/2', 'B:Jack@g7'], energy: 3 } }, 0)
  expect(prompt).toMatchObject({ question: 'What next?', reason: 'Touch one of your bots to move it or attack with it. 3 energy left.' })
})

test('AB-WIN-1 at the end cores that were hidden count, and are named', () => {
  const bot = { id: 0, owner: 0, program: 'Ram', at: 'd4' }
  const lost = { id: 1, owner: 1, program: 'Jack', at: 'd5' }
  const cause = { bot, attack: true, rule: 'AB-ATK-1' }
  const events = [
    { kind: 'defeat', rule: 'AB-DMG-1', seat: 1, bot: lost, hitFace: 2, cause, plates: [] },
    { kind: 'capture', rule: 'AB-CORE-1', seat: 0, from: 1, program: 'Jack', core: 2, captured: 6, reveals: true },
    { kind: 'end', rule: 'AB-WIN-1', ranking: [[0], [1]], drawn: false, scores: [7, 3], scrap: [['POWER CORE'], []], reveals: true },
  ] as never[]
  const told = (some: never[]) => spoken(board.gist!({ events: some, before: [], rose: [0] })!.note!, reader)
  expect(told(events)).toBe('P0 captured its core of 2 and had 7 cores in all, 1 of them as hidden scrap.')
  expect(told(events.slice(0, 2))).toBe('P0 captured its core of 2 and had 6 cores in all.')
})
