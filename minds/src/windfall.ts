import { happen, node, settle, type Any, type Game, type Luck } from '@robodrome/kernel'

/**
 * Sums how far chance outcomes exceeded their expectation for each seat, if the game can tell. The sum has mean 0, so subtracting it as a
 * control variate keeps the mean of playouts and lowers their variance. Two options can then be told apart with fewer playouts.
 */
export class Windfall {
  readonly #game: Game
  readonly #brought: number[]
  readonly #isCounted: boolean

  /** If windfalls are not counted, all of them are 0. */
  constructor(game: Game, seats: number, isCounted: boolean) {
    this.#game = game
    this.#brought = Array.from({ length: seats }, () => 0)
    this.#isCounted = isCounted && game.insight?.windfall !== undefined
  }

  /** Resolves chances by luck until a seat must choose or the game is over. */
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

  /** Subtracts the windfalls from the values. */
  without(values: readonly number[]): readonly number[] {
    return this.#isCounted ? values.map((value, seat) => value - this.#brought[seat]!) : values
  }
}
