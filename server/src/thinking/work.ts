import { tryOut } from '@robodrome/games'
import type { Entry, Json, PackedBox, Position, Settings } from '@robodrome/kernel'
import { courseOf, guessedCourse, type Course } from '@robodrome/lab/course'
import { lookBack, type Ended, type LookedBack } from '@robodrome/mcp/look-back'
import type { Decision } from '@robodrome/minds'
import type { Task as Thought } from '@robodrome/minds/node'
import think, { gameFrom } from '@robodrome/minds/node-worker'
import { answerTo, Refused, type Fault } from '@robodrome/table'
import type { Question } from './thinker.ts'

/** A question to a game that would take too long in the serving thread. */
export type Inquiry = { game: string; box?: PackedBox; position: Position; question: Question }
/** A refusal loses its class between threads, so its data is sent. */
export type Reply = { answer: Json } | { fault: Fault }

/** Loads a game, so that nobody has to wait for that later. */
export type WarmUp = { warmUp: string }

/** Tries out whether games with a box end. An endless game blocks only this thread. */
export type Trial = { trial: string; box: PackedBox }

/** A request for the course of a finished match. */
export type Review = { review: string; box?: PackedBox; settings: Settings; entries: readonly Entry[] }

/** A request for the course of a match in play, as spectators may estimate it. */
export type Guess = { guess: string; box?: PackedBox; settings: Settings; entries: readonly Entry[] }

/** A request for the course of a finished match, and the mistakes of one seat. */
export type Hindsight = { lookBack: Ended }

type Task = Thought | ((Inquiry | WarmUp | Trial | Review | Guess | Hindsight) & { games: string })

/** The work of a thread: an AI move, an answer, or a match review. */
export default async function work(task: Task): Promise<Decision | Reply | Course | LookedBack | number[][] | null> {
  if ('warmUp' in task) {
    await gameFrom(task.games, task.warmUp)
    return null
  }
  if ('trial' in task) {
    tryOut(await gameFrom(task.games, task.trial, task.box))
    return null
  }
  if ('review' in task) return courseOf(await gameFrom(task.games, task.review, task.box), task.settings, task.entries)
  if ('guess' in task) return guessedCourse(await gameFrom(task.games, task.guess, task.box), task.settings, task.entries)
  if ('lookBack' in task) return lookBack(task.lookBack)
  return 'question' in task ? reply(task) : think(task)
}

async function reply({ games, game: id, box, position, question }: Inquiry & { games: string }): Promise<Reply> {
  const game = await gameFrom(games, id, box)
  try {
    return { answer: answerTo(game, position, question.seat, question.kind, question.args) }
  } catch (error) {
    if (error instanceof Refused) return { fault: error.fault() }
    throw error
  }
}
