import { asked, choose, node, options, quickLuck, write, type Any, type Game, type Seat, type Stream } from '@robodrome/kernel'
import { bestOf } from './decision.ts'
import { valueAfter, type Lucks } from './rollout.ts'
import type { Move } from './mind.ts'
import { fingerprint, Tree, type Arm, type TreeNode } from './tree.ts'
import { expectation } from './worth.ts'

/** An arm chosen on the way down, and the seat that chose it. */
type Step = { arm: Arm; seat: Seat }

type TreeStyle = {
  /** The exploration constant below the root. */
  exploration: number
  /** How many visits an arm's prior is worth. */
  priorVisits: number
  /** The maximum number of nodes, one per information set. */
  memory: number
  /** Whether to build a tree at all. */
  tree: boolean
}

/** `ahead` reports only moves with at least `MIN_VISITS` visits, and at most `MAX_MOVES` moves. */
const MIN_VISITS = 8
const MAX_MOVES = 8
/** Chance outcomes per option when `ahead` has no tree to read. This happens after the search and cannot change its choice. */
const OUTCOMES = 24

/**
 * One descent through the tree below the root. The thinking seat distinguishes positions by what it sees, and every other seat by what a
 * spectator sees plus its own secret choices. Simultaneous secret choices are therefore made one after another, each without knowledge of
 * the others.
 */
export class Descent {
  readonly #game: Game
  readonly #seats: number
  readonly #thinker: Seat
  readonly #style: TreeStyle
  readonly #tree: Tree
  readonly #secret = new Set<string>()

  constructor(game: Game, seats: number, thinker: Seat, style: TreeStyle) {
    this.#game = game
    this.#seats = seats
    this.#thinker = thinker
    this.#style = style
    this.#tree = new Tree(style.memory)
  }

  /** Makes the first choice, then descends the tree and adds one node. Returns the arms chosen. */
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
      else if (!this.#style.tree) return path
      else {
        const known = this.#nodeAt(g, seat, secrets[seat] ?? 0)
        if (known === undefined) return path
        const picked = this.#pick(known, g, seat, legal, own)
        path.push({ arm: picked.arm, seat })
        if (this.#isSecret(g)) secrets[seat] = fingerprint(picked.text, secrets[seat])
        this.#choose(g, seat, picked.option, luck)
      }
    }
    return path
  }

  /**
   * Returns the expected continuation after the first choice, until luck decides or several seats choose in secret. It follows the most
   * visited arms or, without a tree, the best estimates. Changes the position.
   */
  ahead(g: Any, option: unknown): Move[] {
    const game = this.#game
    const moves: Move[] = []
    choose(game, g, this.#thinker, option)
    while (node(game, g).kind === 'choice' && !this.#isSecret(g) && moves.length < MAX_MOVES) {
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

  /** Returns the index of the option that the seat would choose here; null if there are too few visits. */
  #favourite(g: Any, seat: Seat, legal: readonly unknown[], texts: readonly string[]): number | null {
    const advised = this.#game.insight?.advise?.(g, seat, legal)
    if (advised) return bestOf(advised, 0)
    if (!this.#style.tree) return this.#bestAtAGlance(g, seat, legal)
    const known = this.#tree.get(this.#keyOf(g, seat, 0))
    const visits = texts.map((text) => known?.get(text)?.visits ?? 0)
    const most = bestOf(visits, 0)
    return visits[most]! < MIN_VISITS ? null : most
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

  /**
   * Whether several seats are asked this question at once. Later the last of them is asked alone, so the name of the rule is remembered.
   */
  #isSecret(g: Any): boolean {
    const here = node(this.#game, g)
    if (here.kind !== 'choice') return false
    if (here.rule.seats(g, here.notes).length > 1) this.#secret.add(here.rule.name)
    return this.#secret.has(here.rule.name)
  }

  /** Returns the node for this seat's knowledge; undefined if it had to be added. */
  #nodeAt(g: Any, seat: Seat, secrets: number): TreeNode | undefined {
    const key = this.#keyOf(g, seat, secrets)
    const found = this.#tree.get(key)
    if (found === undefined) this.#tree.grow(key)
    return found
  }

  #keyOf(g: Any, seat: Seat, secrets: number): number {
    const thinks = seat === this.#thinker
    const view = JSON.stringify(this.#game.view(g, thinks ? seat : null))
    return fingerprint(view, thinks ? seat : seat + secrets)
  }

  #pick(known: TreeNode, g: Any, seat: Seat, legal: readonly unknown[], own: Stream): { option: unknown; text: string; arm: Arm } {
    const texts = legal.map((option) => write(this.#game, g, option))
    if (texts.some((text) => !known.has(text))) this.#addArms(known, g, seat, legal, texts, own)
    const arms = texts.map((text) => known.get(text)!)
    const scores = arms.map((arm) => this.#upperBound(arm))
    const at = bestOf(scores, own.below(scores.length))
    return { option: legal[at], text: texts[at]!, arm: arms[at]! }
  }

  /** Computes the upper confidence bound of an arm, based on how often the arm was available. */
  #upperBound(arm: Arm): number {
    arm.available++
    return arm.visits === 0 ? Infinity : arm.total / arm.visits + this.#style.exploration * Math.sqrt(Math.log(arm.available) / arm.visits)
  }

  #addArms(known: TreeNode, g: Any, seat: Seat, legal: readonly unknown[], texts: readonly string[], own: Stream): void {
    const visits = this.#game.insight?.evaluate === undefined ? 0 : this.#style.priorVisits
    const seed = own.below(2 ** 32)
    texts.forEach((text, i) => {
      if (known.has(text)) return
      const value = visits === 0 ? 0 : valueAfter(this.#game, g, this.#seats, seat, legal[i], seed)
      known.set(text, { available: visits, visits, total: visits * value })
    })
  }
}
