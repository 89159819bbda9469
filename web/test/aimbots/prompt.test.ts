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
  expect(why('Cannon a1 attacks Fog a3')).toEqual({ rule: 'AB-TURN-5', reason: 'That costs 3 energy, you have 2 energy.' })
  expect(why('pick up Ram d4')).toBeUndefined()
  expect(why('boost Jack d5')).toEqual({ rule: 'AB-TURN-7', reason: 'That is not your bot.' })
  for (const { forbidden } of prompt.chips) expect(forbidden?.reason ?? 'fine').not.toMatch(/AB-|^$/)
})

test('an attack that cannot be paid has no odds, one that can has them first', () => {
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
    reason: 'Touch it on the board to turn it.',
    rule: 'AB-PIVOT-1',
    chips: [
      { title: 'Turn clockwise' },
      { title: 'Turn counterclockwise' },
      { forbidden: { reason: 'Its program does not allow a half turn in one go.' } },
    ],
  })
  expect(shown({ mode: 'first' }, 1).prompt).toMatchObject({ question: 'Which core goes into Jack 1?', reason: 'Nobody else sees it.' })
})

test('which way a bot faces is said by where its sides point, the one that looks across the arena first', () => {
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

test('events name players and speak to whoever reads', () => {
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
