import { loadGame } from '@robodrome/games'
import type { Game } from '@robodrome/kernel'
import { minds } from '@robodrome/minds'
import { poolOf } from './pool.ts'
import { lessonsOf, type Lesson, type TrainingPlan } from './train.ts'

/** The request to a thread. */
export type LessonTask = { game: string; mind: string; plan: TrainingPlan; number: number }

export async function playLesson({ game, mind, plan, number }: LessonTask): Promise<Lesson[]> {
  return lessonsOf((await loadGame(game))!, minds[mind]!, plan, number)
}

/** Lets a mind play games against itself, in threads or, if there are none, in this process. */
export async function playLessons(
  game: Game,
  mind: string,
  plan: TrainingPlan,
  { games, threads, onProgress }: { games: number; threads: number; onProgress(games: number): void },
): Promise<Lesson[]> {
  const pool = poolOf('train-worker', threads)
  const lessons: Lesson[][] = []
  let next = 0
  let done = 0
  const work = async (): Promise<void> => {
    for (let number = next++; number < games; number = next++) {
      const task: LessonTask = { game: game.id, mind, plan, number }
      lessons[number] = pool ? ((await pool.run(task)) as Lesson[]) : lessonsOf(game, minds[mind]!, plan, number)
      onProgress(++done)
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.max(1, threads) }, work))
  } finally {
    await pool?.destroy()
  }
  return lessons.flat()
}
