import { useEffect, useMemo, useState } from 'react'
import { ButtonLink } from '../kit/button.tsx'
import { Loading } from '../frame/covers.tsx'
import { useBoard } from '../frame/use-board.ts'
import { useLearnt } from '../page/learnt.ts'
import { placeHref } from '../page/route.ts'
import { LocalLink } from '../table/local-link.ts'
import { puzzleWords } from '../words/learning-words.ts'
import { dayOf, pickOf } from './daily.ts'
import { nextOf, useExercises, type Found } from './exercises.ts'
import { tableOf } from './open.ts'
import { Solving } from './solving.tsx'
import type { Line } from './verdict.ts'
import './puzzle.css'

/** One exercise: the daily one, a particular one, or the next unsolved one of a theme. */
export default function Puzzle({ game, theme, id }: { game: string; theme: string; id: string | null }) {
  const all = useExercises(game)
  const solved = useLearnt().solved[game]
  const [first] = useState(solved)
  const list = useMemo(() => (theme === 'daily' ? all : all?.filter((each) => each.theme === theme)), [all, theme])
  if (!list) return <Loading />
  const found =
    theme === 'daily'
      ? list[pickOf(dayOf(new Date()), Math.max(1, list.length))]
      : id !== null
        ? list.find(({ exercise }) => exercise.id === id)
        : nextOf(list, first)
  if (!found)
    return (
      <main className="cover">
        <h1>{puzzleWords.missing}</h1>
        <ButtonLink look="bone" href={placeHref('learn', game)}>
          {puzzleWords.back}
        </ButtonLink>
      </main>
    )
  const at = list.indexOf(found)
  const next = theme === 'daily' ? placeHref('learn', game) : placeHref('learn', game, theme, list[(at + 1) % list.length]!.exercise.id)
  return <Opened key={found.exercise.id} game={game} found={found} daily={theme === 'daily'} at={at} of={list.length} next={next} />
}

/** The position at a temporary table. Another attempt or a watched line uses a new one. */
function Opened(props: { game: string; found: Found; daily: boolean; at: number; of: number; next: string }) {
  const { game, found } = props
  const board = useBoard(game)
  const [attempt, setAttempt] = useState(0)
  const [watched, setWatched] = useState<Line | null>(null)
  const [link, setLink] = useState<LocalLink | null>(null)
  useEffect(() => {
    const opened = new LocalLink(tableOf(game, found), false)
    setLink(opened)
    return () => opened.close()
  }, [game, found, attempt])
  if (!link || !board) return <Loading />
  const anew = (line: Line | null): void => {
    setLink(null)
    setWatched(line)
    setAttempt(attempt + 1)
  }
  return <Solving key={attempt} {...props} board={board} link={link} watched={watched} watch={anew} again={() => anew(null)} />
}
