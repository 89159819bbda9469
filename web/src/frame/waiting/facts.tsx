import type { Snapshot } from '@robodrome/table'
import { Icon, type IconName } from '../../kit/icons.tsx'
import { gameName } from '../../boards/faces.ts'
import { wonBy } from '../../boards/waiting-words.ts'
import { waitingWords } from '../../words/waiting.ts'
import { useMode } from '../use-mode.ts'
import './facts.css'

const w = waitingWords

/** What players agree to: how to win, the time, whether it is rated, and why the dice can be trusted. */
export const Facts = ({ snapshot }: { snapshot: Snapshot }) => {
  const { clockRules, absence, dice, seats, behind } = snapshot
  const { title, about } = useMode(snapshot)
  const game = w.game(w.named(gameName(snapshot.game), title), seats.length)
  const won = wonBy(snapshot.game, snapshot.settings.mode)
  const facts: readonly (readonly [IconName, string, string])[] = [
    won === undefined ? ['flag', game, about] : ['flag', won, `${game}. ${about}`],
    ['clock', w.pace(clockRules), clockRules === null ? w.noClock[absence] : w.atZero[absence]],
    ['trophy', snapshot.rated ? w.rated : w.unrated, snapshot.rated ? w.ratedNote : w.unratedNote],
    ...(behind === undefined ? [] : [['eye', w.late(behind), w.lateNote] as const]),
    ['dice', w.fair, w.fairNote],
  ]
  return (
    <section className="panel room-part" aria-labelledby="what-you-play">
      <h2 id="what-you-play">{w.play}</h2>
      <dl className="facts">
        {facts.map(([icon, term, more]) => (
          <div key={term}>
            <dt>
              <Icon name={icon} size={18} />
              {term}
            </dt>
            <dd>{more}</dd>
          </div>
        ))}
      </dl>
      {dice && (
        <details>
          <summary>{w.commitment}</summary>
          <p>{w.commitmentNote}</p>
          <code>{dice.commitment}</code>
        </details>
      )}
    </section>
  )
}
