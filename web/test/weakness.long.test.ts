import { loadGame } from '@robodrome/games'
import { Match, options, quickLuck, type Any, type Entry, type Game, type Settings } from '@robodrome/kernel'
import { ask, levels } from '@robodrome/minds'
import { review, type Kind } from '@robodrome/review'
import { writeRecord } from '@robodrome/table'
import { expect, test } from 'vitest'
import { drillsOf } from '../src/drills/collect.ts'
import { profileOf } from '../src/drills/profile.ts'

type Option = { kind: string } & Readonly<Record<string, unknown>>
/** What a fake player does instead of the choice of a sound AI; null if it keeps that choice. */
type Weakness = (all: readonly Option[], sound: Option) => Option | null

interface Fake {
  game: string
  mode: string
  weakness: Weakness
  /** Whole programs: how much it likes a move. */
  likes?: (move: string) => number
  kind: Kind
  battles: number
}

/** One planted weakness per game, and the kind of loss that it must show up as. */
const FAKES: readonly Fake[] = [
  {
    // It always names the Command that is hardest to complete.
    game: 'gekido',
    mode: 'duel',
    weakness: (all) => all.find(({ kind, command }) => kind === 'command' && command === 'FIVE_DIFF') ?? null,
    kind: 'attack',
    battles: 4,
  },
  {
    // It never attacks.
    game: 'aimbots',
    mode: 'first',
    weakness: (all, { kind }) => (kind === 'attack' ? (all.find((each) => each.kind === 'endTurn') ?? null) : null),
    kind: 'attack',
    battles: 1,
  },
  {
    // It throws every card it may throw.
    game: 'pbl',
    mode: 'quick',
    weakness: (all) => all.find(({ kind }) => kind === 'throw') ?? null,
    kind: 'spent',
    battles: 4,
  },
  {
    // It would rather shoot than drive, so it scores no tokens.
    game: 'volt',
    mode: 'training',
    weakness: () => null,
    likes: (move) => (/\bR\d/.test(move) ? 1 : 0),
    kind: 'points',
    battles: 4,
  },
]
const CARE = { look: { playouts: 60 }, proof: { search: { playouts: 200 }, cases: 40 } }
const PLANS = 60

function battle(game: Game, settings: Settings, { weakness, likes }: Fake, seed: number): Entry[] {
  const match = new Match(game, settings, quickLuck(seed))
  const own = [quickLuck(seed, 1), quickLuck(seed, 2)]
  const plans = game.insight?.plans
  for (let seats = match.asked(); seats.length > 0; seats = match.asked()) {
    const seat = seats[0]!
    const g: Any = match.position
    if (seat === 0 && likes !== undefined && plans?.seats(g).includes(0) === true) {
      const drawn = Array.from({ length: PLANS }, () => plans.moves(g, 0, plans.draw(g, 0, own[0]!)))
      const worth = (moves: readonly string[]): number => moves.reduce((sum, move) => sum + likes(move), 0)
      const move = drawn.toSorted((a, b) => worth(b) - worth(a))[0]![plans.made(g, 0).length]!
      match.choose(0, move)
      continue
    }
    const sound = ask(levels[2]!, game, settings, g, seat, own[seat]!, { playouts: 60 }).option.value as Option
    match.take(seat, (seat === 0 ? weakness(options<Option>(game, g, 0), sound) : null) ?? sound)
  }
  return match.entries
}

test.each(FAKES)('a fake player of $game with one weakness is found out by its profile, and drilled on it', async (fake) => {
  const game = (await loadGame(fake.game))!
  const settings = { mode: fake.mode, seats: 2, options: {} }
  const found = Array.from({ length: fake.battles }, (_, i) => {
    const entries = battle(game, settings, fake, i + 1)
    const record = writeRecord({
      game: game.id,
      version: game.version,
      settings,
      players: ['Mara', 'Kuro'],
      contributions: [],
      entries,
      seal: `ab${i}`,
    })
    const told = [...review(game, { settings, entries, seat: 0 }, CARE)].at(-1)!
    return drillsOf(told, { record, from: undefined, seat: 0, today: '2026-01-01', address: '#/review/battle/a/0' })!
  })
  const [first] = profileOf(found.map((each) => each.battle)).kinds
  expect(first!.kind).toBe(fake.kind)
  const drilled = found.flatMap(({ drills }) => drills.filter(({ kind }) => kind === fake.kind))
  expect(drilled.length).toBeGreaterThan(0)
  for (const { task } of drilled) expect(task.better).not.toEqual(task.chosen)
})
