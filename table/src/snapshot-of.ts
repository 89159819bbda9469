import { asides, options, refusals, seenBy, write, type Game, type Json, type Position, type Seat } from '@robodrome/kernel'
import type { Course } from './course.ts'
import { questionsTo } from './questions.ts'
import { Rehearsal } from './scenes.ts'
import type { ChatLine, Move, News, Sight, Snapshot, Standing } from './snapshot.ts'

/** The input of a snapshot: a table on the server, or in the page's worker. */
export interface Sitting extends Omit<Standing, 'game' | 'box' | 'result'> {
  game: Game
  seq: number
  /** Null before the start. */
  course: Course | null
  /** Lines that the watcher does not have yet. */
  chat: readonly ChatLine[]
}

/** The watcher: the seats it holds, the seat whose view it gets, and the last step it saw. */
export interface Watcher {
  own: Seat[]
  kept?: Seat[] | undefined
  host: boolean
  seat: Seat | null
  since: number
}

/** Collects everything that a watcher may know of a table. The position enters only through what the game shows this seat. */
export function snapshotOf(sitting: Sitting, { own, kept = [], host, seat, since }: Watcher): Snapshot {
  const { seq, chat: _chat, ...standing } = sitting
  return { ...standingOf(standing), own, kept, host, seat, seq, ...sightOf(sitting, seat), ...newsOf(sitting, seat, since) }
}

/** The part of a snapshot that is the same for every watcher, and usually the same as in the step before. */
export function standingOf({ game, course, ...standing }: Omit<Sitting, 'seq' | 'chat'>): Standing {
  const ended = standing.phase === 'over' ? course : null
  return {
    ...standing,
    game: game.id,
    ...(game.box !== undefined && { box: game.box }),
    ...(game.code !== undefined && { code: game.code }),
    result: ended && ended.result(),
  }
}

const NOTHING: { options: Move[]; refusals: Snapshot['refusals']; asides: Move[] } = { options: [], refusals: [], asides: [] }
const NOT_STARTED: Sight = {
  view: null,
  asked: [],
  questions: [],
  ...NOTHING,
  canTakeBack: false,
  canAskBack: false,
  lastChoice: null,
  barrier: null,
  point: null,
}

/** The match as a seat sees it now. `rehearsal` is the replay of the last step, shared with other watchers. */
export function sightOf({ game, course }: Pick<Sitting, 'game' | 'course'>, seat: Seat | null, rehearsal: Rehearsal | null = null): Sight {
  if (course === null) return NOT_STARTED
  const { match } = course
  const g = match.position
  const asked = course.asked()
  const isOver = course.isOver()
  // The end cannot be taken back: the seed of the dice has been revealed, and the result counted.
  const canTakeBack = seat !== null && !isOver && match.canTakeBack(seat)
  const last = canTakeBack ? match.entries.at(-1) : undefined
  const {
    options: legal,
    refusals: refused,
    asides: beside,
  } = seat === null || isOver ? NOTHING : movesOf(game, g, seat, asked.includes(seat))
  return {
    view: rehearsal === null ? game.view(g, seat) : rehearsal.view(seat),
    asked: [...asked],
    questions: rehearsal === null ? questionsTo(game, g, asked, seat) : rehearsal.questions(seat),
    options: legal,
    refusals: refused,
    asides: beside,
    canTakeBack,
    canAskBack: seat !== null && !isOver && !canTakeBack && match.canAskBack(seat),
    lastChoice: last?.kind === 'choice' ? last.text : null,
    barrier: seat === null || canTakeBack ? null : barrierOf(match, seat),
    point: seat === null ? null : course.point(),
  }
}

/**
 * Tells what prevents a seat from taking back its last choice alone, judged by the entry right after it. If there is none, a secret was
 * shown, unless the choice of another seat was taken back.
 */
function barrierOf({ entries, canAskBack }: Course['match'], seat: Seat): Snapshot['barrier'] {
  const last = entries.findLastIndex((entry) => entry.kind === 'choice' && entry.seat === seat)
  if (last < 0) return null
  const next = entries[last + 1]
  if (next === undefined) return canAskBack(seat) ? 'others' : 'secret'
  return next.kind === 'outcome' ? 'luck' : 'others'
}

/** Events and table notices since a watcher's last update. `rehearsal` is the replay of the last step, shared with other watchers. */
export function newsOf(
  { game, course, chat }: Pick<Sitting, 'game' | 'course' | 'chat'>,
  seat: Seat | null,
  since: number,
  rehearsal: Rehearsal | null = course && new Rehearsal(game, course, [seat]),
): News {
  const news: News = { after: 0, events: [], chat: [...chat] }
  if (course === null) return news
  const { told } = course.match
  const { after, first } = course.toldSince(since)
  for (let i = first; i < told.length; i++) {
    const event = seenBy(told[i]!.event, seat)
    if (event === null) continue
    const seq = course.stepOf(i)
    const scene = rehearsal?.scene(seat, i)
    news.events.push(scene === undefined ? { seq, event } : { seq, event, scene })
  }
  news.after = after
  return news
}

function movesOf(game: Game, g: Position, seat: Seat, isAsked: boolean): typeof NOTHING {
  const move = (option: unknown): Move => ({ text: write(game, g, option), option: option as Json })
  return {
    options: isAsked ? options(game, g, seat).map(move) : [],
    refusals: isAsked
      ? refusals(game, g, seat).map(({ option, rule }) => ({ text: write(game, g, option), option: option as Json, rule }))
      : [],
    asides: asides(game, g, seat).map(move),
  }
}
