import { ButtonLink } from '../kit/button.tsx'
import { useLearnt } from '../page/learnt.ts'
import { placeHref } from '../page/route.ts'
import { learningOf } from '../boards/learning-words.ts'
import { words } from '../words/index.ts'
import { nextOf, useExercises } from './exercises.ts'
import { FrozenExercise } from './picture.tsx'
import './themes.css'
import '../frame/frozen-board.css'

/** The themes of a game's exercises, each with the reader's progress and a link to the next one. */
export function Themes({ game }: { game: string }) {
  const found = useExercises(game)
  const solved = useLearnt().solved[game] ?? {}
  const w = words.learn
  return (
    <ul className="themes">
      {Object.entries(learningOf(game).themes).map(([theme, { title, ask }]) => {
        const all = (found ?? []).filter((each) => each.theme === theme)
        const done = all.filter(({ exercise }) => solved[exercise.id] === true).length
        if (found !== null && all.length === 0) return null
        const next = nextOf(all, solved)
        return (
          <li key={theme} className="panel">
            {next ? <FrozenExercise game={game} found={next} label={w.nextOf(title)} /> : <div className="frozen" />}
            <h3>{title}</h3>
            <p>{ask}</p>
            <span className="row">
              <progress max={Math.max(1, all.length)} value={done} aria-label={title} />
              <b className="tabular">{w.solvedOf(done, all.length)}</b>
            </span>
            <ButtonLink href={placeHref('learn', game, theme)} aria-label={`${title}: ${done === 0 ? w.begin : w.goOn}`}>
              {done === 0 ? w.begin : done < all.length ? w.goOn : w.again}
            </ButtonLink>
          </li>
        )
      })}
    </ul>
  )
}
