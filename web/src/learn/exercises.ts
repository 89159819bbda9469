import type { Exercise, Quarry } from '@robodrome/table'
import { useEffect, useState } from 'react'
import { learningIn } from '../boards/learning.ts'

/** An exercise and its game. */
export type Found = { exercise: Exercise; quarry: Quarry; theme: string }

const files = import.meta.glob<Quarry[]>('../../../games/*/puzzles.json', { import: 'default' })

const loaded = new Map<string, Promise<Found[]>>()

/** All exercises of a game, easiest first. */
export function loadExercises(game: string): Promise<Found[]> {
  const known = loaded.get(game) ?? load(game)
  loaded.set(game, known)
  return known
}

async function load(game: string): Promise<Found[]> {
  const quarries = (await files[`../../../games/${game}/puzzles.json`]?.()) ?? []
  const found = quarries.flatMap((quarry) =>
    quarry.exercises.map((exercise) => ({ exercise, quarry, theme: learningIn(game).themeOf(exercise) })),
  )
  return spread(found.toSorted((a, b) => difficulty(a.exercise) - difficulty(b.exercise)))
}

/** This many successive exercises of a theme come from different games if possible. */
const APART = 4

/** Keeps the order nearly as given. Exercises from one game show similar positions, so others of their theme are put in between. */
export function spread(list: readonly Found[]): Found[] {
  const left = [...list]
  const recent = new Map<string, Quarry[]>()
  const done: Found[] = []
  while (left.length > 0) {
    const at = left.findIndex(({ theme, quarry }) => !recent.get(theme)?.includes(quarry))
    const [next] = left.splice(Math.max(0, at), 1)
    const { theme, quarry } = next!
    recent.set(theme, [...(recent.get(theme) ?? []), quarry].slice(1 - APART))
    done.push(next!)
  }
  return done
}

/** Adds up how often all minds miss an exercise, which gives the order within a theme. */
const difficulty = ({ missed }: Exercise): number => Object.values(missed).reduce((sum, share) => sum + share, 0)

/** The first untried one, otherwise the first unsolved one, otherwise the first. */
export const nextOf = (list: readonly Found[], solved: Readonly<Record<string, boolean>> = {}): Found | undefined =>
  list.find(({ exercise }) => !(exercise.id in solved)) ?? list.find(({ exercise }) => !solved[exercise.id]) ?? list[0]

/** Null while loading. */
export function useExercises(game: string): Found[] | null {
  const [found, setFound] = useState<{ game: string; list: Found[] } | null>(null)
  useEffect(() => {
    let wanted = true
    loadExercises(game).then(
      (list) => wanted && setFound({ game, list }),
      () => wanted && setFound({ game, list: [] }),
    )
    return () => {
      wanted = false
    }
  }, [game])
  return found?.game === game ? found.list : null
}
