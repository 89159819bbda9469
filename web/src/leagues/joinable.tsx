import type { CompetitionCard } from '@robodrome/protocol'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Scene } from '../boards/scene.tsx'
import { placeHref } from '../page/route.ts'
import { gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'
import { Fault } from './fault.tsx'
import { SeatBoxes } from './seat-boxes.tsx'
import { moment } from './time.ts'
import { useEntering } from './use-entering.ts'
import '../lobby/tables.css'

/** Other leagues, to join or to watch. */
export function Joinable({
  title,
  cards,
  empty,
  relist,
}: {
  title: string
  cards: readonly CompetitionCard[]
  empty: string
  relist(): void
}) {
  const w = words.leagues
  const { join, fault, isBusy } = useEntering(relist)
  return (
    <section>
      <h2>{title}</h2>
      <Fault fault={fault} />
      {cards.length === 0 && <p className="table-card empty">{empty}</p>}
      <ul className="table-cards all">
        {cards.map(({ id, title: name, games, format, entrants, most, pace, status, startAt, teams }) => (
          <li key={id}>
            <div className="table-card">
              <Scene game={games[0]!} />
              <span className="grow">
                <b>{name}</b>
                <span className="whom">{[games.map(gameName).join(', '), w.formats[format]].join(' · ')}</span>
                <span className="whom">
                  <SeatBoxes taken={entrants} of={most} />
                  {['', ...(startAt === null ? [] : [w.startsAt(moment(startAt))]), w.pace[pace], ...(teams ? [w.inTeams] : [])].join(
                    ' · ',
                  )}
                </span>
              </span>
              {status === 'open' && !teams ? (
                <Button disabled={isBusy} onClick={() => join(id)}>
                  {w.join}
                </Button>
              ) : (
                <ButtonLink look="ghost" href={placeHref('leagues', id)}>
                  {status === 'open' ? w.open : w.watch}
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
