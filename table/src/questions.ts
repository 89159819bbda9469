import { question, seenBy, type Game, type Position, type Said, type Seat } from '@robodrome/kernel'
import type { Snapshot } from './snapshot.ts'

/** The open questions to the seats, including their secret fields. */
export const questionsPut = (game: Game, g: Position, asked: readonly Seat[]): { seat: Seat; question: Said }[] =>
  asked.map((seat) => ({ seat, question: question(game, g, seat) }))

/** Returns the parts of the questions that one seat (or a spectator) may know. */
export function questionsHeard(put: ReturnType<typeof questionsPut>, watcher: Seat | null): Snapshot['questions'] {
  const questions: Snapshot['questions'] = []
  for (const { seat, question: all } of put) {
    const heard = seenBy(all, watcher)
    if (heard !== null) questions.push({ seat, question: heard })
  }
  return questions
}

export const questionsTo = (game: Game, g: Position, asked: readonly Seat[], watcher: Seat | null): Snapshot['questions'] =>
  questionsHeard(questionsPut(game, g, asked), watcher)
