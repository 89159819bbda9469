import type { Seat, Settings } from '@robodrome/kernel'
import type { Reader } from '@robodrome/phrases'
import { useCallback } from 'react'
import { learningIn } from '../boards/learning.ts'
import type { Drawing } from '../boards/teaching.ts'
import { FrozenBoard } from '../frame/frozen-board.tsx'
import { words } from '../words/index.ts'
import type { Found } from './exercises.ts'
import { sceneOf, sceneOfExercise, useScene } from './scene.ts'

const readerAt = (own: Seat): Reader => ({ own: [], nameOf: (seat) => (seat === own ? words.you : words.robots[0]!) })

/** A real, inactive board in a real position. */
export function Frozen({ game, settings, picture, label }: { game: string; settings: Settings; picture: Drawing; label: string }) {
  const scene = useScene(useCallback(() => sceneOf(game, settings, picture), [game, settings, picture]))
  const { part, chosen = null, focus } = picture
  return <FrozenBoard game={game} scene={scene} part={part} focus={focus} chosen={chosen} reader={readerAt(0)} label={label} />
}

/** The question of an exercise, without anything that reveals the answer. */
export function FrozenExercise({ game, found, label }: { game: string; found: Found; label: string }) {
  const scene = useScene(useCallback(() => sceneOfExercise(game, found), [game, found]))
  return (
    <FrozenBoard
      game={game}
      scene={scene}
      part="stage"
      focus={learningIn(game).focus[found.theme]!(found.exercise.seat)}
      chosen={null}
      reader={readerAt(found.exercise.seat)}
      label={label}
    />
  )
}
