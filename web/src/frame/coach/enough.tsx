import { builtIn } from '@robodrome/games'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { useKeys } from '../../kit/use-keys.ts'
import { useLearnt } from '../../page/learnt.ts'
import { href, placeHref } from '../../page/route.ts'
import { learningOf } from '../../boards/learning-words.ts'
import { gameName } from '../../boards/faces.ts'
import { words } from '../../words/index.ts'
import { playGuided } from '../start.ts'
import { Bubble } from './bubble.tsx'
import type { Guide } from './use-coach.ts'

/** After the last step: the learner is ready, and can choose between three things to do next. */
export function Enough({ game, guide }: { game: string; guide: Guide }) {
  const { guided } = useLearnt()
  useKeys({ Escape: guide.end })
  const w = words.coach.enough
  const [theme = ''] = Object.keys(learningOf(game).themes)
  const other = builtIn.find((id) => id !== game && !guided.includes(id))
  return (
    <Bubble
      at={guide.at}
      beside={guide.beside}
      says={
        <>
          <h2>{w.title}</h2>
          <p>{w.text}</p>
        </>
      }
      acts={
        <div className="coach-next">
          <Button onClick={guide.end}>{w.playOn}</Button>
          <ButtonLink look="ghost" href={placeHref('learn', game, theme)}>
            {w.puzzle}
          </ButtonLink>
          {other === undefined ? (
            <ButtonLink look="ghost" href={href({ at: 'lobby' })}>
              {w.others}
            </ButtonLink>
          ) : (
            <Button look="ghost" onClick={() => void playGuided(other)}>
              {w.otherGame(gameName(other))}
            </Button>
          )}
        </div>
      }
    />
  )
}
