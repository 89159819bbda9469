import { tryOut } from '@robodrome/games'
import type { Entry, Json, PackedBox, Position, Settings } from '@robodrome/kernel'
import { courseOf, guessedCourse, type Course } from '@robodrome/lab/course'
import type { Decision } from '@robodrome/minds'
import type { Task as Thought } from '@robodrome/minds/node'
import think, { gameFrom } from '@robodrome/minds/node-worker'
import { answerTo, Refused, type Fault } from '@robodrome/table'
import type { Question } from './thinker.ts'

/** A question to a game, whose answer takes too long for the thread that serves people. */
export type Inquiry = { game: string; box?: PackedBox; position: Position; question: Question }
/** A refusal loses its class on the way between threads, so it is carried as what it says. */
export type Reply = { answer: Json } | { fault: Fault }

/** Nothing but loading a game, so that nobody has to wait for that later. */
export type WarmUp = { warmUp: string }

/** Whether games with a box come to an end: one with which they do not must hang no thread but this. */
export type Trial = { trial: string; box: PackedBox }

/** How a match went that is over. */
export type Review = { review: string; box?: PackedBox; settings: Settings; entries: readonly Entry[] }

/** How a match goes that is being played, as onlookers may guess it. */
export type Guess = { guess: string; box?: PackedBox; settings: Settings; entries: readonly Entry[] }

type Task = Thought | ((Inquiry | WarmUp | Trial | Review | Guess) & { games: string })

/** The work of a thread: a mind's move, an answer, or a look back at a match. */
export default async function work(task: Task): Promise<Decision | Reply | Course | number[][] | null> {
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
