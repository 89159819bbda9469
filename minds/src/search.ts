import { asked, choose, node, options, settle, write, type Any, type Seat } from '@robodrome/kernel'
import { bestOf, decisionOf } from './decision.ts'
import type { Decision, Mind, Question, Thought } from './mind.ts'
import { ruleOfThumb } from './rule-of-thumb.ts'
import { fingerprint, Tree, type Arm, type Knot } from './tree.ts'
import { optionValues, playOn, valueAfter, worth } from './worth.ts'

/** How a search goes about it. */
export interface Style {
  id: string
  title: string
  summary: string
  /** Decisions after leaving the tree, before the game's own estimate is asked; without one they go on to the end. */
  horizon: number
  /** How many options each of those decisions looks at. */
  care: number
  /** How much it tries what it knows little about, where results are estimated and where random games are played out. */
  curiosity: { estimated: number; played: number }
  /** How many tries the estimate of an option, looking one choice ahead, counts for: in the question itself and further on. */
  trust: { first: number; later: number }
  /** Information sets remembered at most. */
  memory: number
}

/**
 * Information-set Monte Carlo tree search. Each playout imagines what is hidden anew and goes down one tree, in which luck is
 * drawn as it comes and every seat chooses what promised it most so far. The seat that thinks tells apart what it can see; all
 * others what an onlooker sees and what they chose in secret. So secret choices that are made at once are made one after another, blind.
 */
export const searcher = (style: Style): Mind => ({
  id: style.id,
  title: style.title,
  summary: style.summary,
  think: (question) => (isAdvised(question) ? ruleOfThumb.think(question) : new Search(question, style)),
})

/** What the game itself can work out needs no search. */
const isAdvised = ({ game, seat, options, imagine }: Question): boolean =>
  options.length > 1 &&
  (game.advise?.(
    imagine(),
    seat,
    options.map(({ value }) => value),
  ) ?? null) !== null

export const searchStyle: Style = {
  id: 'search',
  title: 'Search',
  summary: 'plays on in thought, imagining what it cannot see',
  horizon: 16,
  care: 2,
  curiosity: { estimated: 0.1, played: 1.4 },
  trust: { first: 30, later: 2 },
  memory: 30_000,
}
export const search = searcher(searchStyle)

class Search implements Thought {
  readonly #question: Question
  readonly #style: Style
  readonly #curiosity: number
  readonly #tree: Tree
  readonly #root: Knot
  readonly #secret = new Set<string>()
  #playouts = 0

  constructor(question: Question, style: Style) {
    this.#question = question
    this.#style = style
    this.#curiosity = question.game.evaluate ? style.curiosity.estimated : style.curiosity.played
    this.#tree = new Tree(style.memory)
    this.#root = new Map()
  }

  further(): boolean {
    const { game, settings, luck, imagine, options } = this.#question
    if (options.length < 2) return false
    const g: Any = imagine()
    const path = this.#descend(g)
    if (game.evaluate) playOn(game, g, luck, this.#style.horizon, settings.seats, this.#style.care)
    const values = worth(game, g, settings.seats, luck)
    for (const { arm, seat } of path) {
      arm.tries++
      arm.total += values[seat]!
    }
    this.#playouts++
    return true
  }

  decision(): Decision {
    const arms = this.#question.options.map(({ text }) => this.#root.get(text))
    const tries = arms.map((arm) => arm?.tries ?? 0)
    const values = arms.map((arm) => (arm && arm.tries > 0 ? arm.total / arm.tries : 0.5))
    const all = tries.reduce((sum, count) => sum + count, 0)
    const best = bestOf(
      tries.map((count, i) => count + values[i]! / 2),
      0,
    )
    const shares = tries.map((count) => (all > 0 ? count / all : 1 / tries.length))
    return decisionOf(this.#question, best, values, shares, this.#playouts)
  }

  /** Plays down the tree, one new knot at its end, and gives the arms that were chosen and by whom. */
  #descend(g: Any): { arm: Arm; seat: Seat }[] {
    const { game, luck } = this.#question
    const path: { arm: Arm; seat: Seat }[] = []
    const secrets: number[] = []
    let knot: Knot | undefined = this.#root
    // Whoever else is asked now chooses afterwards, without having seen this choice.
    for (let seat: Seat | undefined = this.#question.seat; seat !== undefined; seat = asked(game, g)[0]) {
      const legal = options(game, g, seat)
      let option = legal[0]
      const advised = legal.length > 1 && knot === undefined ? game.advise?.(g, seat, legal) : null
      if (advised) option = legal[bestOf(advised, luck.below(legal.length))]
      else if (legal.length > 1) {
        knot ??= this.#knotOf(g, seat, secrets[seat] ?? 0)
        if (knot === undefined) return path
        const picked = this.#pick(knot, g, seat, legal)
        option = picked.option
        path.push({ arm: picked.arm, seat })
        if (this.#isSecret(g)) secrets[seat] = fingerprint(picked.text, secrets[seat])
      }
      knot = undefined
      choose(game, g, seat, option)
      settle(game, g, luck)
    }
    return path
  }

  /** Whether this is a question that several are asked at once; the last of them is then asked alone. */
  #isSecret(g: Any): boolean {
    const here = node(this.#question.game, g)
    if (here.kind !== 'choice') return false
    if (here.rule.seats(g, here.notes).length > 1) this.#secret.add(here.rule.name)
    return this.#secret.has(here.rule.name)
  }

  /** The knot for what this seat knows, or undefined if it was new. */
  #knotOf(g: Any, seat: Seat, secrets: number): Knot | undefined {
    const { game, seat: thinker } = this.#question
    const view = JSON.stringify(game.view(g, seat === thinker ? thinker : null))
    const key = fingerprint(view, seat === thinker ? seat : seat + secrets)
    const found = this.#tree.knot(key)
    if (found === undefined) this.#tree.grow(key)
    return found
  }

  #pick(knot: Knot, g: Any, seat: Seat, legal: readonly unknown[]): { option: unknown; text: string; arm: Arm } {
    const { game, luck } = this.#question
    const texts = legal.map((option) => write(game, g, option))
    if (texts.some((text) => !knot.has(text))) this.#addArms(knot, g, seat, legal, texts)
    const arms = texts.map((text) => knot.get(text)!)
    const scores = arms.map((arm) => this.#promise(arm))
    const at = bestOf(scores, luck.below(scores.length))
    return { option: legal[at], text: texts[at]!, arm: arms[at]! }
  }

  /** What an arm has brought on average, and more the less it was tried while it could be. */
  #promise(arm: Arm): number {
    arm.offered++
    return arm.tries === 0 ? Infinity : arm.total / arm.tries + this.#curiosity * Math.sqrt(Math.log(arm.offered) / arm.tries)
  }

  #addArms(knot: Knot, g: Any, seat: Seat, legal: readonly unknown[], texts: readonly string[]): void {
    const { game, settings, luck } = this.#question
    const first = knot === this.#root
    const tries = game.evaluate === undefined ? 0 : first ? this.#style.trust.first : this.#style.trust.later
    const known = tries === 0 ? [] : first ? optionValues(this.#question, g) : null
    texts.forEach((text, i) => {
      if (knot.has(text)) return
      const value = tries === 0 ? 0 : (known?.[i] ?? valueAfter(game, g, settings.seats, seat, legal[i], luck))
      knot.set(text, { offered: tries, tries, total: tries * value })
    })
  }
}
