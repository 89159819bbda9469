import { loadGame } from '@robodrome/games'
import { Match, options, quickLuck, write, type Game, type Seat, type Settings } from '@robodrome/kernel'
import { ask, pose, ruleOfThumb } from '@robodrome/minds'
import { claimsAbout, review, tellBoth, type Kind, type Review, type Subject } from '@robodrome/review'
import { writeRecord } from '@robodrome/table'
import { expect, test } from 'vitest'
import { drillsOf } from '../src/drills/collect.ts'
import { profileOf } from '../src/drills/profile.ts'

/** One weakness per game, in a short mode: the fake player wants as little of this as possible, or as much. */
const WEAKNESSES: Readonly<Record<string, { mode: string; subject: Subject; wants: 'least' | 'most'; kind: Kind }>> = {
  gekido: { mode: 'duel', subject: 'gekido rival structure', wants: 'most', kind: 'attack' },
  volt: { mode: 'training', subject: 'volt points', wants: 'least', kind: 'points' },
  pbl: { mode: 'quick', subject: 'pbl hand', wants: 'least', kind: 'spent' },
  aimbots: { mode: 'first', subject: 'aimbots distance', wants: 'most', kind: 'place' },
}
const FAKE = 0
/** Of so many options the fake player takes the one that is worst in its own way; each is played on in so many cases. */
const CONSIDERED = 5
const CASES = 2
const CARE = { look: { playouts: 40 }, proof: { search: { playouts: 160 }, cases: 40 } }
const GLANCE = { playouts: 30 }
/** The most entries of a battle, and the most decisions that are examined, the most expensive first. */
const LONGEST = 400
const LOOKS = 14
const BATTLES_EACH = 2

interface Battle {
  id: string
  game: Game
  settings: Settings
}

/** The answer of the fake player: moves that are worst in its own way. */
function worst({ id, game, settings }: Battle, match: Match, seed: number): readonly string[] {
  const { subject, wants } = WEAKNESSES[id]!
  const luck = quickLuck(seed, 3)
  const { position } = pose(game, settings, match.position, FAKE, luck)
  const plans = game.insight?.plans
  const answers =
    plans?.seats(position).includes(FAKE) === true
      ? Array.from({ length: CONSIDERED }, (_, i) => plans.moves(position, FAKE, plans.draw(position, FAKE, quickLuck(seed, i))))
      : someOf(
          options(game, position, FAKE).map((option) => [write(game, position, option)]),
          luck.below,
        )
  const worthOf = (moves: readonly string[]): number => {
    const told = Array.from({ length: CASES }, (_, i) =>
      tellBoth(game, settings, { position, seat: FAKE, chosen: moves, better: answers[0]! }, i),
    )
    const found = claimsAbout(game, FAKE, told).find((claim) => claim.subject === subject)?.chosen ?? 0
    return wants === 'least' ? found : -found
  }
  return answers.length === 1
    ? answers[0]!
    : answers.map((moves) => ({ moves, worth: worthOf(moves) })).toSorted((a, b) => a.worth - b.worth)[0]!.moves
}

const someOf = <T>(all: readonly T[], below: (n: number) => number): T[] =>
  all.length <= CONSIDERED ? [...all] : Array.from({ length: CONSIDERED }, () => all[below(all.length)]!)

/** A battle of the fake player against the rule of thumb. */
function played(battle: Battle, seed: number): Match {
  const { game, settings } = battle
  const match = new Match(game, settings, quickLuck(seed))
  const own = quickLuck(seed, 9)
  let left: readonly string[] = []
  for (let seats = match.asked(); seats.length > 0 && match.entries.length < LONGEST; seats = match.asked()) {
    const seat: Seat = seats.find((each) => each !== FAKE) ?? FAKE
    if (seat === FAKE) {
      if (left.length === 0) left = worst(battle, match, seed * 1000 + match.entries.length)
      const refused = match.choose(FAKE, left[0]!)
      if (refused !== null) throw new Error(`${left[0]!} is refused: ${JSON.stringify(refused)}`)
      left = left.slice(1)
    } else match.take(seat, ask(ruleOfThumb, game, settings, match.position, seat, own, GLANCE).option.value)
  }
  return match
}

test.each(Object.keys(WEAKNESSES))('a fake player with a weakness in %s is found out by its profile, and drilled on it', async (id) => {
  const [game, settings] = [(await loadGame(id))!, { mode: WEAKNESSES[id]!.mode, seats: 2, options: {} }]
  const battle: Battle = { id, game, settings }
  const found = Array.from({ length: BATTLES_EACH }, (_, i) => {
    const { entries } = played(battle, i + 1)
    let told: Review | undefined
    for (const step of review(game, { settings, entries, seat: FAKE }, CARE)) {
      told = step
      if (step.looked === LOOKS) break
    }
    const seal = `${id}${i}`
    const record = writeRecord({ game: id, version: game.version, settings, players: ['Fake', 'Kuro'], contributions: [], seal, entries })
    return drillsOf(told!, { record, from: undefined, seat: FAKE, today: '2026-03-01', address: '#/review/battle/a/0' })!
  })
  const { kinds } = profileOf(found.map((each) => each.battle))
  const { kind } = WEAKNESSES[id]!
  const told = kinds.map((each) => `${each.kind} ${(each.now * 100).toFixed(1)}`).join(', ')
  expect(kinds[0]?.kind, told).toBe(kind)
  expect(found.flatMap(({ drills }) => drills).filter((drill) => drill.kind === kind).length, told).toBeGreaterThan(0)
})
