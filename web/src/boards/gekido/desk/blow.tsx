import type { Blow } from '@robodrome/gekido/page'
import { BreakdownRows } from '../../../kit/breakdown.tsx'
import type { Breakdown } from '../../board.ts'
import { consequence, damageRows } from '../breakdowns.ts'
import { forecastIn, pendingIn, rowShown } from '../chances.ts'
import { botName, panelOf, viewOf, type Props } from '../model.ts'
import { words } from '../words/index.ts'

/** Finds the most important blow for the watcher: the one against their Bot, otherwise the one against the target. */
export function blowShown({ snapshot, seat, answers, chosen }: Pick<Props, 'snapshot' | 'seat' | 'answers' | 'chosen'>): Blow | null {
  const view = viewOf(snapshot)
  if (!view.attack) return null
  const sure = pendingIn(answers)
  if (sure) return sure
  const command = view.attack.command === '' ? rowShown(answers, chosen)?.command : view.attack.command
  const forecast = command ? forecastIn(answers)[command] : undefined
  if (!forecast) return null
  return view.active === seat && view.attack.command !== '' && forecast.hit === null ? forecast.miss : forecast.hit
}

/** The number with all its parts and effects. */
export function breakdownOf({ snapshot, seat, answers }: Pick<Props, 'snapshot' | 'seat' | 'answers'>, blow: Blow): Breakdown {
  const view = viewOf(snapshot)
  const you = blow.seat === seat
  const sure = pendingIn(answers) !== null
  const name = botName(view, blow.seat)
  const titles =
    blow.cause === 'jolt'
      ? () => words.forecast.jolt
      : blow.cause === 'attack'
        ? sure
          ? words.forecast.sure
          : words.forecast.hit
        : sure
          ? words.forecast.sureMiss
          : words.forecast.miss
  const { dice, bonus } = panelOf(view, blow.seat)
  return {
    title: titles(you, name),
    total: blow.amount,
    tone: 'harm',
    rows: damageRows(view, blow.parts, blow.amount),
    outcome: consequence(blow, view.bots[blow.seat]!.structure, dice, bonus, name),
  }
}

/** The forecast on the desk: the most important blow. Without a hand below, there is room for the other outcome, too. */
export function BlowPanel(props: Props) {
  const blow = blowShown(props)
  if (!blow) return null
  const other =
    viewOf(props.snapshot).mode === 'duel' ? Object.values(forecastIn(props.answers)).find(({ hit }) => hit === blow)?.miss : null
  return (
    <section className="gk-blow">
      <BreakdownRows of={breakdownOf(props, blow)} explain={props.explain} />
      {other && other.amount > 0 && <BreakdownRows of={breakdownOf(props, other)} explain={props.explain} />}
    </section>
  )
}
