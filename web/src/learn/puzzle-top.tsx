import type { BoardModule } from '../boards/board.ts'
import type { Found } from './exercises.ts'
import type { Line } from './verdict.ts'
import type { LocalLink } from '../table/local-link.ts'
import { gradeOf } from '@robodrome/table'
import { Pill } from '../kit/pill.tsx'
import { WayBack } from '../kit/way-back.tsx'
import { placeHref } from '../page/route.ts'
import { puzzleWords } from '../words/learning-words.ts'
import { gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'
import '../frame/top-bar.css'

/** The way back, the question, and the exercise's position among the others. */
export function PuzzleTop({ game, found, daily, at, of, ask, title }: PuzzleProps & { ask: string; title: string }) {
  const w = puzzleWords
  return (
    <header className="top puzzle-top">
      <WayBack to={placeHref('learn', game)} label={w.back} />
      <div className="titles">
        <h1>{ask}</h1>
        <span className="ellipsis">
          {gameName(game)} · {daily ? words.learn.daily : title} · {w.grade(gradeOf(found.exercise))}
        </span>
      </div>
      {!daily && <Pill>{w.number(at + 1, of)}</Pill>}
    </header>
  )
}

export interface PuzzleProps {
  game: string
  found: Found
  daily: boolean
  at: number
  of: number
  next: string
  board: BoardModule
  /** The line being watched, unless it is an attempt. */
  watched: Line | null
  watch(line: Line): void
  link: LocalLink
  again(): void
}
