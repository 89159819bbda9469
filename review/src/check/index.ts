import type { Entry, Game } from '@robodrome/kernel'
import { FORMS, type Basis, type Claim, type Subject } from '../claim.ts'
import { aimbots } from './aimbots.ts'
import { gekido } from './gekido.ts'
import { total, type Look, type Readings } from './look.ts'
import { pbl } from './pbl.ts'
import { replayCase } from './replay.ts'
import { volt } from './volt.ts'

/** Whether the seat is in first place. There is no first place in a draw between all seats, or in a battle that was called off. */
const isFirst = ({ ranking, seat, isOver }: Look): boolean => isOver && ranking.length > 1 && ranking[0]!.includes(seat)

const READINGS: Readings = {
  won: (look) => (isFirst(look) ? 1 : 0),
  lost: (look) => (look.isOver && look.ranking.length > 1 && !look.ranking[0]!.includes(look.seat) ? 1 : 0),
  ...aimbots,
  ...gekido,
  ...pbl,
  ...volt,
}

const CLOSE = 1e-9

/**
 * Whether a claim is true. This uses only the game: every case is replayed by the rules and counted again, without any code that found the
 * claim.
 */
export function check(game: Game, basis: Basis<unknown>, claim: Claim): boolean {
  return new Checker(game, basis).confirms(claim)
}

/** Checks any number of claims about the same cases, which are replayed only once. */
export class Checker {
  readonly #game: Game
  readonly #turns: number
  readonly #chosen: readonly (Look | null)[]
  readonly #better: readonly (Look | null)[]
  readonly #isSound: boolean

  constructor(game: Game, { position, seat, turns, chosen, better, cases }: Basis<unknown>) {
    const replayed = (moves: readonly string[], entries: (each: (typeof cases)[number]) => readonly Entry[]) =>
      cases.map((each) => replayCase(game, { position, seat, turns }, each.seed, moves, entries(each)))
    this.#game = game
    this.#turns = turns
    this.#chosen = replayed(chosen, (each) => each.chosen)
    this.#better = replayed(better, (each) => each.better)
    const areApart = new Set(cases.map(({ seed }) => seed)).size === cases.length
    const isSame = chosen.length === better.length && chosen.every((move, i) => move === better[i])
    this.#isSound = areApart && cases.length > 0 && !isSame && ![...this.#chosen, ...this.#better].includes(null)
  }

  confirms({ subject, what, chosen, better, cases, turns = 1 }: Claim): boolean {
    if (!this.#isSound || turns !== this.#turns || cases !== this.#chosen.length || !isOf(this.#game, subject)) return false
    const isTold = (claimed: number, looks: readonly (Look | null)[]): boolean =>
      Math.abs(claimed - counted(subject, what, looks as readonly Look[])) < CLOSE
    return isTold(chosen, this.#chosen) && isTold(better, this.#better)
  }
}

const isOf = (game: Game, subject: Subject): boolean =>
  Object.hasOwn(FORMS, subject) && (subject === 'won' || subject === 'lost' || subject.startsWith(`${game.id} `))

/** Returns the mean, or the number of cases. */
function counted(subject: Subject, what: string | undefined, looks: readonly Look[]): number {
  const values = looks.map((look) => READINGS[subject]!(look, what))
  return FORMS[subject] === 'cases' && !values.some(Number.isNaN)
    ? values.filter((value) => value > 0).length
    : total(values) / values.length
}
