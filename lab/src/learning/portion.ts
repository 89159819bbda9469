import { loadGame } from '@robodrome/games'
import { type Game, type Learnable } from '@robodrome/kernel'
import { minds, Policy } from '@robodrome/minds'
import { Reader, Writer } from './bytes.ts'
import { lessonsOf, type Lesson } from './lessons.ts'
import { numbersIn, type LearningPlan, type Stage } from './plan.ts'
import { momentsOf, type Moment } from './self-play.ts'

/** The request to a thread: the data of a portion of games. Self-play needs the policy's weights. */
export type PortionTask = { plan: LearningPlan; stage: Stage; portion: number; weights?: Float32Array }

export async function playPortion({ plan, stage, portion, weights }: PortionTask): Promise<Uint8Array> {
  const game = (await loadGame(plan.game))!
  const learnable = learnableOf(game)
  const writer = new Writer()
  for (const number of numbersIn(plan, stage, portion))
    if (weights === undefined)
      for (const lesson of lessonsOf(game, learnable, minds[plan.teacher]!, plan, number)) writeLesson(writer, lesson)
    else for (const moment of momentsOf(game, learnable, new Policy(learnable, weights), plan, number)) writeMoment(writer, moment)
  return writer.bytes()
}

function learnableOf(game: Game): Learnable {
  const learnable = game.insight?.learnable
  if (learnable === undefined) throw new Error(`${game.title} does not say what a learned player sees`)
  return learnable
}

function writeLesson(writer: Writer, { rows, values }: Lesson): void {
  writer.floats(values)
  for (const own of rows) writer.rows(own)
}

export function readLessons(bytes: Buffer): Lesson[] {
  const reader = new Reader(bytes)
  const lessons: Lesson[] = []
  while (!reader.isAtEnd) {
    const values = reader.floats()
    lessons.push({ values, rows: values.map(() => reader.rows()) })
  }
  return lessons
}

function writeMoment(writer: Writer, { sides }: Moment): void {
  writer.floats(sides.flatMap(({ prior, share }) => [prior, share]))
  for (const { rows } of sides) writer.rows(rows)
}

export function readMoments(bytes: Buffer): Moment[] {
  const reader = new Reader(bytes)
  const moments: Moment[] = []
  while (!reader.isAtEnd) {
    const numbers = reader.floats()
    moments.push({
      sides: Array.from({ length: numbers.length / 2 }, (_, side) => ({
        prior: numbers[side * 2]!,
        share: numbers[side * 2 + 1]!,
        rows: reader.rows(),
      })),
    })
  }
  return moments
}
