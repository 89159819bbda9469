import { asked, choose, options, settle, start, type Game, type Luck, type Settings, type Stream } from '@robodrome/kernel'

/** Plays one random game on our kernel without a listener and returns the number of decisions. */
export function playOurs(game: Game, settings: Settings, luck: Luck & Stream): number {
  const g = start(game, settings)
  let decisions = 0
  for (;;) {
    settle(game, g, luck)
    const seat = asked(game, g)[0]
    if (seat === undefined) return decisions
    const legal = options(game, g, seat)
    choose(game, g, seat, legal[luck.below(legal.length)])
    decisions++
  }
}

/** Returns a position from the middle of a random game. */
export function middleOf(game: Game, settings: Settings, luck: Luck & Stream, decisions: number): ReturnType<Game['setup']> {
  for (;;) {
    const g = start(game, settings)
    for (let i = 0; ; i++) {
      settle(game, g, luck)
      const seat = asked(game, g)[0]
      if (seat === undefined) break
      if (i === decisions) return g
      const legal = options(game, g, seat)
      choose(game, g, seat, legal[luck.below(legal.length)])
    }
  }
}
