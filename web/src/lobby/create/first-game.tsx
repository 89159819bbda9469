import { Button } from '../../kit/button.tsx'
import { useLearnt } from '../../page/learnt.ts'
import { playGuided } from '../../frame/start.ts'
import { gameName } from '../../boards/faces.ts'
import { hosted } from '../../page/hosted.ts'
import { words } from '../../words/index.ts'

/** Offered to people who have not played this game's guided battle: a real battle with a coach, without any settings. */
export function FirstGame({ game }: { game: string }) {
  const { guided } = useLearnt()
  if (guided.includes(game) || hosted(game) !== null) return null
  const w = words.create
  return (
    <p className="first-game">
      <span>{w.firstGame(gameName(game))}</span>
      <Button onClick={() => void playGuided(game)}>{w.firstGameStart}</Button>
    </p>
  )
}
