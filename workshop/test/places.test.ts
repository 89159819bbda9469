import { loadGame, openBox } from '@robodrome/games'
import { asked, options, quickLuck, ready, settle, type Position } from '@robodrome/kernel'
import { benchIds, openBench, piecesIn } from '@robodrome/workshop'
import { expect, test } from 'vitest'

const benches = await Promise.all(benchIds().map(openBench))

test.each(benches.map((bench) => [bench.game, bench] as const))(
  'a fight with any printed piece of %s begins from a position in which somebody can choose',
  async (id, bench) => {
    const box = await openBox({ game: id, id: 'tried', content: bench.printed })
    const game = (await loadGame(id, { name: box.name, content: box.content }))!
    let places = 0
    for (const { list } of bench.pieces)
      for (const piece of piecesIn(bench.printed, list))
        for (const { settings, position } of bench.places(list, piece, bench.printed)) {
          const g = ready(game, game.arrange(position, settings) as Position)
          settle(game, g, quickLuck(1))
          const seats = asked(game, g)
          expect(seats.length, JSON.stringify(position)).toBeGreaterThan(0)
          expect(options(game, g, seats[0]!).length).toBeGreaterThan(0)
          places++
        }
    expect(places).toBeGreaterThan(10)
  },
)
