import { Button } from '../../kit/button.tsx'
import { useLearnt } from '../../page/learnt.ts'
import { playGuided } from '../../frame/start.ts'
import { gameName, pitchOf } from '../../boards/faces.ts'
import { words } from '../../words/index.ts'

/** Offered to people who have not played this game's guide: a real battle with a coach, without any settings. */
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
