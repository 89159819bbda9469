import {
  BadInput,
  Match,
  options,
  quickLuck,
  start,
  write,
  type Game,
  type Json,
  type Luck,
  type Position,
  type Seat,
  type Settings,
} from '@robodrome/kernel'
import { courseOf, guessedCourse } from '@robodrome/lab/course'
import { decide, minds, pose, questionOf } from '@robodrome/minds'
import type { Handshake } from '@robodrome/outside'
import type { HostedView } from '@robodrome/outside/hosted'
import { answerTo, fairStream, Refused } from '@robodrome/table'
import type { Ask, DiceAt } from '../asks.ts'
import { Telling } from './telling.ts'

/** Answers the host's questions about the positions of a game. It keeps nothing, because each position comes with its question. */
export class Answering {
  readonly #game: Game
  readonly #telling: Telling
  readonly #puzzles: (game: Game, telling: Telling) => unknown

  constructor(made: Handshake, code: string, puzzles: (game: Game, telling: Telling) => unknown) {
    this.#game = { ...made.game, code }
    this.#telling = new Telling({ ...made, game: this.#game })
    this.#puzzles = puzzles
  }

  answer(asked: Exclude<Ask, { ask: 'open' | 'try' }>): unknown {
    const game = this.#game
    switch (asked.ask) {
      case 'check':
        start(game, asked.settings)
        return null
      case 'begin':
        return this.#begin(asked.settings, asked.dice)
      case 'move':
        return this.#move(asked)
      case 'think': {
        const puzzle = pose(game, asked.settings, asked.real as never, asked.seat, quickLuck(Date.now()))
        const mind = minds[asked.mind]
        if (mind === undefined) throw new BadInput(['mind'], asked.mind, { message: 'a mind' })
        return decide(mind, questionOf(game, puzzle), { ms: asked.ms }).option.text
      }
      case 'answer':
        return asked.about === 'odds' ? this.#odds(asked.real as never, asked.seat) : this.#answer(asked)
      case 'puzzles':
        return this.#puzzles(game, this.#telling)
      case 'course':
        return (asked.guessed ? guessedCourse : courseOf)(game, asked.settings, asked.entries)
    }
  }

  #answer({ real, seat, about, args }: Extract<Ask, { ask: 'answer' }>): Json {
    try {
      return answerTo(this.#game, real as never, seat, about, args)
    } catch (error) {
      if (error instanceof Refused) throw new BadInput(['question'], about, error.sentence)
      throw error
    }
  }

  /** Returns the chance of each option of a seat, if the game answers questions about options of that kind. */
  #odds(g: Position, seat: Seat | null): Record<string, number> {
    const game = this.#game
    if (seat === null || game.answers === undefined) return {}
    const imagined = game.imagine(g, seat, quickLuck(1))
    const found: Record<string, number> = {}
    for (const option of options<{ kind: string }>(game, imagined, seat)) {
      const told = Object.hasOwn(game.answers, option.kind) ? game.answers[option.kind]!(imagined, seat, option) : null
      const { chance } = (told ?? {}) as { chance?: unknown }
      if (typeof chance === 'number' && chance >= 0 && chance <= 1) found[write(game, imagined, option)] = chance
    }
    return found
  }

  #begin(settings: Settings, dice: DiceAt): unknown {
    const match = new Match(this.#game, settings, luckFrom(dice))
    return this.#sequel(match, 0, 0, new Pool(), [])
  }

  #move({ settings, real, seat, text, dice, eyes }: Extract<Ask, { ask: 'move' }>): unknown {
    const match = new Match(this.#game, settings, luckFrom(dice), real)
    const pool = new Pool()
    const seen: (number | null)[][] = []
    match.witness = () => {
      const row: (number | null)[] = Array.from({ length: settings.seats + 1 }, () => null)
      for (const eye of eyes) row[eye ?? settings.seats] = pool.add(this.#telling.view(match.position, eye, true))
      seen.push(row)
    }
    const refused = text === null ? match.leave(seat) : match.choose(seat, text)
    if (refused !== null) throw new BadInput(['move'], text, { message: `a move that ${refused.rule} allows` })
    return this.#sequel(match, 0, 1, pool, seen)
  }

  /** Returns everything since an entry, split at each outcome. */
  #sequel(match: Match, from: number, choices: number, pool: Pool, seen: readonly (readonly (number | null)[])[]): unknown {
    const { told, entries, settings, position } = match
    const parts: { outcome: string | null; told: unknown[] }[] = [{ outcome: null, told: [] }]
    for (const entry of entries.slice(from + choices)) parts.push({ outcome: entry.kind === 'outcome' ? entry.text : '', told: [] })
    told.forEach(({ at, event }, i) => {
      const place = Math.max(0, at - from - choices)
      parts[place]!.told.push({ event: this.#telling.event(event, told[i - 1]?.event), seen: seen[i] ?? [] })
    })
    return { parts, views: pool.views, end: this.#telling.moment(position, settings.seats) }
  }
}

/** Stores each distinct view only once, because most events change the view of few seats. */
class Pool {
  readonly views: HostedView[] = []
  readonly #places = new Map<string, number>()

  add(view: HostedView): number {
    const key = JSON.stringify(view)
    const known = this.#places.get(key)
    if (known !== undefined) return known
    this.#places.set(key, this.views.length)
    return this.views.push(view) - 1
  }
}

/** Returns the dice of the table: the same numbers that everybody can verify later. */
function luckFrom({ key, fallen }: DiceAt): Luck {
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  let k = fallen
  return { outcome: (chance, g, notes) => chance.draw(g, notes, fairStream(bytes, k++)) as unknown }
}
