import { Button } from '../../kit/button.tsx'
import { useLearnt } from '../../page/learnt.ts'
import { playGuided } from '../../frame/start.ts'
import { gameName, pitchOf } from '../../boards/faces.ts'
import { words } from '../../words/index.ts'

/** Proposed to whoever has not been guided through this game: a real battle with a coach, before anything has to be chosen. */
export function FirstGame({ game }: { game: string }) {
  const { guided } = useLearnt()
  if (guided.includes(game) || pitchOf(game) === '') return null
  const w = words.create
  return (
    <p className="first-game">
      <span>{w.firstGame(gameName(game))}</span>
      <Button onClick={() => void playGuided(game)}>{w.firstGameStart}</Button>
    </p>
  )
}
