import { happen, node, settle, type Any, type Game, type Luck } from '@robodrome/kernel'

/**
 * What luck has brought each seat so far beyond what was to be expected, as far as the game can tell. It is nothing on average, so what playouts bring
 * less their windfalls is the same on average, and varies less: fewer of them tell two options apart.
 */
export class Windfall {
  readonly #game: Game
  readonly #brought: number[]
  readonly #isCounted: boolean

  /** Where it is not to be counted, nobody ever has one. */
  constructor(game: Game, seats: number, isCounted: boolean) {
    this.#game = game
    this.#brought = Array.from({ length: seats }, () => 0)
    this.#isCounted = isCounted && game.insight?.windfall !== undefined
  }

  /** Lets luck decide until somebody must choose or the game is over. */
  settle(g: Any, luck: Luck): void {
    const game = this.#game
    if (!this.#isCounted) return settle(game, g, luck)
    for (let here = node(game, g); here.kind === 'chance'; here = node(game, g)) {
      const outcome = luck.outcome(here.rule, g, here.notes)
      const more = game.insight!.windfall!(g, outcome)
      if (more !== null) for (let seat = 0; seat < more.length; seat++) this.#brought[seat]! += more[seat]!
      happen(game, g, outcome)
    }
  }

  /** What values would have been without it. */
  without(values: readonly number[]): readonly number[] {
    return this.#isCounted ? values.map((value, seat) => value - this.#brought[seat]!) : values
  }
}
