import { game, MODES, programIn, RINGS, type Aimbots } from '@robodrome/aimbots'
import { asked, choose, options, quickLuck, settle, start, write } from '@robodrome/kernel'
import { allSettings } from '@robodrome/proof'
import { expect, test } from 'vitest'

const GAMES = 12
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The violated invariants of a position. */
function broken(g: Aimbots, attacks: number): string | null {
  const standing = g.bots.filter((bot) => bot.at !== '')
  if (new Set(standing.map((bot) => bot.at)).size !== standing.length) return 'two bots share a space'
  for (const bot of standing) {
    const ring = RINGS[programIn(g, bot.program).armor]!
    const proper =
      bot.plates.length <= 2 && new Set(bot.plates).size === bot.plates.length && bot.plates.every((plate) => ring.includes(plate))
    if (!proper) return `${bot.program} has plates ${bot.plates.join()}`
  }
  const cores = sum(standing.map((bot) => bot.core)) + sum(g.players.flatMap((player) => player.captured))
  if ((g.phase === 'play' || g.phase === 'over') && cores !== (g.players.length === 4 ? 24 : 18)) return `cores sum to ${cores}`
  const tokens = g.pile.length + g.used.length + g.gone.length + sum(g.players.map((player) => player.scrap.length))
  if (tokens !== 12 || g.scrap.length > g.pile.length) return `${tokens} tokens`
  if (g.energy < 0) return `energy ${g.energy}`
  if (attacks > 1) return `${attacks} attacks in one turn`
  const winner = g.phase === 'over' ? -1 : g.players.findIndex((player, seat) => !player.out && scoreOf(g, seat) >= MODES[g.mode].target)
  return winner >= 0 ? `seat ${winner} has reached the target` : null
}

function scoreOf(g: Aimbots, seat: number): number {
  const team = g.mode === 'teams' ? [seat & 1, (seat & 1) + 2] : [seat]
  return sum(team.map((each) => sum(g.players[each]!.captured) + g.players[each]!.scrap.filter((kind) => kind === 'POWER CORE').length))
}

for (const { title, settings } of allSettings(game)) {
  test(`AB-INV-1, AB-INV-2, AB-INV-3, AB-INV-4, AB-INV-5 hold at every node: ${title}`, () => {
    for (let seed = 0; seed < GAMES; seed++) {
      const luck = quickLuck(seed)
      const g = start(game, settings)
      let attacks = 0
      let turn = ''
      for (;;) {
        settle(game, g, luck)
        expect(broken(g, attacks), `seed ${seed}`).toBeNull()
        const seat = asked(game, g)[0]
        if (seat === undefined) break
        const now = `${g.rounds} ${g.active}`
        if (now !== turn) [turn, attacks] = [now, 0]
        const legal = options(game, g, seat)
        const option = legal[luck.below(legal.length)]
        const move = write(game, g, option)
        if (move.includes(' attacks ')) attacks++
        choose(game, g, seat, option)
      }
      expect(g.result).not.toBeNull()
    }
  })
}

test('AB-PROG-7 matches of two players who look one choice ahead end, as a rule long before a stall', () => {
  const turns: number[] = []
  for (let seed = 0; seed < 9; seed++) {
    const luck = quickLuck(seed)
    const g = start(game, { mode: 'duel', seats: 2, options: {} })
    let count = 0
    for (settle(game, g, luck); asked(game, g).length > 0; settle(game, g, luck)) {
      const seat = asked(game, g)[0]!
      const worth = options(game, g, seat).map((option) => {
        const twin = game.clone(g)
        choose(game, twin, seat, option)
        settle(game, twin, quickLuck(luck.below(1 << 30)))
        return [game.insight!.evaluate!(twin)[seat]! + luck.below(1000) / 1e6, option] as const
      })
      const best = worth.reduce((most, each) => (each[0] > most[0] ? each : most))[1]
      if (write(game, g, best) === 'end turn') count++
      choose(game, g, seat, best)
    }
    expect(g.result).not.toBeNull()
    turns.push(count)
  }
  const median = turns.toSorted((a, b) => a - b)[4]!
  expect(median).toBeGreaterThan(5)
  expect(median).toBeLessThan(60)
})

test('AB-DRAFT-10 with two players nobody is ever stuck in the draft', () => {
  for (let seed = 0; seed < 300; seed++) {
    const luck = quickLuck(seed)
    const g = start(game, { mode: 'duel', seats: 2, options: {} })
    settle(game, g, luck)
    while (g.phase === 'draft') {
      const seat = asked(game, g)[0]!
      const legal = options(game, g, seat)
      expect(legal.map((option) => write(game, g, option)).filter((move) => move.startsWith('wild'))).toEqual([])
      choose(game, g, seat, legal[luck.below(legal.length)])
    }
  }
})
