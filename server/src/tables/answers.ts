import type { Json, Position } from '@robodrome/kernel'
import { Refused, type Table, tableSays } from '@robodrome/table'
import type { Payer } from '../thinking/fair-queue.ts'
import type { Question, Thinker } from '../thinking/thinker.ts'
import { siteSays } from '@robodrome/protocol/says'

/** The maximum number of questions answered for one step. A board asks a few per option. */
const MOST_A_STEP = 400

/** The answers about a table since its last step. Each question is computed once, however many people ask it. */
export class Answers {
  readonly #thinker: Thinker
  #state: Table | null = null
  #seq = -1
  readonly #known = new Map<string, Promise<Json>>()

  constructor(thinker: Thinker) {
    this.#thinker = thinker
  }

  answer(state: Table, question: Question, payer: Payer): Promise<Json> {
    const { course, plan, seq } = state
    if (course === null) throw new Refused('wrong-time', tableSays('matchNotBegun'))
    if (seq !== this.#seq || state !== this.#state) this.#known.clear()
    this.#seq = seq
    this.#state = state
    const key = JSON.stringify(question)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    if (this.#known.size >= MOST_A_STEP) throw new Refused('too-fast', siteSays('tooManyQuestions'))
    // This is a copy, because the table may go on before it is this question's turn.
    const position = plan.game.clone(course.match.position) as Position
    const found = this.#thinker.answer(plan.game, position, question, payer)
    this.#known.set(key, found)
    found.catch(() => this.#known.get(key) === found && this.#known.delete(key))
    return found
  }
}
