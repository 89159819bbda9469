import { finalStanding } from '@robodrome/leagues'
import { ButtonLink } from '../../kit/button.tsx'
import { Icon } from '../../kit/icons.tsx'
import { roomWords } from '../../words/league-rooms.ts'
import { entrantName, nameIn, type League } from '../league.ts'
import { Podium } from '../podium.tsx'
import { figureOf } from '../who.tsx'
import { OnceMore } from './once-more.tsx'
import './champion.css'

const STEPS = 3

/** The end of a competition: the champion on a podium with the next places. */
export function Champion({ league }: { league: League }) {
  const { view } = league
  const w = roomWords.season
  const { champion, entrants } = view.state
  // An entrant who was replaced by an AI in most matches cannot get the title (LG-OUT-12), so the champion stands highest regardless.
  const behind = finalStanding(view.state).flatMap(({ entrant, place }) =>
    entrant === champion || place === null ? [] : [{ entrant, place }],
  )
  const best = champion === null ? [] : [{ entrant: champion, place: 1 }, ...behind].slice(0, STEPS)
  return (
    <section className="panel lg-next lg-champion">
      {best.length > 0 && (
        <Podium
          steps={best.map(({ entrant, place }, i) => ({
            ...figureOf(view.state, entrant),
            name: nameIn(view, entrant, w.you),
            place: i === 0 ? 1 : Math.max(2, place),
            own: view.own.includes(entrant),
          }))}
        />
      )}
      <h2>
        <Icon name="trophy" size={26} />
        {champion === null ? w.noChampion : w.endedAs(entrantName(entrants[champion]!))}
      </h2>
      {view.id !== 'career' && (
        <div className="row flow">
          <OnceMore league={league} />
          <ButtonLink look="ghost" href={`/api/competitions/${view.id}/record`} download>
            <Icon name="download" size={18} />
            {w.record}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
