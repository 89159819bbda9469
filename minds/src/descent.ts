import { asked, choose, node, options, quickLuck, write, type Any, type Game, type Seat, type Stream } from '@robodrome/kernel'
import { bestOf } from './decision.ts'
import { valueAfter, type Lucks } from './habit.ts'
import type { Move } from './mind.ts'
import { fingerprint, Tree, type Arm, type Knot } from './tree.ts'
import { expectation } from './worth.ts'

/** An arm that was chosen on the way down, and by whom. */
export type Step = { arm: Arm; seat: Seat }

export type Manner = {
  /** How much is tried about which little is known. */
  curiosity: number
  /** How many tries the estimate of an option, looking one choice ahead, counts for. */
  trust: number
  /** Information sets remembered at most. */
  memory: number
  /** Whether anything is remembered at all. */
  tree: boolean
}

/** A move is foreseen if it was tried so often, and so many at most. */
const OFTEN = 8
const LONGEST = 8
/** Outcomes of luck looked at for each move that may be foreseen at a glance: by then the time for thinking is over, and nothing depends on it but what is told. */
const OUTCOMES = 24

/**
 * The way down the tree below a question. The seat that thinks tells apart what it can see; all others what an onlooker sees and what they chose in
 * secret. So secret choices that are made at once are made one after another, blind.
 */
export class Descent {
  readonly #game: Game
  readonly #seats: number
  readonly #thinker: Seat
  readonly #manner: Manner
  readonly #tree: Tree
  readonly #secret = new Set<string>()

  constructor(game: Game, seats: number, thinker: Seat, manner: Manner) {
    this.#game = game
    this.#seats = seats
    this.#thinker = thinker
    this.#manner = manner
    this.#tree = new Tree(manner.memory)
  }

  /** Makes the first choice, then plays down the tree, one new knot at its end, and gives the arms that were chosen. */
  down(g: Any, option: unknown, luck: Lucks): Step[] {
    const { own } = luck
    const game = this.#game
    const path: Step[] = []
    const secrets: number[] = []
    this.#isSecret(g)
    this.#choose(g, this.#thinker, option, luck)
    for (let seat = asked(game, g)[0]; seat !== undefined; seat = asked(game, g)[0]) {
      const legal = options(game, g, seat)
      const advised = legal.length > 1 ? game.insight?.advise?.(g, seat, legal) : null
      if (legal.length === 1) this.#choose(g, seat, legal[0], luck)
      else if (advised) this.#choose(g, seat, legal[bestOf(advised, own.below(legal.length))], luck)
      else if (!this.#manner.tree) return path
      else {
        const knot = this.#knotOf(g, seat, secrets[seat] ?? 0)
        if (knot === undefined) return path
        const picked = this.#pick(knot, g, seat, legal, own)
        path.push({ arm: picked.arm, seat })
        if (this.#isSecret(g)) secrets[seat] = fingerprint(picked.text, secrets[seat])
        this.#choose(g, seat, picked.option, luck)
      }
    }
    return path
  }

  /**
   * How it goes on after the first choice, as far as that was thought about often enough: what was tried most in each knot, or without a tree what
   * seems best, until luck decides or several choose in secret. Changes the position.
   */
  ahead(g: Any, option: unknown): Move[] {
    const game = this.#game
    const moves: Move[] = []
    choose(game, g, this.#thinker, option)
    while (node(game, g).kind === 'choice' && !this.#isSecret(g) && moves.length < LONGEST) {
      const seat = asked(game, g)[0]!
      const legal = options(game, g, seat)
      const texts = legal.map((each) => write(game, g, each))
      const at = legal.length === 1 ? 0 : this.#favourite(g, seat, legal, texts)
      if (at === null) break
      if (legal.length > 1) moves.push({ seat, text: texts[at]! })
      choose(game, g, seat, legal[at])
    }
    return moves
  }

  /** What a seat would choose here by what is known by now; null where that is too little. */
  #favourite(g: Any, seat: Seat, legal: readonly unknown[], texts: readonly string[]): number | null {
    const advised = this.#game.insight?.advise?.(g, seat, legal)
    if (advised) return bestOf(advised, 0)
    if (!this.#manner.tree) return this.#bestAtAGlance(g, seat, legal)
    const knot = this.#tree.knot(this.#keyOf(g, seat, 0))
    const tries = texts.map((text) => knot?.get(text)?.tries ?? 0)
    const most = bestOf(tries, 0)
    return tries[most]! < OFTEN ? null : most
  }

  #bestAtAGlance(g: Any, seat: Seat, legal: readonly unknown[]): number {
    const values = legal.map((option) => {
      const after: Any = this.#game.clone(g)
      choose(this.#game, after, seat, option)
      return expectation(this.#game, after, this.#seats, quickLuck(0), OUTCOMES)[seat]!
    })
    return bestOf(values, 0)
  }

  #choose(g: Any, seat: Seat, option: unknown, { fate, windfall }: Lucks): void {
    fate.follow(seat)
    choose(this.#game, g, seat, option)
    windfall.settle(g, fate)
  }

  /** Whether this is a question that several are asked at once; the last of them is then asked alone. */
  #isSecret(g: Any): boolean {
    const here = node(this.#game, g)
    if (here.kind !== 'choice') return false
    if (here.rule.seats(g, here.notes).length > 1) this.#secret.add(here.rule.name)
    return this.#secret.has(here.rule.name)
  }

  /** The knot for what this seat knows, or undefined if it was new. */
  #knotOf(g: Any, seat: Seat, secrets: number): Knot | undefined {
    const key = this.#keyOf(g, seat, secrets)
    const found = this.#tree.knot(key)
    if (found === undefined) this.#tree.grow(key)
    return found
  }

  #keyOf(g: Any, seat: Seat, secrets: number): number {
    const thinks = seat === this.#thinker
    const view = JSON.stringify(this.#game.view(g, thinks ? seat : null))
    return fingerprint(view, thinks ? seat : seat + secrets)
  }

  #pick(knot: Knot, g: Any, seat: Seat, legal: readonly unknown[], own: Stream): { option: unknown; text: string; arm: Arm } {
    const texts = legal.map((option) => write(this.#game, g, option))
    if (texts.some((text) => !knot.has(text))) this.#addArms(knot, g, seat, legal, texts, own)
    const arms = texts.map((text) => knot.get(text)!)
    const scores = arms.map((arm) => this.#promise(arm))
    const at = bestOf(scores, own.below(scores.length))
    return { option: legal[at], text: texts[at]!, arm: arms[at]! }
  }

  /** What an arm has brought on average, and more the less it was tried while it could be. */
  #promise(arm: Arm): number {
    arm.offered++
    return arm.tries === 0 ? Infinity : arm.total / arm.tries + this.#manner.curiosity * Math.sqrt(Math.log(arm.offered) / arm.tries)
  }

  #addArms(knot: Knot, g: Any, seat: Seat, legal: readonly unknown[], texts: readonly string[], own: Stream): void {
    const tries = this.#game.insight?.evaluate === undefined ? 0 : this.#manner.trust
    const seed = own.below(2 ** 32)
    texts.forEach((text, i) => {
      if (knot.has(text)) return
      const value = tries === 0 ? 0 : valueAfter(this.#game, g, this.#seats, seat, legal[i], seed)
      knot.set(text, { offered: tries, tries, total: tries * value })
    })
  }
}
