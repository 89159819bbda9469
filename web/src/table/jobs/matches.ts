import { quickLuck, type Game, type Settings } from '@robodrome/kernel'
import { resultOf, type TableResult } from '@robodrome/leagues'
import { decide, minds, pose, questionOf } from '@robodrome/minds'
import { gatheringDue, Table } from '@robodrome/table'
import { HERE, randomHex } from '../saved.ts'
import type { Takes } from '../worker-messages.ts'
import type { GameOf } from './game-of.ts'

/** How long an AI thinks about one choice while nobody watches, in milliseconds. */
const BUDGET = { ms: 15 }
/** A match with more steps than this counts as called off. */
const MOST_STEPS = 5_000

/** A whole match among AI opponents. */
export async function play(gameOf: GameOf, { game: id, settings, minds: sides }: Takes<'play'>): Promise<TableResult> {
  const game = await gameOf(id)
  const lineup = Array.from({ length: settings.seats }, (_, seat) => sides[seat % sides.length]!)
  const table = new Table(
    planOf(
      game,
      settings,
      lineup.map((mind) => ({ kind: 'mind', mind })),
      randomHex(32),
    ),
  )
  for (let due = gatheringDue(table, 0); due !== null; due = gatheringDue(table, 0)) table.perform(due, 0)
  while (table.phase === 'playing' && table.seq < MOST_STEPS) {
    const { position } = table.course!.match
    const seat = table.asked()[0]!
    const puzzle = pose(game, settings, position, seat, quickLuck(table.seq + 1, seat))
    const { text } = decide(minds[lineup[seat]!] ?? Object.values(minds)[0]!, questionOf(game, puzzle), BUDGET).option
    table.perform({ kind: 'choose', seat, text }, 0)
  }
  return resultOf(game, table.course!.match.position, settings, sides.length, { told: toldAt(table) })
}

/** The result of a table on this device for a league, found by replaying the table to its end. */
export async function resultAt(gameOf: GameOf, { table: saved, sides }: Takes<'result'>): Promise<TableResult> {
  const { settings, seats, seed, steps } = saved
  const game = await gameOf(saved.game)
  const table = new Table(
    planOf(
      game,
      settings,
      seats.map((seat) => (seat.kind === 'mind' ? seat : { kind: 'open' })),
      seed,
    ),
  )
  for (const step of steps) table.recall(table.seq + 1, step, 0)
  const left = table.chairs.flatMap((chair, seat) => (chair.left ? [seat] : []))
  return resultOf(game, table.course!.match.position, settings, sides, { left, told: toldAt(table) })
}

const toldAt = ({ course }: Table) => course!.match.told.map(({ event }) => event)

const planOf = (game: Game, settings: Settings, seats: ConstructorParameters<typeof Table>[0]['seats'], seed: string) => ({
  id: 'local',
  game,
  settings,
  seats,
  public: false,
  clock: null,
  absence: 'answers' as const,
  host: HERE,
  seed,
  createdAt: 0,
})
