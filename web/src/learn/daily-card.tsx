import { ButtonLink } from '../kit/button.tsx'
import { placeHref } from '../page/route.ts'
import { useLearnt } from '../page/learnt.ts'
import { gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'
import { dayOf, gameOf, streakOf } from './daily.ts'
import './themes.css'

/** Today's puzzle, on the home page and on the page of its game. */
export default function DailyCard() {
  const { days } = useLearnt()
  const today = dayOf(new Date())
  const done = days.includes(today)
  const w = words.learn
  return (
    <article className="panel daily">
      <div className="grow">
        <h3>{w.daily}</h3>
        <p>{w.dailyOf(gameName(gameOf(today)))}</p>
        <p className="small">{w.streak(streakOf(days, today))}</p>
      </div>
      <ButtonLink href={placeHref('learn', gameOf(today), 'daily')}>{done ? w.dailyDone : w.dailySolve}</ButtonLink>
    </article>
  )
}
